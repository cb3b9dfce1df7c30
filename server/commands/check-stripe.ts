// npm run check:stripe: walks through everything with the owner's test keys and prints each step (R66). No order is stored.
import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { checkStripeWords as words } from '#words/check-stripe.ts'
import { openStripe } from '../adapters/stripe/client.ts'
import { createStripePayments } from '../adapters/stripe/payments-stripe.ts'
import { readConfig, type Config, type StripeSettings } from '../config.ts'
import { ConfigError } from '../config-error.ts'
import { explainStartFailure } from '../start-failure.ts'
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

let failures = 0

/** Undefined where the step failed: what builds on it is left out. */
async function step<Said extends string | { readonly said: string }>(
  name: keyof typeof words.steps,
  run: () => Promise<Said>,
): Promise<Said | undefined> {
  try {
    const answer = await run()
    console.log(words.well(words.steps[name], typeof answer === 'string' ? answer : answer.said))
    return answer
  } catch (error) {
    failures += 1
    console.error(words.bad(words.steps[name], reasonOf(error)))
    return undefined
  }
}

/** Stripe's own words help most; they never hold a key. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function walkThrough(settings: StripeSettings, { publicUrl }: Config): Promise<void> {
  const stripe = openStripe(settings)
  const walk: Walk = {
    stripe,
    ofPage: openStripe({ ...settings, secretKey: settings.publishableKey }),
    gateway: createStripePayments(stripe, settings),
    run: `check-${randomUUID()}`,
    made: [],
  }
  console.log(words.start)
  if (!(await step('keys', () => tryKeys(walk)))) return
  try {
    const held = await step('hold', () => tryHold(walk))
    await step('bank', () => tryBank(walk))
    await step('decline', () => tryDecline(walk))
    if (held) {
      await step('page', () => tryPageKey(walk, held.hold))
      const isTaken = await step('capture', () => tryCapture(walk, held.hold))
      if (isTaken) await step('refund', () => tryRefund(walk, held.hold))
    }
    await step('letGo', () => tryLettingGo(walk))
    if (publicUrl) await tryWebhook(stripe, webhookUrl(publicUrl), settings)
    else console.log(words.skipped(words.steps.webhook, words.noPublicUrl))
  } finally {
    await step('cleanUp', () => cleanUp(walk))
  }
}

async function tryWebhook(stripe: Stripe, url: string, { webhookSecret }: StripeSettings): Promise<void> {
  await step('webhook', () => tryWebhookAtStripe(stripe, url))
  await step('reached', () => tryWebhookAtSite(stripe, url, webhookSecret))
}

try {
  const config = readConfig(process.env)
  const { stripe } = config
  if (!stripe) throw new ConfigError(words.noKeys)
  if (!stripe.isTest) throw new ConfigError(words.liveKeys)
  await walkThrough(stripe, config)
  if (failures > 0) console.error(words.someBad(failures))
  else console.log(`${words.allWell}\n${words.byHand}`)
  process.exitCode = failures > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : explainStartFailure(error, process.env))
  process.exitCode = 1
}
