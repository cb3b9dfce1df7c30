// Which gateway a server may start with, and what its greeting says about payments.
import { expect, test } from 'vitest'
import { freshDataDir } from '../test-support/databases.ts'
import { createDemoPayments } from './adapters/payments-demo.ts'
import { pickAdapters } from './adapters/pick-adapters.ts'
import { readConfig } from './config.ts'
import { createRestaurantServer, assertDemoPaymentsIntended } from './create-server.ts'
import { createLog } from './observe/log.ts'
import { paymentsGreeting } from './start.ts'

const demo = createDemoPayments()
const https = { PUBLIC_URL: 'https://burritoful.example' }

test('the demo gateway serves an https address only where somebody wrote that it should', () => {
  expect(() => assertDemoPaymentsIntended(readConfig(https), demo)).toThrow(
    'PUBLIC_URL is https, and the card gateway is the demo one: nobody would pay. To take cards through Stripe, set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET. Where customers pay on pickup or at the door alone, set PAYMENTS=counter. If nobody is to pay, set DEMO_PAYMENTS=yes.',
  )
  for (const settings of [{}, { ...https, DEMO_PAYMENTS: 'yes' }, { ...https, PAYMENTS: 'counter' }])
    expect(() => assertDemoPaymentsIntended(readConfig(settings), demo)).not.toThrow()
  expect(() => assertDemoPaymentsIntended(readConfig(https), { ...demo, isDemo: false })).not.toThrow()
})

test('no server is made where the demo gateway may not serve', async () => {
  const config = readConfig({ ...https, DATA_DIR: await freshDataDir() })
  const log = createLog({ terminal: false, destination: { write: () => {} } })
  const making = createRestaurantServer({
    config,
    services: await pickAdapters(config),
    log,
    onStorageFailure: () => {},
  })
  await expect(making).rejects.toThrow('the card gateway is the demo one')
})

test.each([
  ['a demo', {}, demo, 'Payments are a demo: no card is charged, no money moves.'],
  [
    'R65 no cards',
    { PAYMENTS: 'counter' },
    demo,
    'No cards are taken: customers pay on pickup or at the door.',
  ],
  [
    'R66 Stripe in test mode',
    {},
    { isDemo: false, isTestMode: true },
    'Cards go through Stripe in test mode: only test cards work, and no money moves.',
  ],
  ['R66 Stripe', {}, { isDemo: false, isTestMode: false }, 'Cards are charged through Stripe.'],
])('the start says how one pays: %s', (_what, settings, gateway, sentence) => {
  expect(paymentsGreeting(readConfig(settings), gateway)).toBe(sentence)
})
