// The simulator's replies have the same fields, of the same types, as Stripe's published samples, wherever our code reads
// them (R66). The compiler also checks them against the SDK's types.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSimulator, type OpenSimulator } from './open-simulator.ts'

let { simulator, stripe, hold } = {} as OpenSimulator

beforeAll(async () => {
  ;({ simulator, stripe, hold } = await openSimulator())
})
afterAll(() => simulator.close())

/** A trailing question mark: the field may be null. */
type Kind = 'text' | 'whole' | 'flag' | 'object' | 'list' | 'text?' | 'whole?' | 'object?' | 'null'

function kindsOf(thing: object): Record<string, string> {
  return Object.fromEntries(Object.entries(thing).map(([name, value]) => [name, kindOf(value)]))
}

function kindOf(value: unknown): Kind {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'number') return Number.isSafeInteger(value) ? 'whole' : 'null'
  return typeof value === 'string' ? 'text' : typeof value === 'boolean' ? 'flag' : 'object'
}

function differences(thing: object | undefined | null, shape: Record<string, Kind>): string[] {
  if (!thing) return ['there is nothing to compare']
  const kinds = kindsOf(thing)
  const wrong = Object.entries(shape).filter(([name, wanted]) => {
    const is = kinds[name]
    return is !== wanted && !(wanted.endsWith('?') && (is === 'null' || is === wanted.slice(0, -1)))
  })
  return wrong.map(([name, wanted]) => `${name} is ${kinds[name]}, not ${wanted}`)
}

const intent: Record<string, Kind> = {
  id: 'text',
  object: 'text',
  amount: 'whole',
  amount_capturable: 'whole',
  amount_details: 'object',
  amount_received: 'whole',
  application: 'null',
  application_fee_amount: 'null',
  automatic_payment_methods: 'object?',
  canceled_at: 'whole?',
  cancellation_reason: 'text?',
  capture_method: 'text',
  client_secret: 'text',
  confirmation_method: 'text',
  created: 'whole',
  currency: 'text',
  customer: 'null',
  customer_account: 'null',
  description: 'text?',
  excluded_payment_method_types: 'null',
  last_payment_error: 'object?',
  latest_charge: 'text?',
  livemode: 'flag',
  managed_payments: 'object?',
  metadata: 'object',
  next_action: 'object?',
  on_behalf_of: 'null',
  payment_method: 'text?',
  payment_method_configuration_details: 'object?',
  payment_method_options: 'object',
  payment_method_types: 'list',
  processing: 'object?',
  receipt_email: 'text?',
  review: 'null',
  setup_future_usage: 'null',
  shipping: 'object?',
  source: 'null',
  statement_descriptor: 'null',
  statement_descriptor_suffix: 'text?',
  status: 'text',
  transfer_data: 'object?',
  transfer_group: 'null',
}

const charge: Record<string, Kind> = {
  id: 'text',
  object: 'text',
  amount: 'whole',
  amount_captured: 'whole',
  amount_refunded: 'whole',
  balance_transaction: 'text?',
  billing_details: 'object',
  calculated_statement_descriptor: 'text?',
  captured: 'flag',
  created: 'whole',
  currency: 'text',
  disputed: 'flag',
  failure_balance_transaction: 'text?',
  failure_code: 'text?',
  failure_message: 'text?',
  fraud_details: 'object',
  livemode: 'flag',
  metadata: 'object',
  outcome: 'object',
  paid: 'flag',
  payment_intent: 'text?',
  payment_method: 'text?',
  payment_method_details: 'object',
  receipt_email: 'text?',
  receipt_number: 'text?',
  receipt_url: 'text?',
  refunded: 'flag',
  review: 'null',
  shipping: 'object?',
  source_transfer: 'null',
  status: 'text',
}

const card: Record<string, Kind> = {
  amount_authorized: 'whole?',
  brand: 'text',
  capture_before: 'whole',
  checks: 'object',
  country: 'text',
  exp_month: 'whole',
  exp_year: 'whole',
  extended_authorization: 'object',
  fingerprint: 'text',
  funding: 'text',
  incremental_authorization: 'object',
  last4: 'text',
  multicapture: 'object',
  network: 'text',
  overcapture: 'object',
  three_d_secure: 'object?',
  wallet: 'object?',
}

const refund: Record<string, Kind> = {
  id: 'text',
  object: 'text',
  amount: 'whole',
  balance_transaction: 'text?',
  charge: 'text',
  created: 'whole',
  currency: 'text',
  destination_details: 'object',
  metadata: 'object',
  payment_intent: 'text?',
  reason: 'text?',
  receipt_number: 'text?',
  source_transfer_reversal: 'null',
  status: 'text',
  transfer_reversal: 'null',
}

const dispute: Record<string, Kind> = {
  id: 'text',
  object: 'text',
  amount: 'whole',
  balance_transactions: 'list',
  charge: 'text',
  created: 'whole',
  currency: 'text',
  evidence: 'object',
  evidence_details: 'object',
  is_charge_refundable: 'flag',
  livemode: 'flag',
  metadata: 'object',
  payment_intent: 'text?',
  payment_method_details: 'object',
  reason: 'text',
  status: 'text',
}

const moved: Record<string, Kind> = {
  id: 'text',
  object: 'text',
  amount: 'whole',
  available_on: 'whole',
  balance_type: 'text',
  created: 'whole',
  currency: 'text',
  description: 'text?',
  exchange_rate: 'null',
  fee: 'whole',
  fee_details: 'list',
  net: 'whole',
  reporting_category: 'text',
  source: 'text',
  status: 'text',
  type: 'text',
}

const event: Record<string, Kind> = {
  id: 'text',
  object: 'text',
  api_version: 'text?',
  created: 'whole',
  data: 'object',
  livemode: 'flag',
  pending_webhooks: 'whole',
  request: 'object?',
  type: 'text',
}

const token: Record<string, Kind> = {
  id: 'text',
  object: 'text',
  created: 'whole',
  expires_at: 'whole?',
  livemode: 'flag',
  mandate_data: 'object?',
  payment_intent: 'text?',
  payment_method_options: 'object?',
  payment_method_preview: 'object',
  return_url: 'text?',
  setup_future_usage: 'text?',
  setup_intent: 'text?',
  shipping: 'object?',
  use_stripe_sdk: 'flag',
}

test('intents, charges and cards', async () => {
  const { id } = await hold()
  expect(differences(await stripe.paymentIntents.retrieve(id), intent)).toEqual([])
  expect(differences(await hold('3ds'), intent)).toEqual([])
  const [held] = (await stripe.charges.list({ payment_intent: id })).data
  expect(differences(held, charge)).toEqual([])
  expect(differences(held?.payment_method_details?.card, card)).toEqual([])
})

test('refunds, disputes, the balance, events and tokens', async () => {
  const { id } = await hold()
  await stripe.paymentIntents.capture(id)
  expect(differences(await stripe.refunds.create({ payment_intent: id, amount: 100 }), refund)).toEqual([])
  const { id: disputed } = await simulator.dispute(id)
  expect(differences(await stripe.disputes.retrieve(disputed), dispute)).toEqual([])
  expect(differences((await stripe.balanceTransactions.list()).data[0], moved)).toEqual([])
  expect(differences((await stripe.events.list()).data[0], event)).toEqual([])
  expect(differences(await stripe.confirmationTokens.retrieve(await simulator.makeToken()), token)).toEqual(
    [],
  )
})
