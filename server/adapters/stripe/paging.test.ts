// Lists at Stripe that are longer than a page, with Stripe's own SDK against the simulator: nothing is left out or read twice.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSimulator, type OpenSimulator } from '../../../test-support/stripe/open-simulator.ts'
import { GatewayUnavailable } from '../payments.ts'
import { fetchBalance } from './balance.ts'
import { fetchEventsSince } from './stripe-events.ts'

let { simulator, stripe, hold } = {} as OpenSimulator
const since = new Date(Date.now() - 60_000)
const refunds = 110

beforeAll(async () => {
  ;({ simulator, stripe, hold } = await openSimulator())
  const { id } = await hold()
  await stripe.paymentIntents.capture(id)
  for (let count = 0; count < refunds; count += 1) await simulator.refund(id, 1)
})
afterAll(() => simulator.close())

test('R66 all hints come, over several pages', async () => {
  const about: unknown[] = []
  for await (const hint of fetchEventsSince(stripe, since)) about.push(hint.about)
  // Each is told as made, and as a change of its charge.
  expect(about.filter((what) => what === 'refund')).toHaveLength(2 * refunds)
})

test('R68 all movements of the balance come, over several pages', async () => {
  const movements = await fetchBalance(stripe, since)
  expect(movements.filter(({ kind }) => kind === 'refunds')).toHaveLength(refunds)
  expect(movements).toHaveLength(refunds + 1)
})

test('R66 a list without an answer is silence', async () => {
  await simulator.plan({ next: [{ step: 'look', manner: '500 before' }] })
  await expect(fetchEventsSince(stripe, since).next()).rejects.toBeInstanceOf(GatewayUnavailable)
})
