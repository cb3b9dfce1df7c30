// What can be done with an intent: hold money, ask for 3-D Secure, capture, cancel, lapse. Each step checks the state
// first, as Stripe does, so that nothing can be taken twice.
import type { Stripe } from 'stripe'
import { chargeOf, makeId, type Account } from './account.ts'
import type { TestCard } from './cards.ts'
import { openDispute } from './disputes.ts'
import { moveBalance, newCharge } from './new-intent.ts'
import { Refused, invalidRequest } from './refusals.ts'
import { releaseCharge } from './refunds.ts'

type Intent = Stripe.PaymentIntent

/** Asks the bank, or first the customer. */
export function confirmIntent(account: Account, intent: Intent, card: TestCard): void {
  account.cardOf.set(intent.id, card)
  intent.payment_method = makeId('pm')
  intent.last_payment_error = null
  const { request_three_d_secure: asks } = intent.payment_method_options?.card ?? {}
  if (!card.challenge && asks !== 'any') return authorizeIntent(account, intent, card)
  intent.status = 'requires_action'
  intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } }
  account.tell('payment_intent.requires_action', intent)
}

/** How 3-D Secure ends: the bank is asked only when the customer has passed. */
export function endChallenge(account: Account, intent: Intent, passed: boolean): void {
  if (intent.status !== 'requires_action') throw unexpected(intent, 'authenticated', ['requires_action'])
  intent.next_action = null
  const card = account.cardOf.get(intent.id)
  if (!card) throw invalidRequest('This PaymentIntent has no payment method.')
  if (passed) return authorizeIntent(account, intent, card)
  const message =
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.'
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.last_payment_error = {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message,
  }
  account.tell('payment_intent.payment_failed', intent)
}

function authorizeIntent(account: Account, intent: Intent, card: TestCard): void {
  const charge = newCharge(account, intent, card)
  if (card.decline) {
    const { code, declineCode, message } = card.decline
    const refusal = {
      type: 'card_error',
      code,
      ...(declineCode ? { decline_code: declineCode } : {}),
      message,
      charge: charge.id,
    } as const
    intent.status = 'requires_payment_method'
    intent.payment_method = null
    intent.last_payment_error = { ...refusal, code }
    account.tell('charge.failed', charge)
    account.tell('payment_intent.payment_failed', intent)
    throw new Refused(402, { ...refusal, payment_intent: structuredClone(intent) })
  }
  intent.status = 'requires_capture'
  intent.amount_capturable = intent.amount
  account.tell('charge.succeeded', charge)
  account.tell('payment_intent.amount_capturable_updated', intent)
  if (intent.capture_method === 'automatic') captureIntent(account, intent)
}

export function captureIntent(account: Account, intent: Intent, wanted = intent.amount_capturable): void {
  const charge = chargeOf(account, intent)
  if (intent.status !== 'requires_capture' || !charge)
    throw unexpected(intent, 'captured', ['requires_capture'])
  if (wanted > intent.amount_capturable || wanted < 1) {
    const message = `The amount to capture (${wanted}) must be from 1 to ${intent.amount_capturable}.`
    throw invalidRequest(message, { code: 'amount_too_large', param: 'amount_to_capture' })
  }
  intent.status = 'succeeded'
  intent.amount_capturable = 0
  intent.amount_received = wanted
  charge.captured = true
  charge.amount_captured = wanted
  // The part of a hold that is not captured is released at once.
  if (wanted < charge.amount) releaseCharge(account, charge, charge.amount - wanted)
  charge.balance_transaction = moveBalance(account, {
    amount: wanted,
    fee: Math.round(wanted * 0.029) + 30,
    type: 'charge',
    category: 'charge',
    source: charge.id,
  }).id
  account.captures.set(intent.id, (account.captures.get(intent.id) ?? 0) + 1)
  account.tell('charge.captured', charge)
  account.tell('payment_intent.succeeded', intent)
  const later = account.cardOf.get(intent.id)?.later
  if (later === 'dispute' || later === 'inquiry')
    openDispute(account, charge, { inquiry: later === 'inquiry' })
}

const cancelable = ['requires_payment_method', 'requires_capture', 'requires_confirmation', 'requires_action']

export function cancelIntent(account: Account, intent: Intent, reason: Intent['cancellation_reason']): void {
  if (!cancelable.includes(intent.status)) throw unexpected(intent, 'canceled', cancelable)
  endHold(account, intent, reason)
}

/** Seven days have passed without a capture. */
export function lapseIntent(account: Account, intent: Intent): void {
  if (intent.status !== 'requires_capture') throw unexpected(intent, 'lapsed', ['requires_capture'])
  const charge = chargeOf(account, intent)
  endHold(account, intent, 'automatic')
  if (charge) account.tell('charge.expired', charge)
}

function endHold(account: Account, intent: Intent, reason: Intent['cancellation_reason']): void {
  const charge = intent.status === 'requires_capture' ? chargeOf(account, intent) : undefined
  intent.status = 'canceled'
  intent.amount_capturable = 0
  intent.next_action = null
  intent.canceled_at = account.now()
  intent.cancellation_reason = reason
  if (charge) {
    releaseCharge(account, charge, charge.amount)
    account.tell('charge.refunded', charge)
  }
  account.tell('payment_intent.canceled', intent)
}

function unexpected(intent: Intent, done: string, wanted: readonly string[]): Refused {
  const message = `This PaymentIntent could not be ${done} because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be ${done}: ${wanted.join(', ')}.`
  return invalidRequest(message, {
    code: 'payment_intent_unexpected_state',
    payment_intent: structuredClone(intent),
  })
}
