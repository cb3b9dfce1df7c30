// Parses the parameters of an intent as strictly as Stripe: parameters that are unknown or exclude each other are refused,
// because the real Stripe would refuse every card for them.
import { formOf, textOf, textsOf, wholeOf, wordsOf, type Form } from './form.ts'
import type { IntentParams } from './new-intent.ts'
import { invalidRequest } from './refusals.ts'

const known = new Set([
  'allowed_payment_method_types',
  'amount',
  'automatic_payment_methods',
  'capture_method',
  'confirm',
  'confirmation_token',
  'currency',
  'description',
  'error_on_requires_action',
  'expand',
  'metadata',
  'off_session',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'receipt_email',
  'return_url',
  'setup_future_usage',
  'shipping',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'use_stripe_sdk',
])

/** Stripe's smallest and largest amount in US dollars. */
const smallest = 50
const largest = 99_999_999

export function refuseUnknown(form: Form, allowed: ReadonlySet<string>): void {
  const stranger = Object.keys(form).find((name) => !allowed.has(name))
  if (stranger === undefined) return
  throw invalidRequest(`Received unknown parameter: ${stranger}`, {
    code: 'parameter_unknown',
    param: stranger,
  })
}

export function parseIntentParams(form: Form): IntentParams {
  if (form['payment_method_types'] !== undefined) {
    // The API required this parameter until the fall of 2026, and most documentation still shows it.
    const code = 'payment_method_types_no_longer_supported'
    throw invalidRequest('Use allowed_payment_method_types.', { code, param: 'payment_method_types' })
  }
  refuseUnknown(form, known)
  const amount = wholeOf(form, 'amount')
  if (amount === undefined) throw missing('amount')
  if (!Number.isSafeInteger(amount)) {
    throw invalidRequest(`Invalid integer: ${textOf(form, 'amount')}`, {
      code: 'parameter_invalid_integer',
      param: 'amount',
    })
  }
  const currency = textOf(form, 'currency')
  if (currency === undefined) throw missing('currency')
  if (currency !== 'usd')
    throw invalidRequest(`This account takes usd, not ${currency}.`, { param: 'currency' })
  if (amount < smallest) {
    throw invalidRequest('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' })
  }
  if (amount > largest) {
    throw invalidRequest('Amount must be no more than $999,999.99', {
      code: 'amount_too_large',
      param: 'amount',
    })
  }
  refuseClashes(form)
  const suffix = textOf(form, 'statement_descriptor_suffix') ?? null
  if (suffix !== null && !isDescriptor(suffix)) {
    throw invalidRequest('The statement descriptor suffix is not valid.', {
      param: 'statement_descriptor_suffix',
    })
  }
  const metadata = wordsOf(form, 'metadata')
  for (const [name, value] of Object.entries(metadata)) {
    if (name.length > 40 || value.length > 500)
      throw invalidRequest('Metadata is too long.', { param: 'metadata' })
  }
  return {
    amount,
    captureMethod: textOf(form, 'capture_method') === 'manual' ? 'manual' : 'automatic',
    metadata,
    description: textOf(form, 'description') ?? null,
    receiptEmail: textOf(form, 'receipt_email') ?? null,
    suffix,
    threeDSecure: threeDSecureOf(form),
  }
}

function threeDSecureOf(form: Form): IntentParams['threeDSecure'] {
  const options = formOf(form, 'payment_method_options')
  const card = formOf(options, 'card')
  refuseUnknown(options, new Set(['card']))
  refuseUnknown(card, new Set(['request_three_d_secure']))
  const asks = textOf(card, 'request_three_d_secure') ?? 'automatic'
  if (asks === 'any' || asks === 'automatic') return asks
  throw invalidRequest(`Invalid request_three_d_secure: must be any or automatic, not ${asks}`, {
    param: 'payment_method_options[card][request_three_d_secure]',
  })
}

function refuseClashes(form: Form): void {
  const has = (name: string) => form[name] !== undefined
  const types = textsOf(form, 'allowed_payment_method_types')
  if (types.length > 0 && has('automatic_payment_methods')) {
    const both = 'allowed_payment_method_types, automatic_payment_methods'
    throw invalidRequest(`You may only specify one of these parameters: ${both}.`)
  }
  if (types.some((type) => type !== 'card')) {
    throw invalidRequest('This account takes cards alone.', { param: 'allowed_payment_method_types' })
  }
  if (has('statement_descriptor')) {
    const message =
      'The statement_descriptor parameter is not supported for card payments. Use statement_descriptor_suffix instead.'
    throw invalidRequest(message, { param: 'statement_descriptor' })
  }
  const doubled = ['payment_method', 'payment_method_data', 'use_stripe_sdk', 'return_url', 'shipping'].find(
    has,
  )
  if (has('confirmation_token') && doubled !== undefined) {
    throw invalidRequest(`The confirmation token already says ${doubled}.`, { param: doubled })
  }
  const confirms = textOf(form, 'confirm') === 'true'
  const unconfirmed = [
    'confirmation_token',
    'error_on_requires_action',
    'off_session',
    'return_url',
    'use_stripe_sdk',
  ]
  const early = unconfirmed.find(has)
  if (!confirms && early !== undefined) {
    throw invalidRequest(
      `The parameter ${early} cannot be passed when creating a PaymentIntent unless confirm is set to true.`,
      {
        param: early,
      },
    )
  }
  const returns = formOf(form, 'automatic_payment_methods')
  if (
    confirms &&
    textOf(returns, 'enabled') === 'true' &&
    textOf(returns, 'allow_redirects') !== 'never' &&
    !has('return_url')
  ) {
    if (!has('confirmation_token')) throw missing('return_url')
  }
}

/** At most 22 characters together with the prefix, of which at least one is a letter. */
function isDescriptor(text: string): boolean {
  return text.length <= 22 && /[a-z]/i.test(text) && !/[<>\\'"*]/.test(text)
}

function missing(param: string) {
  return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
}
