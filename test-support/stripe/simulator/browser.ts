// The addresses that Stripe.js asks from a customer's browser, with the publishable key alone: a token for what was typed,
// the state of an intent whose secret the page knows, and how 3-D Secure ended.
import type { Stripe } from 'stripe'
import type { Account } from './account.ts'
import { cardOfNumber } from './cards.ts'
import { ofBank } from './control.ts'
import { formOf, textOf, textsOf, wholeOf, type Form } from './form.ts'
import { endChallenge } from './intents.ts'
import { resourceMissing, Refused, invalidRequest } from './refusals.ts'
import { makeToken } from './tokens.ts'

export const browserHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'GET, POST',
}

export function answerBrowser(account: Account, method: string, path: string, form: Form): object {
  if (method === 'POST' && path === '/v1/confirmation_tokens') return tokenFor(account, form)
  const id = /^\/v1\/payment_intents\/(\w+?)(\/challenge)?$/.exec(path)?.[1]
  if (id === undefined)
    throw new Refused(404, { type: 'invalid_request_error', message: 'Unrecognized request URL.' })
  const intent = account.intents.get(id)
  if (!intent || textOf(form, 'client_secret') !== intent.client_secret)
    throw resourceMissing('payment_intent', id)
  if (method === 'POST') ofBank(() => endChallenge(account, intent, textOf(form, 'outcome') === 'accepted'))
  return forBrowser(intent)
}

function tokenFor(account: Account, form: Form): object {
  const card = formOf(form, 'card')
  const number = textOf(card, 'number') ?? ''
  if (!/^\d{13,19}$/.test(number)) {
    throw new Refused(402, {
      type: 'card_error',
      code: 'incorrect_number',
      message: 'Your card number is incorrect.',
    })
  }
  const amount = wholeOf(form, 'amount')
  const currency = textOf(form, 'currency')
  const captureMethod = textOf(form, 'capture_method')
  if (amount === undefined || currency === undefined) throw invalidRequest('The element says no amount.')
  const expected = {
    amount,
    currency,
    captureMethod: captureMethod ?? 'automatic',
    methodTypes: textsOf(form, 'allowed_payment_method_types'),
  }
  return makeToken(account, cardOfNumber(number), expected, formOf(form, 'billing_details'))
}

/** A publishable key sees less than a secret key. */
function forBrowser(intent: Stripe.PaymentIntent): object {
  const { id, object, amount, currency, status, client_secret, last_payment_error, next_action, livemode } =
    intent
  return { id, object, amount, currency, status, client_secret, last_payment_error, next_action, livemode }
}
