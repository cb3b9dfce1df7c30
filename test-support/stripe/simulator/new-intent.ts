// Makes intents, charges and balance transactions in the shapes that Stripe's API answers.
import { randomBytes } from 'node:crypto'
import type { Stripe } from 'stripe'
import { makeId, type Account } from './account.ts'
import type { TestCard } from './cards.ts'

export interface IntentParams {
  readonly amount: number
  readonly captureMethod: 'manual' | 'automatic'
  readonly metadata: Record<string, string>
  readonly description: string | null
  readonly receiptEmail: string | null
  readonly suffix: string | null
  readonly threeDSecure: 'automatic' | 'any'
}

export function newIntent(account: Account, selection: IntentParams): Stripe.PaymentIntent {
  const id = makeId('pi')
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: ['card'],
    amount: selection.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: selection.captureMethod,
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    confirmation_method: 'automatic',
    created: account.now(),
    currency: 'usd',
    customer: null,
    customer_account: null,
    description: selection.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: selection.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: selection.threeDSecure,
      },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: selection.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: selection.suffix,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
  account.intents.set(id, intent)
  account.captures.set(id, 0)
  return intent
}

/** A card's hold lasts seven days at most. */
const holdSeconds = 7 * 24 * 60 * 60

export function newCharge(account: Account, intent: Stripe.PaymentIntent, card: TestCard): Stripe.Charge {
  const now = account.now()
  const { decline } = card
  const charge: Stripe.Charge = {
    id: makeId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: emptyAddress, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: intent.statement_descriptor_suffix,
    captured: false,
    created: now,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: outcomeOf(card),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: typeof intent.payment_method === 'string' ? intent.payment_method : null,
    payment_method_details: { type: 'card', card: cardDetails(card, intent.amount, now + holdSeconds) },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  }
  account.charges.set(charge.id, charge)
  intent.latest_charge = charge.id
  return charge
}

const emptyAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }

function outcomeOf({ decline }: TestCard): Stripe.Charge['outcome'] {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline?.declineCode ?? null,
    risk_level: 'normal',
    seller_message: decline
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  }
}

function cardDetails(
  card: TestCard,
  amount: number,
  captureBefore: number,
): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: card.decline ? null : amount,
    authorization_code: card.decline ? null : '123456',
    brand: card.brand,
    ...(card.decline ? {} : { capture_before: captureBefore }),
    checks: { address_line1_check: null, address_postal_code_check: 'pass', cvc_check: 'pass' },
    country: 'US',
    electronic_commerce_indicator: null,
    exp_month: 12,
    exp_year: 2034,
    extended_authorization: { status: 'disabled' },
    fingerprint: 'standin',
    funding: 'credit',
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4: card.number.slice(-4),
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: null,
    overcapture: { maximum_amount_capturable: amount, status: 'unavailable' },
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  }
}

interface Movement {
  readonly amount: number
  readonly fee?: number
  readonly type: Stripe.BalanceTransaction['type']
  readonly category: string
  readonly source: string
}

export function moveBalance(
  account: Account,
  { amount, fee = 0, type, category, source }: Movement,
): Stripe.BalanceTransaction {
  const created = account.now()
  const transaction: Stripe.BalanceTransaction = {
    id: makeId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: created + 2 * 24 * 60 * 60,
    balance_type: 'payments',
    created,
    currency: 'usd',
    description: null,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [feeDetail(fee)],
    net: amount - fee,
    reporting_category: category,
    source,
    status: 'pending',
    type,
  }
  account.balance.set(transaction.id, transaction)
  return transaction
}

function feeDetail(amount: number): Stripe.BalanceTransaction.FeeDetail {
  return {
    amount,
    application: null,
    currency: 'usd',
    description: 'Stripe processing fees',
    type: 'stripe_fee',
  }
}
