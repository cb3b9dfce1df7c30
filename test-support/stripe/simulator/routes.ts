// The part of Stripe's API that the restaurant uses: which address does what, and at which step a fault strikes it.
import type { Stripe } from 'stripe'
import { chargeOf, idOf, type Account } from './account.ts'
import { cardOfMethod, type TestCard } from './cards.ts'
import type { Step } from './faults.ts'
import { textOf, textsOf, wholeOf, wordsOf, type Form } from './form.ts'
import { cancelIntent, captureIntent, confirmIntent } from './intents.ts'
import { expand, listPage } from './lists.ts'
import { newIntent } from './new-intent.ts'
import { refundCharge } from './refunds.ts'
import { resourceMissing, invalidRequest } from './refusals.ts'
import { checkToken, makeToken, spendToken } from './tokens.ts'
import { parseIntentParams, refuseUnknown } from './intent-params.ts'

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** {id} stands for an object's id. */
  readonly path: string
  readonly step: Step
  readonly handle: (account: Account, form: Form, id: string) => object
}

const look = (path: string, handle: Route['handle']): Route => ({ method: 'GET', path, step: 'look', handle })
const post = (path: string, step: Step, handle: Route['handle']): Route => ({
  method: 'POST',
  path,
  step,
  handle,
})

export const routes: readonly Route[] = [
  post('/v1/payment_intents', 'hold', (account, form) => {
    const selection = parseIntentParams(form)
    const token = textOf(form, 'confirmation_token')
    const method = textOf(form, 'payment_method')
    // An unknown token must not create an intent.
    if (token !== undefined) checkToken(account, token)
    if (method !== undefined) methodCard(method)
    const intent = newIntent(account, selection)
    account.tell('payment_intent.created', intent)
    const card =
      token === undefined
        ? method === undefined
          ? undefined
          : methodCard(method)
        : spendOrDrop(account, token, intent)
    if (textOf(form, 'confirm') !== 'true') return intent
    if (!card)
      throw invalidRequest('You cannot confirm this PaymentIntent because it is missing a payment method.')
    confirmIntent(account, intent, card)
    return intent
  }),
  look('/v1/payment_intents', (account, form) =>
    listPage(account.intents.values(), form, '/v1/payment_intents'),
  ),
  look('/v1/payment_intents/{id}', (account, _form, id) => findIntent(account, id)),
  post('/v1/payment_intents/{id}/confirm', 'hold', (account, form, id) => {
    refuseUnknown(
      form,
      new Set(['confirmation_token', 'payment_method', 'expand', 'return_url', 'use_stripe_sdk']),
    )
    const intent = findIntent(account, id)
    if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_confirmation') {
      const message = `This PaymentIntent's status is ${intent.status}: it cannot be confirmed.`
      throw invalidRequest(message, {
        code: 'payment_intent_unexpected_state',
        payment_intent: structuredClone(intent),
      })
    }
    const token = textOf(form, 'confirmation_token')
    confirmIntent(
      account,
      intent,
      token === undefined
        ? methodCard(textOf(form, 'payment_method') ?? '')
        : spendToken(account, token, intent),
    )
    return intent
  }),
  post('/v1/payment_intents/{id}/capture', 'capture', (account, form, id) => {
    refuseUnknown(form, new Set(['amount_to_capture', 'expand', 'metadata', 'statement_descriptor_suffix']))
    const intent = findIntent(account, id)
    captureIntent(account, intent, wholeOf(form, 'amount_to_capture'))
    return intent
  }),
  post('/v1/payment_intents/{id}/cancel', 'void', (account, form, id) => {
    refuseUnknown(form, new Set(['cancellation_reason', 'expand']))
    const intent = findIntent(account, id)
    const reason = textOf(form, 'cancellation_reason') ?? null
    const known: readonly (string | null)[] = [
      'duplicate',
      'fraudulent',
      'requested_by_customer',
      'abandoned',
      null,
    ]
    if (!known.includes(reason))
      throw invalidRequest('Invalid cancellation_reason', { param: 'cancellation_reason' })
    cancelIntent(account, intent, reason)
    return intent
  }),
  look('/v1/charges', (account, form) =>
    listPage(account.charges.values(), form, '/v1/charges', isOf(form, 'payment_intent')),
  ),
  look('/v1/charges/{id}', (account, _form, id) => find(account.charges, 'charge', id)),
  post('/v1/refunds', 'refund', (account, form) => {
    refuseUnknown(form, new Set(['amount', 'charge', 'expand', 'metadata', 'payment_intent', 'reason']))
    const reason = textOf(form, 'reason') ?? null
    const known: readonly (string | null)[] = ['duplicate', 'fraudulent', 'requested_by_customer', null]
    if (!known.includes(reason)) throw invalidRequest('Invalid reason', { param: 'reason' })
    const selection = { amount: wholeOf(form, 'amount'), reason, metadata: wordsOf(form, 'metadata') }
    return refundCharge(account, chargeToRefund(account, form), selection)
  }),
  look('/v1/refunds', (account, form) =>
    listPage(
      account.refunds.values(),
      form,
      '/v1/refunds',
      (refund) => isOf(form, 'payment_intent')(refund) && isOf(form, 'charge')(refund),
    ),
  ),
  look('/v1/refunds/{id}', (account, _form, id) => find(account.refunds, 'refund', id)),
  look('/v1/disputes', (account, form) =>
    listPage(
      account.disputes.values(),
      form,
      '/v1/disputes',
      (dispute) => isOf(form, 'payment_intent')(dispute) && isOf(form, 'charge')(dispute),
    ),
  ),
  look('/v1/disputes/{id}', (account, _form, id) => find(account.disputes, 'dispute', id)),
  look('/v1/events', (account, form) => {
    const types = textsOf(form, 'types')
    const type = textOf(form, 'type')
    const wanted = type === undefined ? types : [type]
    return listPage(
      account.events.values(),
      form,
      '/v1/events',
      (event) => wanted.length === 0 || wanted.includes(event.type),
    )
  }),
  look('/v1/events/{id}', (account, _form, id) => find(account.events, 'event', id)),
  look('/v1/balance_transactions', (account, form) =>
    listPage(
      account.balance.values(),
      form,
      '/v1/balance_transactions',
      (moved) => isOf(form, 'type')(moved) && isOf(form, 'source')(moved),
    ),
  ),
  look('/v1/balance_transactions/{id}', (account, _form, id) =>
    find(account.balance, 'balance transaction', id),
  ),
  look('/v1/confirmation_tokens/{id}', (account, _form, id) => {
    const kept = account.tokens.get(id)
    if (!kept) throw resourceMissing('confirmationtoken', id)
    return kept.token
  }),
  post('/v1/test_helpers/confirmation_tokens', 'look', (account, form) =>
    makeToken(account, methodCard(textOf(form, 'payment_method') ?? 'pm_card_visa')),
  ),
]

export function answerRoute(account: Account, route: Route, form: Form, id: string): object {
  return expand(account, route.handle(account, form, id), form)
}

function findIntent(account: Account, id: string): Stripe.PaymentIntent {
  return find(account.intents, 'payment_intent', id)
}

function find<Thing>(things: ReadonlyMap<string, Thing>, kind: string, id: string, param = 'id'): Thing {
  const found = things.get(id)
  if (!found) throw resourceMissing(kind, id, param)
  return found
}

/** A token that does not fit must not leave an intent behind. */
function spendOrDrop(account: Account, token: string, intent: Stripe.PaymentIntent): TestCard {
  try {
    return spendToken(account, token, intent)
  } catch (error) {
    account.intents.delete(intent.id)
    throw error
  }
}

function methodCard(method: string): TestCard {
  const card = cardOfMethod(method)
  if (!card) throw resourceMissing('PaymentMethod', method, 'payment_method')
  return card
}

function chargeToRefund(account: Account, form: Form): Stripe.Charge {
  const intent = textOf(form, 'payment_intent')
  if (intent === undefined) return find(account.charges, 'charge', textOf(form, 'charge') ?? '', 'charge')
  const found = find(account.intents, 'payment_intent', intent, 'payment_intent')
  const charge = chargeOf(account, found)
  if (!charge)
    throw invalidRequest(`This PaymentIntent (${intent}) does not have a successful charge to refund.`)
  return charge
}

function isOf<Name extends string>(form: Form, name: Name) {
  const wanted = textOf(form, name)
  return (thing: { readonly [field in Name]?: unknown }) =>
    wanted === undefined || idOf(thing[name] as string | { id: string } | null) === wanted
}
