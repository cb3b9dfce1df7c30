// The test cards of Stripe's documentation that the simulator knows: the outcome of each, by number and by the API's name
// for the card (https://docs.stripe.com/testing).

export interface Decline {
  readonly code: string
  readonly declineCode: string | null
  readonly message: string
}

export interface TestCard {
  readonly number: string
  /** How the API names a ready-made payment method with this card. */
  readonly method: string
  readonly brand: 'visa' | 'mastercard' | 'amex' | 'discover'
  /** The bank asks for 3-D Secure first. */
  readonly challenge?: true
  readonly decline?: Decline
  /** What happens later by itself. */
  readonly later?: 'dispute' | 'inquiry' | 'refund fails' | 'refund pends'
}

const declined = (declineCode: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  declineCode,
  message,
})
const generic = declined('generic_decline')
const insufficient = declined('insufficient_funds', 'Your card has insufficient funds.')

/** By the names that our tests use. */
export const cards = {
  approve: { number: '4242424242424242', method: 'pm_card_visa', brand: 'visa' },
  mastercard: { number: '5555555555554444', method: 'pm_card_mastercard', brand: 'mastercard' },
  amex: { number: '378282246310005', method: 'pm_card_amex', brand: 'amex' },
  discover: { number: '6011111111111117', method: 'pm_card_discover', brand: 'discover' },
  decline: { ...visa('4000000000000002', 'pm_card_visa_chargeDeclined'), decline: generic },
  insufficient: {
    ...visa('4000000000009995', 'pm_card_visa_chargeDeclinedInsufficientFunds'),
    decline: insufficient,
  },
  lost: {
    ...visa('4000000000009987', 'pm_card_visa_chargeDeclinedLostCard'),
    decline: declined('lost_card'),
  },
  expired: {
    ...visa('4000000000000069', 'pm_card_chargeDeclinedExpiredCard'),
    decline: { code: 'expired_card', declineCode: 'expired_card', message: 'Your card has expired.' },
  },
  'wrong-cvc': {
    ...visa('4000000000000127', 'pm_card_chargeDeclinedIncorrectCvc'),
    decline: {
      code: 'incorrect_cvc',
      declineCode: 'incorrect_cvc',
      message: "Your card's security code is incorrect.",
    },
  },
  'processing-error': {
    ...visa('4000000000000119', 'pm_card_chargeDeclinedProcessingError'),
    decline: {
      code: 'processing_error',
      declineCode: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  '3ds': { ...visa('4000002760003184', 'pm_card_authenticationRequired'), challenge: true },
  '3ds-once': { ...visa('4000002500003155', 'pm_card_authenticationRequiredOnSetup'), challenge: true },
  '3ds-two': { ...visa('4000000000003220', 'pm_card_threeDSecure2Required'), challenge: true },
  /** The customer passes 3-D Secure, but the bank still refuses. */
  '3ds-refused': {
    ...visa('4000008400001629', 'pm_card_threeDSecureRequiredChargeDeclined'),
    challenge: true,
    decline: generic,
  },
  '3ds-insufficient': {
    ...visa('4000008260003178', 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds'),
    challenge: true,
    decline: insufficient,
  },
  disputed: { ...visa('4000000000000259', 'pm_card_createDispute'), later: 'dispute' },
  inquired: { ...visa('4000000000001976', 'pm_card_createDisputeInquiry'), later: 'inquiry' },
  'refund-fails': { ...visa('4000000000005126', 'pm_card_refundFail'), later: 'refund fails' },
  'refund-pends': { ...visa('4000000000007726', 'pm_card_pendingRefund'), later: 'refund pends' },
} as const satisfies Record<string, TestCard>

export type CardName = keyof typeof cards

const everyCard: readonly TestCard[] = Object.values(cards)

/** In test mode Stripe declines every card that is not a test card. */
const stranger: Decline = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test card.',
)

export function cardOfNumber(number: string): TestCard {
  return (
    everyCard.find((card) => card.number === number) ?? {
      ...visa(number, 'pm_card_stranger'),
      decline: stranger,
    }
  )
}

export function cardOfMethod(method: string): TestCard | undefined {
  return everyCard.find((card) => card.method === method)
}

function visa(number: string, method: string): { number: string; method: string; brand: 'visa' } {
  return { number, method, brand: 'visa' }
}
