// Tries everything that the server does at Stripe, with the owner's test keys, and prints each step (R66). No order is stored.
import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { checkStripeMessages as words } from '#words/payments/check-stripe.ts'
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
  tryRelease,
  tryPageKey,
  tryRefund,
  type StripeCheck,
} from './stripe-steps.ts'
import { tryWebhookAtSite, tryWebhookAtStripe, webhookUrl } from './stripe-webhook-steps.ts'
import type { StripeSettings } from '../config/stripe-settings.ts'

/** Where the steps are printed: the console, except in tests. */
type Output = Pick<Console, 'log' | 'error'>

interface StepReport {
  readonly say: Output
  /** The steps that did not work. */
  readonly failed: string[]
}

/** Runs all steps with the test keys of these settings, and returns the exit code. */
export async function checkStripe(
  env: Readonly<Record<string, string | undefined>>,
  say: Output,
): Promise<number> {
  const report: StepReport = { say, failed: [] }
  try {
    const config = readConfig(env)
    const { stripe } = config
    if (!stripe) throw new ConfigError(words.noKeys)
    if (!stripe.isTestMode) throw new ConfigError(words.liveKeys)
    await runSteps(report, stripe, config)
    const failures = report.failed.length
    if (failures > 0) say.error(words.someBad(failures))
    else say.log(`${words.allWell}\n${words.byHand}`)
    return failures > 0 ? 1 : 0
  } catch (error) {
    say.error(error instanceof ConfigError ? error.message : explainStartFailure(error, env))
    return 1
  }
}

async function runSteps(report: StepReport, settings: StripeSettings, { publicUrl }: Config): Promise<void> {
  const stripe = openStripe(settings)
  const check: StripeCheck = {
    stripe,
    browserStripe: openStripe({ ...settings, secretKey: settings.publishableKey }),
    gateway: createStripePayments(stripe, settings),
    run: `check-${randomUUID()}`,
    intents: [],
  }
  report.say.log(words.start)
  if (!(await step(report, 'keys', () => tryKeys(check)))) return
  try {
    const held = await step(report, 'hold', () => tryHold(check))
    await step(report, 'bank', () => tryBank(check))
    await step(report, 'decline', () => tryDecline(check))
    if (held) {
      await step(report, 'page', () => tryPageKey(check, held.hold))
      const isCaptured = await step(report, 'capture', () => tryCapture(check, held.hold))
      if (isCaptured) await step(report, 'refund', () => tryRefund(check, held.hold))
    }
    await step(report, 'letGo', () => tryRelease(check))
    if (publicUrl) await tryWebhook(report, stripe, webhookUrl(publicUrl), settings)
    else report.say.log(words.skipped(words.steps.webhook, words.noPublicUrl))
  } finally {
    await step(report, 'cleanUp', () => cleanUp(check))
  }
}

async function tryWebhook(
  report: StepReport,
  stripe: Stripe,
  url: string,
  { webhookSecret }: StripeSettings,
): Promise<void> {
  await step(report, 'webhook', () => tryWebhookAtStripe(stripe, url))
  await step(report, 'reached', () => tryWebhookAtSite(stripe, url, webhookSecret))
}

/** Returns undefined when the step failed: steps that build on it are skipped. */
async function step<Said extends string | { readonly said: string }>(
  { say, failed }: StepReport,
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

/** Stripe's own message helps most, and never contains a key. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
