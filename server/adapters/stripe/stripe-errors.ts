// Classifies Stripe's errors: no answer, an answer that Stripe caches and repeats, or a final refusal.
import { Stripe } from 'stripe'
import type { PaymentFailureReason } from '#domain/payments/payment.ts'
import { GatewayFailed, GatewayUnavailable, KeysRefused } from '../payments.ts'

const { StripeError, StripeInvalidRequestError } = Stripe.errors

/** Stripe did not process the request: too many requests, the same request is under way, or our key was rejected. */
const unprocessedStatuses: readonly (number | undefined)[] = [401, 403, 409, 429]

/** Whether Stripe has processed the request with this idempotency key, and would repeat its answer for a day. */
export function isCachedReply(error: unknown): error is InstanceType<typeof StripeError> {
  return (
    error instanceof StripeError &&
    error.statusCode !== undefined &&
    !unprocessedStatuses.includes(error.statusCode)
  )
}

/** Whether Stripe replayed a cached answer, which says nothing about the current state. */
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

/** For an error that means nothing to the customer or the owner: the request is retried. */
export function toGatewayUnavailable(error: unknown): GatewayUnavailable {
  if (error instanceof GatewayUnavailable) return error
  if (!(error instanceof StripeError))
    return new GatewayUnavailable('Stripe could not be asked', { cause: error })
  const status = error.statusCode === undefined ? 'no answer' : `${error.statusCode}`
  const words = `Stripe: ${status}, ${error.code ?? error.type}: ${error.message}`
  // Without the cause, which contains the request.
  return status === '401' || status === '403' ? new KeysRefused(words) : new GatewayUnavailable(words)
}

/** Like toGatewayUnavailable, for a request with an idempotency key, under which Stripe may cache the error. */
export function toGatewayError(error: unknown): unknown {
  return isCachedReply(error)
    ? new GatewayFailed(toGatewayUnavailable(error).message)
    : toGatewayUnavailable(error)
}

/** Why Stripe will never make this refund; undefined when a retry may succeed. */
export function refundFailureReason(error: unknown): PaymentFailureReason | undefined {
  if (!(error instanceof StripeInvalidRequestError)) return undefined
  if (error.code === 'charge_disputed' || error.code === 'refund_disputed_payment') return 'disputed'
  const isNever =
    // More than what remains: somebody has refunded on Stripe's own pages.
    error.param === 'amount' ||
    isResourceMissing(error) ||
    nonRefundableCodes.some((code) => code === error.code)
  return isNever ? 'refused' : undefined
}

const nonRefundableCodes = ['charge_already_refunded', 'charge_not_refundable'] as const

/** Why the money of a refund came back after Stripe had sent it. */
export function returnedRefundReason(reason: string | undefined): PaymentFailureReason {
  return reason === 'expired_or_canceled_card' || reason === 'lost_or_stolen_card'
    ? 'account-closed'
    : 'refused'
}
