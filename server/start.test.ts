// Which gateway a server may start with, and what its greeting says about payments.
import { expect, test } from 'vitest'
import { createDemoPayments } from './adapters/payments-demo.ts'
import { readConfig } from './config.ts'
import { acceptedCardsOf } from './connections/payments-now.ts'
import { paymentsGreeting } from './start.ts'

const demo = createDemoPayments()
const https = { PUBLIC_URL: 'https://burritoful.example' }

test('trust rule 19 the demo gateway serves an https address only where somebody wrote that it should', () => {
  const cardsWith = (settings: object) => acceptedCardsOf(readConfig({ ...settings }), demo)
  expect(cardsWith(https)).toEqual({ cards: null })
  expect(cardsWith({ ...https, PAYMENTS: 'demo' })).toEqual({ cards: null })
  for (const settings of [{}, { ...https, DEMO_PAYMENTS: 'yes' }, { PUBLIC_URL: 'http://10.0.0.2' }])
    expect(cardsWith(settings)).toEqual({ cards: 'demo' })
  expect(cardsWith({ ...https, PAYMENTS: 'counter' })).toEqual({ cards: null, isCounterForAll: true })
})

test.each([
  ['a demo', { cards: 'demo' }, false, 'Payments are a demo: no card is charged, no money moves.'],
  [
    'R65 no cards',
    { cards: null, isCounterForAll: true },
    false,
    'No cards are taken: customers pay on pickup or at the door.',
  ],
  [
    'R73 no keys yet',
    { cards: null },
    false,
    'No card can be charged yet, so nobody can pay by card: the owner sets up payments in the office. For a demo, set DEMO_PAYMENTS=yes.',
  ],
  [
    'R66 Stripe in test mode',
    { cards: 'card' },
    true,
    'Cards go through Stripe in test mode: only test cards work, and no money moves.',
  ],
  ['R66 Stripe', { cards: 'card' }, false, 'Cards are charged through Stripe.'],
] as const)('the start says how one pays: %s', (_what, acceptedCards, isTestMode, sentence) => {
  expect(paymentsGreeting({ acceptedCards, isTestMode, saved: [] })).toBe(sentence)
})
