// npm run check:stripe, against the Stripe simulator and a server of its own (R66).
import { execFile } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshPlace } from '../../test-support/databases.ts'
import { startServer, type ServerProcess } from '../../test-support/server-process.ts'
import { startSimulator, type StripeSimulator } from '../../test-support/stripe/start-simulator.ts'
import { followedEvents } from '../adapters/stripe/stripe-events.ts'
import { webhookShortcoming } from './stripe-webhook-steps.ts'
import { checkStripe } from './run-stripe-check.ts'

let stripe: StripeSimulator
let server: ServerProcess

beforeAll(async () => {
  stripe = await startSimulator()
  const place = await freshPlace('sqlite')
  server = await startServer({ ...stripe.env, DATA_DIR: place.dataDir })
})

afterAll(async () => {
  await server.stop()
  await stripe.close()
})

async function check(env: Readonly<Record<string, string | undefined>>) {
  const said: string[] = []
  const note = (words: string) => void said.push(`${words}\n`)
  const code = await checkStripe(env, { log: note, error: note })
  return { code, output: said.join('') }
}

/** As the owner runs it. */
function runCheck(env: Readonly<Record<string, string | undefined>>) {
  const given = { PATH: process.env['PATH'], ...env }
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, ['server/commands/check-stripe.ts'], { env: given }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, output: out + err }),
    )
  })
}

test('R66 says step by step that everything works, and leaves nothing behind', async () => {
  await stripe.webhooks.sendTo(`${server.url}/api/stripe/webhook`)
  const { code, output } = await runCheck({ ...stripe.env, PUBLIC_URL: server.url })
  expect(output).not.toMatch(/FAILED|SKIPPED/)
  expect(output.match(/^OK /gm)).toHaveLength(11)
  expect(output).toContain('Every step worked.')
  expect(output).toContain('Left to try by hand')
  // The check has signed by itself: it cannot know what Stripe signs with.
  expect(output).toContain('Whether Stripe has the same one shows under Payments, Last heard.')
  expect(code).toBe(0)
  const left = (await stripe.book()).map(({ status, received, refunds }) => [
    status,
    refunds.reduce((sum, { amount }) => sum + amount, 0) - received,
  ])
  expect(left.length).toBeGreaterThan(3)
  for (const one of left)
    expect([
      ['succeeded', 0],
      ['canceled', 0],
    ]).toContainEqual(one)
})

test('R66 says what is wrong with the webhook', async () => {
  const { code, output } = await check({ ...stripe.env, PUBLIC_URL: 'http://127.0.0.1:9' })
  expect(output).toMatch(/FAILED +Webhook at Stripe: Stripe has no webhook for http:\/\/127\.0\.0\.1:9\//)
  for (const event of Object.keys(followedEvents)) expect(output).toContain(event)
  expect(output).toMatch(/FAILED +Webhook at your site: nobody answers at http:\/\/127\.0\.0\.1:9\//)
  expect([code, output.includes('2 steps failed')]).toEqual([1, true])
  expect(output).not.toContain('Left to try by hand')
})

test('R66 a webhook that is off, or leaves out what matters, is none', () => {
  const every = Object.keys(followedEvents)
  expect(webhookShortcoming({ status: 'enabled', enabled_events: ['*'] }, 'x')).toBeUndefined()
  expect(webhookShortcoming({ status: 'enabled', enabled_events: every }, 'x')).toBeUndefined()
  expect(webhookShortcoming({ status: 'disabled', enabled_events: ['*'] }, 'x')).toContain('turned off')
  const some = every.filter((event) => !event.startsWith('charge.dispute.'))
  expect(webhookShortcoming({ status: 'enabled', enabled_events: some }, 'x')).toContain(
    'charge.dispute.created',
  )
  expect(webhookShortcoming(undefined, 'https://burritoful.example/')).toContain(
    'no webhook for https://burritoful',
  )
})

test('R66 a wrong secret of the webhook is found out', async () => {
  const env = { ...stripe.env, STRIPE_WEBHOOK_SECRET: 'whsec_of_somebody_else', PUBLIC_URL: server.url }
  const { output } = await check(env)
  expect(output).toMatch(/FAILED +Webhook at your site: your server answered 400 where 200 was due/)
})

test('R66 a wrong key ends the walk at its first step', async () => {
  const { code, output } = await check({ ...stripe.env, STRIPE_SECRET_KEY: 'sk_test_of_somebody_else' })
  expect(output).toMatch(/^FAILED +Keys: /m)
  expect([code, output.match(/^OK /gm)]).toEqual([1, null])
  expect(output).not.toContain('4242')
  expect(output).not.toContain('somebody_else')
})

test('R66 a page’s key of another account is found out', async () => {
  const { output } = await check({ ...stripe.env, STRIPE_PUBLISHABLE_KEY: 'pk_test_of_somebody_else' })
  expect(output).toMatch(/FAILED +The page’s key: .*belongs to another account/)
})

test.each([
  [{}, /There are no keys of Stripe/],
  [
    {
      STRIPE_SECRET_KEY: 'sk_live_0123456789',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_0123456789',
      STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
    },
    /keys for real money/,
  ],
])('R66 tries nothing without test keys', async (env, said) => {
  const { code, output } = await check(env)
  expect(output).toMatch(said)
  expect(code).toBe(1)
})

test('R66 the command ends with 1 where it may not try', async () => {
  expect(await runCheck({})).toEqual({
    code: 1,
    output: expect.stringMatching(/There are no keys of Stripe/),
  })
})
