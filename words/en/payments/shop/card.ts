// The words of the card's fields, which load with them.
export const cardFormMessages = {
  cardNumber: 'Card number',
  cvv: 'CVV',
  cvvPlaceholder: '3 or 4 digits',
  /** After a declined card. */
  cvvAgain: 'Enter the CVV again.',
  expiry: 'Expiry month',
  expiryPlaceholder: 'MM/YY',
  cards: 'Credit and debit cards accepted',
  demo: 'Demo: no card is charged.',
  demoApproved: 'succeeds',
  demoDeclined: 'is declined',
  demoSilent: 'doesn’t answer',
}
