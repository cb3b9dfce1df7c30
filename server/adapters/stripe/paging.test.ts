// Lists at Stripe that are longer than a page, with Stripe's own SDK against the stand-in: nothing is left out or read twice.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStandIn, type OpenStandIn } from '../../../test-support/stripe/open-simulator.ts'
import { GatewaySilent } from '../payments.ts'
import { readBalance } from './balance.ts'
import { hintsSince } from './stripe-events.ts'

let { standIn, stripe, hold } = {} as OpenStandIn
const since = new Date(Date.now() - 60_000)
const refunds = 110

beforeAll(async () => {
  ;({ standIn, stripe, hold } = await openStandIn())
  const { id } = await hold()
  await stripe.paymentIntents.capture(id)
  for (let count = 0; count < refunds; count += 1) await standIn.refund(id, 1)
})
afterAll(() => standIn.close())

test('R66 all hints come, over several pages', async () => {
  const about: unknown[] = []
  for await (const hint of hintsSince(stripe, since)) about.push(hint.about)
  // Each is told as made, and as a change of its charge.
  expect(about.filter((what) => what === 'refund')).toHaveLength(2 * refunds)
})

test('R68 all movements of the balance come, over several pages', async () => {
  const movements = await readBalance(stripe, since)
  expect(movements.filter(({ kind }) => kind === 'refunds')).toHaveLength(refunds)
  expect(movements).toHaveLength(refunds + 1)
})

test('R66 a list without an answer is silence', async () => {
  await standIn.plan({ next: [{ step: 'look', manner: '500 before' }] })
  await expect(hintsSince(stripe, since).next()).rejects.toBeInstanceOf(GatewaySilent)
})
