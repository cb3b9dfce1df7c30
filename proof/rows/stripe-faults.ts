// Stripe fails before and after each step, its webhook events come twice, late, out of order or forged, money moves on
// Stripe's own pages, and the server is killed meanwhile.
import { bothEngines } from '../../test-support/databases.ts'
import type { Struck } from '../../test-support/stripe/simulator/faults.ts'
import { startSimulator, type StripeSimulator } from '../../test-support/stripe/start-simulator.ts'
import { isInOrder, judgeBooks, formatBooks, type BooksVerdict } from '../books.ts'
import { cancelBothWays } from '../cancel-both-ways.ts'
import { runRound, killsARound, longestSettling } from '../fault-round.ts'
import { askIntegrity } from '../integrity.ts'
import { compare, isClean, readStoredOrders, formatComparison } from '../ledger.ts'
import { goodHealth } from '../gateway-faults.ts'
import { declinedName, newKey, sendOrder, type Acknowledged } from '../load.ts'
import { readSentRefunds } from '../money.ts'
import type { Attack, Finding, Row } from '../row.ts'
import { freshProofPlace, prepareRestaurant, withSetUp, type SetUp } from '../set-up.ts'
import { logIn } from '../staff-actions.ts'
import { createStripeCustomers } from '../stripe-customers.ts'
import { sendForged, sendInDisorder } from '../stripe-disorder.ts'
import { createStripeActions } from '../stripe-actions.ts'
import { judgeStripe, type StripeVerdict } from '../stripe-money.ts'

/** How long the server waits for Stripe here: short, so that there are many rounds. */
const patience = '1000'

export const stripeFaults: Row = {
  name: 'Stripe faults',
  promise:
    'Stripe silent, reset, 500 or too busy before and after each step, cards declined, 3-D Secure accepted, refused and abandoned, refunds, disputes and lapses at Stripe, its messages doubled, late and in any order, with kills: 0 captures without an order or before cooking, 0 double captures or refunds, 0 orders without their hold, no hold or intent left behind and all of Stripe’s balance in the books ≤ 60 s after recovery, the books balanced after each round; 0 effects of forged messages',
  engines: bothEngines,

  run: (attack) => withSetUp((setUp) => failAtStripe(setUp, attack)),
}

async function failAtStripe(setUp: SetUp, attack: Attack): Promise<Finding> {
  const { engine, scale, random } = attack
  const { fewest, most } = roundsOf[scale]
  const place = await freshProofPlace(engine)
  const simulator = await startSimulator()
  setUp.later(() => simulator.close())
  const env = {
    ...simulator.env,
    PROOF_GATEWAY_PATIENCE: patience,
    PROOF_MAILS: 'unwritten',
  }
  const restaurant = await prepareRestaurant(setUp, place, env)
  await simulator.webhooks.sendTo(`${restaurant.url}/api/stripe/webhook`)
  let { server } = await restaurant.open()
  const { cookie } = await logIn(restaurant.url)
  const gateway = { follow: simulator.plan }
  const hands = createStripeActions(simulator)
  const { customers, challenged } = createStripeCustomers(simulator)
  await cancelBothWays({ url: restaurant.url, cookie, place, gateway, newToken: simulator.makeToken })
  await leaveWithoutAnswer(restaurant.url, simulator)

  const acknowledged: Acknowledged[] = []
  const canceled = new Set<string>()
  const settlings: number[] = []
  const forged = { taken: 0, effects: 0 }
  let verdict: StripeVerdict | undefined
  let books: BooksVerdict | undefined
  let early = 0
  let rounds = 0
  // Faults that did not happen prove nothing, and on a busy machine few requests of a round meet a fault.
  const sawEnough = async () =>
    Object.values(challenged).every((count) => count > 0) &&
    (scale === 'long' ? hands.actions.size === 5 : hands.actions.has('dispute closed')) &&
    sawFaults(await simulator.struck(), scale)
  while (rounds < fewest || (rounds < most && !(await sawEnough()))) {
    rounds += 1
    await simulator.webhooks.behave({ seed: random.whole(1, 2 ** 30), twice: 0.3, lateMs: 800, forged: 0.1 })
    const result = await runRound({
      attack,
      round: rounds,
      gateway,
      restaurant,
      cookie,
      place,
      server,
      customers,
      meanwhile: (load) => hands.work(load, random),
      untilArrived: simulator.webhooks.idle,
    })
    server = result.server
    acknowledged.push(...result.load.acknowledged)
    for (const id of result.canceled) canceled.add(id)
    settlings.push(result.settledMs)
    early += result.early
    await sendInDisorder(simulator, hands, place)
    const { taken, effects } = await sendForged(simulator, place)
    forged.taken += taken
    forged.effects += effects
    // Reports the first round after which something is off.
    if (!books || isInOrder(books)) books = await judgeBooks(place)
    if (!verdict || isRight(verdict)) verdict = await judgeStripe(simulator, place, hands)
  }
  await server.kill()

  const { deliveries, forged: forgedAnswers } = await simulator.webhooks.sent()
  for (const [status, count] of Object.entries(forgedAnswers))
    if (status.startsWith('2') && forged.taken === 0) forged.taken += count
  const integrity = await askIntegrity(place)
  const orders = await readStoredOrders(place)
  const comparison = compare(orders, { acknowledged })
  const parts = (await readSentRefunds(place)).filter(({ key }) => key.startsWith('part-')).length
  const uncanceled = orders.filter(({ id, status }) => canceled.has(id) && status !== 'canceled').length
  const declined = orders.filter(({ email }) => email.startsWith(`${declinedName}-`)).length
  const struck = await simulator.struck()
  const faults = Object.values(struck).reduce((sum, count) => sum + count, 0)
  const returnedCounts = ['voided', 'refunded'].map(
    (state) => orders.filter(({ payment }) => payment === state).length,
  )
  const slowest = Math.max(...settlings)
  const doubled = deliveries.length - new Set(deliveries.map(({ event }) => event)).size
  const strangers = Object.values(forgedAnswers).reduce((sum, count) => sum + count, 0)
  return {
    tried: `${rounds} rounds, ${faults} faults of ${formatKinds(struck)}, ${rounds * killsARound} kills; 3-D Secure ${challenged.accept} times accepted, ${challenged.refuse} refused, ${challenged.abandon} abandoned; ${returnedCounts[0]} orders let go, ${returnedCounts[1]} refunded and ${parts} in part; at Stripe ${formatActions(hands.actions)}; ${deliveries.length} messages, ${doubled} of them again, and ${strangers} forged`,
    found: `${formatComparison(comparison)}, ${declined} with a declined card; ${early} captured before cooking, ${uncanceled} cancellations lost; ${verdict ? formatVerdict(verdict) : 'nothing judged'}; ${forged.taken} forged messages taken, ${forged.effects} effects of them; ${books ? formatBooks(books) : 'no books'}; the slowest recovery took ${(slowest / 1000).toFixed(1)} s; integrity ${integrity}`,
    pass:
      isClean(comparison) &&
      uncanceled + declined + early + forged.taken + forged.effects === 0 &&
      verdict !== undefined &&
      isRight(verdict) &&
      books !== undefined &&
      isInOrder(books) &&
      slowest <= longestSettling &&
      integrity === 'ok' &&
      parts > 0 &&
      returnedCounts.every((count) => count > 0) &&
      doubled > 0 &&
      strangers > 0 &&
      (await sawEnough()),
  }
}

/** Customers who leave without Stripe's answer, although the hold was made. Random load may miss this case. */
async function leaveWithoutAnswer(url: string, simulator: StripeSimulator): Promise<void> {
  for (const step of ['hold', 'capture'] as const) {
    await simulator.plan({ next: [{ step, manner: 'silent after' }] })
    const email = `left-at-${step}@proof.example`
    await sendOrder(url, { email, key: newKey(), token: await simulator.makeToken() })
  }
  await simulator.plan(goodHealth)
}

const roundsOf = { long: { fewest: 8, most: 16 }, short: { fewest: 1, most: 3 } } as const

/** All kinds of faults in the long form. */
function sawFaults(struck: Struck, scale: Attack['scale']): boolean {
  const missed = missedKinds(struck).length
  return scale === 'long' ? missed === 0 : Object.keys(struck).length - missed >= 10
}

function formatKinds(struck: Struck): string {
  const missed = missedKinds(struck)
  const all = Object.keys(struck).length
  if (missed.length === 0) return `all ${all} kinds`
  const named = missed.length <= 10 ? ` (not ${missed.join(', ')})` : ''
  return `${all - missed.length} of ${all} kinds${named}`
}

function missedKinds(struck: Struck): string[] {
  return Object.entries(struck).flatMap(([kind, count]) => (count === 0 ? [kind] : []))
}

function isRight(verdict: StripeVerdict): boolean {
  return Object.values(verdict).every((count) => count === 0)
}

function formatVerdict(verdict: StripeVerdict): string {
  const { withoutOrder, twice, withoutHold, unsettled, leftBehind, unknown, offBalance } = verdict
  return `${withoutOrder} captures without an order, ${twice} captured or refunded twice, ${withoutHold} orders without their hold, ${unsettled} not settled, ${leftBehind} holds or intents left behind, ${unknown} refunds and disputes unknown, ${offBalance} off Stripe’s balance`
}

function formatActions(actions: ReadonlyMap<string, number>): string {
  return [...actions].map(([action, count]) => `${count} ${action}`).join(', ')
}
