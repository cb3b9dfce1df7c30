// What the bank's window ended with: Stripe.js answers with the payment as it is then, or with an error (R66).
import type { PaymentIntentOrSetupIntentResult } from '@stripe/stripe-js'

type Result = Pick<PaymentIntentOrSetupIntentResult, 'paymentIntent' | 'error'>

/** `unclear`: the window may have done its work, and only the answer is lost. Then the server looks, which asks Stripe. */
export type BankAnswer = 'confirmed' | 'refused' | 'unclear'

export function bankAnswerOf({ paymentIntent, error }: Result): BankAnswer {
  const status = paymentIntent?.status ?? error?.payment_intent?.status
  switch (status) {
    case 'requires_capture':
    case 'succeeded':
    case 'processing':
      return 'confirmed'
    // The bank has refused, or the customer has closed its window.
    case 'requires_payment_method':
    case 'requires_action':
    case 'canceled':
      return 'refused'
    default:
      return isVerdict(error) ? 'refused' : 'unclear'
  }
}

/** Where Stripe.js breaks off, the window may have been answered all the same. */
export async function confirmWithBank(ask: () => Promise<Result>): Promise<BankAnswer> {
  return bankAnswerOf(await ask().catch(() => ({})))
}

function isVerdict(error: Result['error']): boolean {
  return error?.type === 'card_error' || error?.code === 'payment_intent_authentication_failure'
}
