// Which gateway a server may start with, and what its greeting says about payments.
import { expect, test } from 'vitest'
import { createDemoPayments } from './adapters/payments-demo.ts'
import { readConfig } from './config.ts'
import { cardSetupOf } from './connections/payments-now.ts'
import { paymentsGreeting } from './start.ts'

const demo = createDemoPayments()
const https = { PUBLIC_URL: 'https://burritoful.example' }

test('trust rule 19 the demo gateway serves an https address only where somebody wrote that it should', () => {
  const cardsWith = (settings: object) => cardSetupOf(readConfig({ ...settings }), demo).acceptedCards
  expect(cardsWith(https)).toEqual({ cards: null })
  expect(cardsWith({ ...https, PAYMENTS: 'demo' })).toEqual({ cards: null })
  for (const settings of [{}, { ...https, DEMO_PAYMENTS: 'yes' }, { PUBLIC_URL: 'http://10.0.0.2' }])
    expect(cardsWith(settings)).toEqual({ cards: 'demo' })
  expect(cardsWith({ ...https, PAYMENTS: 'counter' })).toEqual({ cards: null, isCounterForAll: true })
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
  [
    'an https site without keys',
    https,
    demo,
    'No card can be charged yet, so nobody can pay by card: the owner sets up payments in the office. For a demo, set DEMO_PAYMENTS=yes.',
  ],
  ['R66 Stripe', {}, { isDemo: false, isTestMode: false }, 'Cards are charged through Stripe.'],
])('the start says how one pays: %s', (_what, settings, gateway, sentence) => {
  expect(paymentsGreeting(readConfig(settings), gateway)).toBe(sentence)
})
