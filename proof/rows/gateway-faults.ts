// The card gateway fails before and after each step, while the owner cancels and the server is killed.
import { bothEngines } from '../../test-support/databases.ts'
import { cancelBothWays } from '../cancel-both-ways.ts'
import { askIntegrity } from '../integrity.ts'
import { compare, isClean, readStoredOrders, formatComparison } from '../ledger.ts'
import { runRound, killsARound, longestSettling } from '../fault-round.ts'
import { declinedName, type Acknowledged } from '../load.ts'
import { judgeMoney, readSentRefunds } from '../money.ts'
import { isInOrder, judgeBooks, formatBooks, type BooksVerdict } from '../books.ts'
import { logIn } from '../staff-actions.ts'
import type { Attack, Finding, Row } from '../row.ts'
import { freshProofPlace, prepareRestaurant, startGateway, withSetUp, type SetUp } from '../set-up.ts'

/** How long the server waits for the gateway here: short, so that there are many rounds. */
const patience = '300'

export const gatewayFaults: Row = {
  name: 'gateway faults',
  promise:
    'the gateway silent, reset or 500 before and after each step, cards declined, with kills: 0 captures without an order or before cooking, 0 double captures or refunds, every due order captured, let go or refunded and no hold left behind ≤ 60 s after recovery, the books balanced after each round',
  engines: bothEngines,

  run: (attack) => withSetUp((setUp) => failAtEachStep(setUp, attack)),
}

async function failAtEachStep(setUp: SetUp, attack: Attack): Promise<Finding> {
  const { engine, scale } = attack
  const { fewest, most } = roundsOf[scale]
  const place = await freshProofPlace(engine)
  const gateway = await startGateway(setUp)
  const env = {
    PROOF_GATEWAY: gateway.url,
    PROOF_GATEWAY_PATIENCE: patience,
  }
  const restaurant = await prepareRestaurant(setUp, place, env)
  let { server } = await restaurant.open()
  const { cookie } = await logIn(restaurant.url)
  await cancelBothWays({ url: restaurant.url, cookie, place, gateway })
  const acknowledged: Acknowledged[] = []
  const canceled = new Set<string>()
  const answers = new Map<string, number>()
  const settlings: number[] = []
  let books: BooksVerdict | undefined
  let early = 0
  let rounds = 0
  // Faults that did not happen prove nothing, and on a busy machine few requests of a round meet a fault.
  while (
    rounds < fewest ||
    (rounds < most && !(answers.has('402') && sawEnough(await gateway.readStruck(), scale)))
  ) {
    rounds += 1
    const result = await runRound({
      attack,
      round: rounds,
      gateway,
      restaurant,
      cookie,
      place,
      server,
      customers,
    })
    server = result.server
    acknowledged.push(...result.load.acknowledged)
    for (const id of result.canceled) canceled.add(id)
    for (const [answer, count] of result.load.answers) answers.set(answer, (answers.get(answer) ?? 0) + count)
    settlings.push(result.settledMs)
    early += result.early
    // Reports the first round after which the books are off.
    if (!books || isInOrder(books)) books = await judgeBooks(place)
  }
  await server.kill()

  const integrity = await askIntegrity(place)
  const orders = await readStoredOrders(place)
  const comparison = compare(orders, { acknowledged })
  const refunds = await readSentRefunds(place)
  const money = judgeMoney(orders, await gateway.readBook(), refunds)
  const parts = refunds.filter(({ key }) => key.startsWith('part-')).length
  const uncanceled = orders.filter(({ id, status }) => canceled.has(id) && status !== 'canceled').length
  const declined = orders.filter(({ email }) => email.startsWith(`${declinedName}-`)).length
  const struck = await gateway.readStruck()
  const faults = Object.values(struck).reduce((sum, count) => sum + count, 0)
  const kinds = countKinds(struck)
  const returnedCounts = ['voided', 'refunded'].map(
    (state) => orders.filter(({ payment }) => payment === state).length,
  )
  const slowest = Math.max(...settlings)
  return {
    tried: `${rounds} rounds, ${faults} faults of ${kinds} kinds, ${rounds * killsARound} kills, ${answers.get('402') ?? 0} cards declined, ${returnedCounts[0]} orders let go, ${returnedCounts[1]} refunded and ${parts} in part`,
    found: `${formatComparison(comparison)}, ${declined} with a declined card; ${money.withoutOrder} captures without an order, ${early} captured before cooking, ${money.twice} captured or refunded twice, ${money.withoutHold} orders without their hold, ${money.unsettled} not settled, ${money.leftBehind} holds left behind, ${uncanceled} cancellations lost; ${books ? formatBooks(books) : 'no books'}; the slowest recovery took ${(slowest / 1000).toFixed(1)} s; integrity ${integrity}`,
    pass:
      isClean(comparison) &&
      Object.values(money).every((count) => count === 0) &&
      uncanceled + declined + early === 0 &&
      books !== undefined &&
      isInOrder(books) &&
      parts > 0 &&
      slowest <= longestSettling &&
      integrity === 'ok' &&
      sawEnough(struck, scale) &&
      (answers.get('402') ?? 0) > 0 &&
      returnedCounts.every((count) => count > 0),
  }
}

const customers = {
  clients: 16,
  pauseMs: 80,
  isDeclined: (nth: number) => nth % 9 === 0,
  leaves: (nth: number) => nth % 4 === 0,
}

const roundsOf = { long: { fewest: 8, most: 16 }, short: { fewest: 1, most: 4 } } as const

type Struck = Readonly<Record<string, number>>

/** The long form has seen every kind of fault. */
function sawEnough(struck: Struck, scale: Attack['scale']): boolean {
  return countKinds(struck) >= (scale === 'long' ? Object.keys(struck).length : 8)
}

function countKinds(struck: Struck): number {
  return Object.values(struck).filter((count) => count > 0).length
}
