// A round against a gateway that fails: customers order, a cook starts orders, the owner cancels and refunds in part, and the
// server is killed. Then the gateway recovers, time passes, and every payment has to settle.
import { setTimeout as wait } from 'node:timers/promises'
import type { ServerProcess } from '../test-support/server-process.ts'
import { startCanceling } from './canceling.ts'
import { sendStart, startCooking } from './cooking.ts'
import { requestPartialRefunds, isMoneyWaiting, ageCheckouts, makePromisesDue } from './due-money.ts'
import { goodHealth } from './gateway-faults.ts'
import { readStoredOrders } from './ledger.ts'
import { newKey, sendOrder, startLoad, type Load, type LoadOptions } from './load.ts'
import type { Attack } from './row.ts'
import type { Gateway, Place, Restaurant } from './set-up.ts'

export const killsARound = 2
export const longestSettling = 60_000

export interface Round {
  readonly attack: Attack
  readonly round: number
  readonly gateway: Pick<Gateway, 'follow'>
  readonly restaurant: Restaurant
  readonly cookie: string
  readonly place: Place
  readonly server: ServerProcess
  readonly customers: Omit<LoadOptions, 'url' | 'name'>
  /** Further activity during the load, such as disputes at the bank. */
  readonly meanwhile?: (load: Load) => { finish(): Promise<void> }
  /** Resolves once everything else has arrived that settling needs, such as webhook events. */
  readonly untilArrived?: () => Promise<void>
}

export async function runRound(setting: Round) {
  const { attack, round, gateway, restaurant, cookie, place, customers } = setting
  const { random, scale } = attack
  let { server } = setting
  await gateway.follow({ seed: random.whole(1, 2 ** 30), share: 0.4 })
  const load = startLoad({ url: restaurant.url, name: `round-${round}`, ...customers })
  const cook = startCooking({ url: restaurant.url, cookie, load, random })
  const owner = startCanceling({ url: restaurant.url, cookie, load, random })
  const other = setting.meanwhile?.(load)
  // Refunds orders of earlier rounds, because few orders of this round are captured before the gateway recovers.
  await requestPartialRefunds(place)
  for (let kill = 1; kill <= killsARound; kill += 1) {
    await wait(random.between(600, 1_500))
    await server.kill()
    // The last kill of a short round coincides with the recovery, because a new server checks its payments at once.
    if (kill === killsARound && (scale === 'short' || random.chance(0.3))) await gateway.follow(goodHealth)
    ;({ server } = await restaurant.open())
  }
  // The server waits longer after each failure, so a capture or refund that fails twice takes seconds.
  if (scale === 'long') await wait(random.between(2_000, 5_000))
  await gateway.follow(goodHealth)
  const recovered = performance.now()
  await Promise.all([load.finish(), owner.finish(), cook.finish(), other?.finish()])
  const early = await countEarly(place, round)
  const token = await customers.newToken?.(0)
  const last = await sendOrder(restaurant.url, {
    email: `last-of-${round}@proof.example`,
    key: newKey(),
    ...(token !== undefined && { token }),
  })
  for (const pass of [makePromisesDue, ageCheckouts]) await pass(place)
  // The changed times in the database wake no job; an order that a cook starts does.
  if (last.id !== undefined) await sendStart(restaurant.url, cookie, last.id)
  const deadline = recovered + longestSettling
  await untilSettled(place, deadline)
  const rest = wait(Math.max(0, deadline - performance.now()), undefined, { ref: false })
  await Promise.race([setting.untilArrived?.(), rest])
  await untilSettled(place, deadline)
  return { server, load, canceled: owner.canceled, early, settledMs: performance.now() - recovered }
}

/** Waits until every payment in the restaurant's database is settled. */
async function untilSettled(place: Place, deadline: number): Promise<void> {
  while (performance.now() < deadline && (await isMoneyWaiting(place))) await wait(100)
}

/** Counts orders of this round that were captured too early: not started, and promised for minutes later. */
async function countEarly(place: Place, round: number): Promise<number> {
  const orders = await readStoredOrders(place)
  return orders.filter(
    ({ email, status, payment }) =>
      email.startsWith(`round-${round}-`) && status === 'placed' && payment === 'captured',
  ).length
}
