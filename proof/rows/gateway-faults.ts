// The card gateway fails before and after each step, the owner cancels, and the server is killed among it.
import { setTimeout as wait } from 'node:timers/promises'
import { engines } from '../../test-support/databases.ts'
import type { ServerProcess } from '../../test-support/server-process.ts'
import { goodHealth } from '../gateway-faults.ts'
import { cancelBothWays } from '../cancel-both-ways.ts'
import { askIntegrity } from '../integrity.ts'
import { compare, isClean, readStoredOrders, sayComparison } from '../ledger.ts'
import { declinedName, newKey, sendOrder, startLoad, type Acknowledged } from '../load.ts'
import { judgeMoney, readSentRefunds } from '../money.ts'
import { isInOrder, judgeBooks, sayBooks, type BooksVerdict } from '../books.ts'
import { sendStart, startCooking } from '../cooking.ts'
import { askForParts, isMoneyWaiting, minutesToAge, letCheckoutsAge, letPromisesCome } from '../due-money.ts'
import { startStripe } from '../stripe-gateway.ts'
import { spoiledBy } from '../spoil.ts'
import { startCancelling } from '../cancelling.ts'
import { logIn } from '../staff-hands.ts'
import type { Attack, Finding, Row } from '../row.ts'
import {
  freshProofPlace,
  prepareRestaurant,
  startGateway,
  withSetUp,
  type Gateway,
  type Place,
  type Restaurant,
  type SetUp,
} from '../set-up.ts'

const longestSettling = 60_000

export const gatewayFaults: Row = {
  name: 'gateway faults',
  promise:
    'the gateway silent, reset or 500 before and after each step, cards declined, with kills: 0 captures without an order or before cooking, 0 double captures or refunds, every due order captured, let go or refunded and no hold left behind ≤ 60 s after recovery, the books balanced after each round',
  engines,
  breaks: {
    recapture: /\b[1-9]\d* captured or refunded twice/,
    'careless-gateway': /\b[1-9]\d* orders without their hold/,
    'capture-before-store': /\b[1-9]\d* captures without an order/,
    'takes-money-at-once': /\b[1-9]\d* captured before cooking/,
    'forgets-an-entry': /entries in the books, [1-9]\d* off/,
  },

  run: (attack) =>
    withSetUp(async (setUp) => failAtEachStep(setUp, attack, await startGateway(setUp), '300')),
}

/** The same with the real SDK, against a Stripe on loopback. */
export const stripeFaults: Row = {
  name: 'Stripe faults',
  promise:
    'Stripe silent, reset, 500, limited or locked before and after each step, cards declined, banks that ask, webhooks doubled, reordered, late and forged, with kills: as with the gateway, and no forged webhook taken',
  engines,
  breaks: {
    'capture-before-store': /\b[1-9]\d* captures without an order/,
    'takes-money-at-once': /\b[1-9]\d* captured before cooking/,
    'forgets-an-entry': /entries in the books, [1-9]\d* off/,
  },

  run: (attack) => withSetUp(async (setUp) => failAtEachStep(setUp, attack, await startStripe(setUp), '700')),
}

async function failAtEachStep(
  setUp: SetUp,
  attack: Attack,
  gateway: Gateway,
  patience: string,
): Promise<Finding> {
  const { engine, scale, broken } = attack
  const { fewest, most } = roundsOf[scale]
  const place = await freshProofPlace(engine)
  const env = {
    PROOF_BREAK: broken,
    ...gateway.env,
    PROOF_GATEWAY_PATIENCE: patience,
    ...spoiledBy(broken),
  }
  const restaurant = await prepareRestaurant(setUp, place, env)
  let { server } = await restaurant.open()
  await gateway.sendTo?.(restaurant.url)
  const { cookie } = await logIn(restaurant.url)
  await cancelBothWays({ url: restaurant.url, cookie, place, gateway })
  const acknowledged: Acknowledged[] = []
  const cancelled = new Set<string>()
  const answers = new Map<string, number>()
  const settlings: number[] = []
  let books: BooksVerdict | undefined
  let early = 0
  let rounds = 0
  // Nothing is proved by faults that did not happen: on a busy machine, few requests meet them in a round.
  while (
    rounds < fewest ||
    (rounds < most && !(answers.has('402') && sawEnough(await gateway.readStruck(), scale)))
  ) {
    rounds += 1
    const result = await haveRound({ attack, round: rounds, gateway, restaurant, cookie, place, server })
    server = result.server
    acknowledged.push(...result.load.acknowledged)
    for (const id of result.cancelled) cancelled.add(id)
    for (const [answer, count] of result.load.answers) answers.set(answer, (answers.get(answer) ?? 0) + count)
    settlings.push(result.settledMs)
    early += result.early
    // The first round after which they are off is told.
    if (!books || isInOrder(books)) books = await judgeBooks(place)
  }
  await server.kill()

  const integrity = await askIntegrity(place)
  const orders = await readStoredOrders(place)
  const comparison = compare(orders, { acknowledged })
  const refunds = await readSentRefunds(place)
  const money = judgeMoney(orders, await gateway.readBook(), refunds)
  const parts = refunds.filter(({ key }) => key.startsWith('part-')).length
  const uncancelled = orders.filter(({ id, status }) => cancelled.has(id) && status !== 'cancelled').length
  const declined = orders.filter(({ email }) => email.startsWith(`${declinedName}-`)).length
  const struck = await gateway.readStruck()
  const faults = Object.values(struck).reduce((sum, count) => sum + count, 0)
  const kinds = countKinds(struck)
  const ways = ['voided', 'refunded'].map((way) => orders.filter(({ payment }) => payment === way).length)
  const slowest = Math.max(...settlings)
  const forged = Object.entries((await gateway.readForged?.()) ?? {})
  const believed = forged
    .filter(([answer]) => answer.startsWith('2'))
    .reduce((sum, [, count]) => sum + count, 0)
  return {
    tried: `${rounds} rounds, ${faults} faults of ${kinds} kinds, ${rounds * killsARound} kills, ${answers.get('402') ?? 0} cards declined, ${ways[0]} orders let go, ${ways[1]} refunded and ${parts} in part`,
    found: `${sayComparison(comparison)}, ${declined} with a declined card; ${money.withoutOrder} captures without an order, ${early} captured before cooking, ${money.twice} captured or refunded twice, ${money.withoutHold} orders without their hold, ${money.unsettled} not settled, ${money.leftBehind} holds left behind, ${uncancelled} cancellations lost, ${believed} forged webhooks taken; ${books ? sayBooks(books) : 'no books'}; the slowest recovery took ${(slowest / 1000).toFixed(1)} s; integrity ${integrity}`,
    pass:
      isClean(comparison) &&
      Object.values(money).every((count) => count === 0) &&
      uncancelled + declined + early + believed === 0 &&
      books !== undefined &&
      isInOrder(books) &&
      parts > 0 &&
      slowest <= longestSettling &&
      integrity === 'ok' &&
      sawEnough(struck, scale) &&
      (answers.get('402') ?? 0) > 0 &&
      ways.every((count) => count > 0),
  }
}

const killsARound = 2

const roundsOf = { long: { fewest: 8, most: 16 }, short: { fewest: 1, most: 4 } } as const

type Struck = Readonly<Record<string, number>>

/** The long form has seen every kind of fault. */
function sawEnough(struck: Struck, scale: Attack['scale']): boolean {
  return countKinds(struck) >= (scale === 'long' ? Object.keys(struck).length : 8)
}

function countKinds(struck: Struck): number {
  return Object.values(struck).filter((count) => count > 0).length
}

interface Round {
  readonly attack: Attack
  readonly round: number
  readonly gateway: Gateway
  readonly restaurant: Restaurant
  readonly cookie: string
  readonly place: Place
  readonly server: ServerProcess
}

async function haveRound({ attack, round, gateway, restaurant, cookie, place, ...before }: Round) {
  const { random, scale } = attack
  let { server } = before
  await gateway.follow({ seed: random.whole(1, 2 ** 30), share: 0.4 })
  const load = startLoad({
    url: restaurant.url,
    clients: 16,
    pauseMs: 80,
    name: `round-${round}`,
    isDeclined: (nth) => nth % 9 === 0,
    leaves: (nth) => nth % 4 === 0,
    isAsked: (nth) => nth % 5 === 0,
    ...(gateway.makeToken && { makeToken: gateway.makeToken }),
    ...(gateway.answerBank && { answerBank: gateway.answerBank }),
  })
  const cook = startCooking({ url: restaurant.url, cookie, load, random })
  const owner = startCancelling({ url: restaurant.url, cookie, load, random })
  for (let kill = 1; kill <= killsARound; kill += 1) {
    await wait(random.between(600, 1_500))
    await server.kill()
    // The last kill of a short round falls into the recovery: a new server looks at once.
    if (kill === killsARound && (scale === 'short' || random.chance(0.3))) await gateway.follow(goodHealth)
    ;({ server } = await restaurant.open())
  }
  if (scale === 'long') await wait(random.between(600, 2_000))
  await gateway.follow(goodHealth)
  const recovered = performance.now()
  await Promise.all([load.finish(), owner.finish(), cook.finish()])
  const early = await countEarly(place, round)
  const token = await gateway.makeToken?.('approve')
  const last = await sendOrder(restaurant.url, {
    email: `last-of-${round}@proof.example`,
    key: newKey(),
    ...(token !== undefined && { token }),
  })
  await gateway.age?.(minutesToAge)
  for (const pass of [letPromisesCome, letCheckoutsAge, askForParts]) await pass(place)
  // The time that has passed in the database wakes nobody; a cook who starts an order does.
  if (last.id !== undefined) await sendStart(restaurant.url, cookie, last.id)
  const patienceMs = attack.broken ? 8_000 : longestSettling
  await untilSettled(place, recovered + patienceMs)
  return { server, load, cancelled: owner.cancelled, early, settledMs: performance.now() - recovered }
}

/** Until the money of every order is where it belongs, as the restaurant's own books say. */
async function untilSettled(place: Place, deadline: number): Promise<void> {
  while (performance.now() < deadline && (await isMoneyWaiting(place))) await wait(100)
}

/** Orders of this round that were paid before anybody cooked them: their promise is minutes away. */
async function countEarly(place: Place, round: number): Promise<number> {
  const orders = await readStoredOrders(place)
  return orders.filter(
    ({ email, status, payment }) =>
      email.startsWith(`round-${round}-`) && status === 'placed' && payment === 'captured',
  ).length
}
