// What an error of Stripe means for us: silence, an answer that Stripe would repeat, or something it will never do.
import { Stripe } from 'stripe'
import type { PaymentFailureReason } from '#domain/payments/payment.ts'
import { GatewayFailed, GatewayUnavailable } from '../payments.ts'

const { StripeError, StripeInvalidRequestError } = Stripe.errors

/** Stripe answered, and did nothing: too many requests, the same request is under way, or our key is not let in. */
const unprocessedStatuses: readonly (number | undefined)[] = [401, 403, 409, 429]

/** Whether Stripe has answered the first request with this idempotency key, and would repeat that answer for a day. */
export function isCachedReply(error: unknown): error is InstanceType<typeof StripeError> {
  return (
    error instanceof StripeError &&
    error.statusCode !== undefined &&
    !unprocessedStatuses.includes(error.statusCode)
  )
}

/** Whether this is such a repeated answer, which says nothing about now. */
export function wasReplayed(headers: Readonly<Record<string, unknown>> | undefined): boolean {
  return headers?.['idempotent-replayed'] === 'true'
}

/** The token is unknown, used up or too old. */
export function isTokenError(error: unknown): boolean {
  if (!(error instanceof StripeInvalidRequestError)) return false
  return error.param === 'confirmation_token' || error.code?.startsWith('confirmation_token') === true
}

export function isResourceMissing(error: unknown): boolean {
  return error instanceof StripeInvalidRequestError && error.code === 'resource_missing'
}

/** Nothing that we could say to the customer or the owner: the same is asked again. */
export function toGatewayUnavailable(error: unknown): GatewayUnavailable {
  if (error instanceof GatewayUnavailable) return error
  if (!(error instanceof StripeError))
    return new GatewayUnavailable('Stripe could not be asked', { cause: error })
  const status = error.statusCode === undefined ? 'no answer' : `${error.statusCode}`
  const words = `Stripe: ${status}, ${error.code ?? error.type}: ${error.message}`
  // Without the cause: it holds what was sent.
  return new GatewayUnavailable(words)
}

/** The same of a request with an idempotency key, under which Stripe may keep the error. */
export function toGatewayError(error: unknown): unknown {
  return isCachedReply(error)
    ? new GatewayFailed(toGatewayUnavailable(error).message)
    : toGatewayUnavailable(error)
}

/** Why Stripe will never send this money back; undefined where another try may do it. */
export function refundFailureReason(error: unknown): PaymentFailureReason | undefined {
  if (!(error instanceof StripeInvalidRequestError)) return undefined
  if (error.code === 'charge_disputed' || error.code === 'refund_disputed_payment') return 'disputed'
  const isNever =
    // More than is left: somebody has sent money back in Stripe's own pages.
    error.param === 'amount' ||
    isResourceMissing(error) ||
    nonRefundableCodes.some((code) => code === error.code)
  return isNever ? 'refused' : undefined
}

const nonRefundableCodes = ['charge_already_refunded', 'charge_not_refundable'] as const

/** Why a refund came back that Stripe had sent. */
export function returnedRefundReason(reason: string | undefined): PaymentFailureReason {
  return reason === 'expired_or_canceled_card' || reason === 'lost_or_stolen_card'
    ? 'account-closed'
    : 'refused'
}
