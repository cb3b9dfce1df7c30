// Confirmation tokens: what the customer typed, stored at Stripe under an id that is valid for one payment.
import type { Stripe } from 'stripe'
import { makeId, type Account, type Expectation, type StoredToken } from './account.ts'
import type { TestCard } from './cards.ts'
import { formOf, textOf, type Form } from './form.ts'
import { resourceMissing, invalidRequest } from './refusals.ts'

const tokenSeconds = 12 * 60 * 60

export function makeToken(
  account: Account,
  card: TestCard,
  expected: Expectation = {},
  billing: Form = {},
): Stripe.ConfirmationToken {
  const created = account.now()
  const token: Stripe.ConfirmationToken = {
    id: makeId('ctoken'),
    object: 'confirmation_token',
    created,
    expires_at: created + tokenSeconds,
    livemode: false,
    mandate_data: null,
    metadata: null,
    payment_intent: null,
    payment_method_options: { card: { cvc_token: null } },
    payment_method_preview: previewOf(card, billing),
    return_url: null,
    setup_future_usage: null,
    setup_intent: null,
    shipping: null,
    use_stripe_sdk: true,
  }
  account.tokens.set(token.id, { token, card, expected })
  return token
}

/** Uses up the token, if it is valid for this intent. */
export function spendToken(account: Account, id: string, intent: Stripe.PaymentIntent): TestCard {
  const kept = account.tokens.get(id)
  if (!kept) throw resourceMissing('confirmationtoken', id, 'confirmation_token')
  const { token, card, expected } = kept
  if (token.payment_intent !== null) throw refusedToken('has already been used to confirm a PaymentIntent')
  if (token.expires_at !== null && token.expires_at < account.now()) throw refusedToken('has expired')
  compare(expected, intent)
  token.payment_intent = intent.id
  token.expires_at = null
  return card
}

/** Checks without using up the token, because the intent may still be refused. */
export function checkToken(account: Account, id: string): StoredToken {
  const kept = account.tokens.get(id)
  if (!kept) throw resourceMissing('confirmationtoken', id, 'confirmation_token')
  return kept
}

function compare(expected: Expectation, intent: Stripe.PaymentIntent): void {
  const pairs = [
    ['amount', expected.amount, intent.amount],
    ['currency', expected.currency, intent.currency],
    ['capture_method', expected.captureMethod, intent.capture_method],
    ['payment_method_types', expected.methodTypes?.join(), intent.payment_method_types.join()],
  ] as const
  const other = pairs.find(([, wanted, is]) => wanted !== undefined && wanted !== is)
  if (other) {
    const [name, wanted, is] = other
    throw refusedToken(`was collected with ${name} ${wanted}, but the PaymentIntent has ${is}`)
  }
}

function refusedToken(what: string) {
  return invalidRequest(`The provided ConfirmationToken ${what}.`, { param: 'confirmation_token' })
}

function previewOf(card: TestCard, billing: Form): Stripe.ConfirmationToken.PaymentMethodPreview {
  const person = (name: string) => textOf(billing, name) ?? null
  const place = (name: string) => textOf(formOf(billing, 'address'), name) ?? null
  return {
    allow_redisplay: 'unspecified',
    billing_details: {
      address: {
        city: place('city'),
        country: place('country'),
        line1: place('line1'),
        line2: place('line2'),
        postal_code: place('postal_code'),
        state: place('state'),
      },
      email: person('email'),
      name: person('name'),
      phone: person('phone'),
      tax_id: null,
    },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: null },
      country: 'US',
      display_brand: card.brand,
      exp_month: 12,
      exp_year: 2034,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    customer: null,
    customer_account: null,
    type: 'card',
  }
}
