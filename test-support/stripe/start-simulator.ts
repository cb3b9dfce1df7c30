// Starts a Stripe simulator in its own process, and sends it a test's commands.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Stripe } from 'stripe'
import type { Endpoint } from './simulator/account.ts'
import type { CardName } from './simulator/cards.ts'
import type { BookedIntent, ReceivedRequest } from './simulator/control.ts'
import type { FaultPlan, Struck } from './simulator/faults.ts'
import type { Delivery, Disorder, Forgery, Release } from './simulator/webhooks.ts'

export interface SimulatorOptions {
  readonly webhookUrl?: string
  readonly webhookSecret?: string
  readonly port?: number
  /** Additional environment variables of the process, for example for a clock. */
  readonly environment?: Readonly<Record<string, string>>
}

export interface StripeSimulator {
  readonly url: string
  /** The settings of a server that uses this simulator. */
  readonly env: {
    readonly STRIPE_SECRET_KEY: string
    readonly STRIPE_PUBLISHABLE_KEY: string
    readonly STRIPE_WEBHOOK_SECRET: string
    readonly STRIPE_API_URL: string
  }
  close(): Promise<void>
  /** All intents of an account, with their captures and refunds. */
  book(account?: string): Promise<BookedIntent[]>
  /** Opens another account, or gives an account that is open another pair of keys. */
  openAccount(keys: {
    readonly id: string
    readonly secretKey: string
    readonly publishableKey: string
  }): Promise<void>
  /** The webhooks that were made through the API. */
  endpoints(account?: string): Promise<Endpoint[]>
  /** What the keys of the account may not do, like "GET /v1/refunds". */
  forbid(paths: readonly string[], account?: string): Promise<void>
  balance(): Promise<Stripe.BalanceTransaction[]>
  /** Every request to the API, as it came. */
  heard(): Promise<ReceivedRequest[]>
  plan(faults: FaultPlan): Promise<void>
  struck(): Promise<Struck>
  makeToken(selection?: { readonly card: CardName; readonly account?: string }): Promise<string>
  finish3ds(intent: string, outcome: 'accepted' | 'refused', account?: string): Promise<void>
  /** The actions of the owner on Stripe's pages, and of banks. */
  refund(intent: string, amount?: number): Promise<Stripe.Refund>
  failRefund(refund: string): Promise<void>
  settleRefund(refund: string): Promise<void>
  /** Whether the account has no money for refunds. */
  emptyBalance(isEmpty: boolean): Promise<void>
  dispute(
    intent: string,
    selection?: { readonly amount?: number; readonly inquiry?: boolean },
  ): Promise<Stripe.Dispute>
  closeDispute(dispute: string, result: 'won' | 'lost'): Promise<void>
  lapse(intent: string): Promise<void>
  /** Moves the simulator's clock forward, because Stripe's times are whole seconds. */
  later(seconds: number, account?: string): Promise<void>
  readonly webhooks: {
    sendTo(url: string | undefined): Promise<void>
    /** Doubles, delays and forgeries from now on. */
    behave(disorder: Disorder): Promise<void>
    hold(): Promise<void>
    release(how?: Release): Promise<void>
    /** Sends forged requests; returns the server's replies. */
    forge(): Promise<Record<Forgery, number>>
    idle(): Promise<void>
    sent(): Promise<{ deliveries: Delivery[]; forged: Record<string, number> }>
  }
}

const entry = fileURLToPath(new URL('simulator/main.ts', import.meta.url))

export async function startSimulator(options: SimulatorOptions = {}): Promise<StripeSimulator> {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_standin0000000000000000',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_standin0000000000000000',
    STRIPE_WEBHOOK_SECRET: options.webhookSecret ?? 'whsec_standin0000000000000000000',
  }
  const child = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      ...options.environment,
      ...keys,
      STAND_IN_PORT: String(options.port ?? 0),
      ...(options.webhookUrl ? { STAND_IN_WEBHOOK_URL: options.webhookUrl } : {}),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const [url] = (await Promise.race([
    once(createInterface(child.stdout), 'line'),
    exited.then(() => {
      throw new Error('the Stripe simulator did not start')
    }),
  ])) as [string]

  async function tell<Reply>(order: string, body: object = {}): Promise<Reply> {
    const reply = await fetch(`${url}/_/${order}`, { method: 'POST', body: JSON.stringify(body) })
    const said: unknown = await reply.json()
    if (!reply.ok) throw new Error(`the simulator refuses ${order}: ${JSON.stringify(said)}`)
    return said as Reply
  }

  return {
    url,
    env: { ...keys, STRIPE_API_URL: url },
    async close() {
      child.kill()
      await exited
    },
    book: (account) => tell('book', { account }),
    openAccount: (account) => tell('open-account', account),
    endpoints: (account) => tell('endpoints', { account }),
    forbid: (paths, account) => tell('forbid', { paths, account }),
    balance: () => tell('balance'),
    heard: () => tell('heard'),
    plan: (faults) => tell('plan', faults),
    struck: () => tell('struck'),
    makeToken: async (selection = { card: 'approve' }) => (await tell<{ id: string }>('token', selection)).id,
    finish3ds: (intent, outcome, account) => tell('finish-3ds', { intent, outcome, account }),
    refund: (intent, amount) => tell('refund', { intent, amount }),
    failRefund: (refund) => tell('fail-refund', { refund }),
    settleRefund: (refund) => tell('settle-refund', { refund }),
    emptyBalance: (isEmpty) => tell('empty-balance', { isEmpty }),
    dispute: (intent, selection = {}) => tell('dispute', { intent, ...selection }),
    closeDispute: (dispute, result) => tell('close-dispute', { dispute, result }),
    lapse: (intent) => tell('lapse', { intent }),
    later: (seconds, account) => tell('later', { seconds, account }),
    webhooks: {
      sendTo: (to) => tell('webhooks/to', { url: to }),
      behave: (disorder) => tell('webhooks/behave', disorder),
      hold: () => tell('webhooks/hold'),
      release: (how = {}) => tell('webhooks/release', how),
      forge: () => tell('webhooks/forge'),
      idle: () => tell('webhooks/idle'),
      sent: () => tell('webhooks/sent'),
    },
  }
}
