// The words of the demo's card fields. Loaded together with the fields.
export const cardFormMessages = {
  cardNumber: 'Card number',
  cvv: 'CVV',
  cvvPlaceholder: '3 or 4 digits',
  /** Asks again after a declined card. */
  cvvAgain: 'Enter the CVV again.',
  expiry: 'Expiry month',
  expiryPlaceholder: 'MM/YY',
  cards: 'Credit and debit cards accepted',
  demo: 'Demo: no card is charged.',
  demoApproved: 'succeeds',
  demoDeclined: 'is declined',
  demoSilent: 'doesn’t answer',
}
