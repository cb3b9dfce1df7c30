// Walks through everything that the server does at Stripe, with the owner's test keys, and says each step (R66). No order is
// stored.
import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { checkStripeWords as words } from '#words/payments/check-stripe.ts'
import { openStripe } from '../adapters/stripe/client.ts'
import { createStripePayments } from '../adapters/stripe/payments-stripe.ts'
import { readConfig, type Config } from '../config.ts'
import { ConfigError } from '../config/read-setting.ts'
import { explainStartFailure } from '../config/start-failure.ts'
import {
  cleanUp,
  tryBank,
  tryCapture,
  tryDecline,
  tryHold,
  tryKeys,
  tryLettingGo,
  tryPageKey,
  tryRefund,
  type Walk,
} from './stripe-steps.ts'
import { tryWebhookAtSite, tryWebhookAtStripe, webhookUrl } from './stripe-webhook-steps.ts'
import type { StripeSettings } from '../config/stripe-settings.ts'

/** Where the steps are said: the console, unless a test listens. */
type Say = Pick<Console, 'log' | 'error'>

interface Told {
  readonly say: Say
  /** The steps that did not work. */
  readonly failed: string[]
}

/** Walks through everything with the test keys of these settings; answers the exit code. */
export async function checkStripe(
  env: Readonly<Record<string, string | undefined>>,
  say: Say,
): Promise<number> {
  const told: Told = { say, failed: [] }
  try {
    const config = readConfig(env)
    const { stripe } = config
    if (!stripe) throw new ConfigError(words.noKeys)
    if (!stripe.isTest) throw new ConfigError(words.liveKeys)
    await walkThrough(told, stripe, config)
    const failures = told.failed.length
    if (failures > 0) say.error(words.someBad(failures))
    else say.log(`${words.allWell}\n${words.byHand}`)
    return failures > 0 ? 1 : 0
  } catch (error) {
    say.error(error instanceof ConfigError ? error.message : explainStartFailure(error, env))
    return 1
  }
}

async function walkThrough(told: Told, settings: StripeSettings, { publicUrl }: Config): Promise<void> {
  const stripe = openStripe(settings)
  const walk: Walk = {
    stripe,
    ofPage: openStripe({ ...settings, secretKey: settings.publishableKey }),
    gateway: createStripePayments(stripe, settings),
    run: `check-${randomUUID()}`,
    made: [],
  }
  told.say.log(words.start)
  if (!(await step(told, 'keys', () => tryKeys(walk)))) return
  try {
    const held = await step(told, 'hold', () => tryHold(walk))
    await step(told, 'bank', () => tryBank(walk))
    await step(told, 'decline', () => tryDecline(walk))
    if (held) {
      await step(told, 'page', () => tryPageKey(walk, held.hold))
      const isTaken = await step(told, 'capture', () => tryCapture(walk, held.hold))
      if (isTaken) await step(told, 'refund', () => tryRefund(walk, held.hold))
    }
    await step(told, 'letGo', () => tryLettingGo(walk))
    if (publicUrl) await tryWebhook(told, stripe, webhookUrl(publicUrl), settings)
    else told.say.log(words.skipped(words.steps.webhook, words.noPublicUrl))
  } finally {
    await step(told, 'cleanUp', () => cleanUp(walk))
  }
}

async function tryWebhook(
  told: Told,
  stripe: Stripe,
  url: string,
  { webhookSecret }: StripeSettings,
): Promise<void> {
  await step(told, 'webhook', () => tryWebhookAtStripe(stripe, url))
  await step(told, 'reached', () => tryWebhookAtSite(stripe, url, webhookSecret))
}

/** Undefined where the step failed: what builds on it is left out. */
async function step<Said extends string | { readonly said: string }>(
  { say, failed }: Told,
  name: keyof typeof words.steps,
  run: () => Promise<Said>,
): Promise<Said | undefined> {
  try {
    const answer = await run()
    say.log(words.well(words.steps[name], typeof answer === 'string' ? answer : answer.said))
    return answer
  } catch (error) {
    failed.push(name)
    say.error(words.bad(words.steps[name], reasonOf(error)))
    return undefined
  }
}

/** Stripe's own words help most; they never hold a key. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
