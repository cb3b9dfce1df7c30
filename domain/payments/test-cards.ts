// The test cards that Stripe's documentation names, for the owner's try with test keys: by their number, and by the name under
// which Stripe makes a token of one without anybody typing a number.
export const testCards = {
  approve: { number: '4242 4242 4242 4242', method: 'pm_card_visa' },
  decline: { number: '4000 0000 0000 0002', method: 'pm_card_visa_chargeDeclined' },
  /** The bank wants the customer to confirm. */
  bank: { number: '4000 0027 6000 3184', method: 'pm_card_authenticationRequired' },
} as const
