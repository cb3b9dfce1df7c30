// Stripe's error replies: one error object, with the status that fits its type.
import type { Stripe } from 'stripe'

export interface Refusal {
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  readonly message: string
  readonly code?: string
  readonly decline_code?: string
  readonly param?: string
  readonly charge?: string
  readonly payment_intent?: Stripe.PaymentIntent
}

export class Refused extends Error {
  readonly status: number
  readonly refusal: Refusal

  constructor(status: number, refusal: Refusal) {
    super(refusal.message)
    this.status = status
    this.refusal = refusal
  }
}

export function invalidRequest(message: string, more: Partial<Refusal> = {}): Refused {
  return new Refused(400, { type: 'invalid_request_error', message, ...more })
}

export function resourceMissing(kind: string, id: string, param = 'id'): Refused {
  const message = `No such ${kind}: '${id}'`
  // An unknown id in the path is a 404; an unknown id among the parameters is a 400.
  const status = param === 'id' ? 404 : 400
  return new Refused(status, { type: 'invalid_request_error', code: 'resource_missing', message, param })
}
