// The promise (R42): how long the times of an order take to compute, and orders a second where a speed is set, so that every
// order reads what is promised and takes the lock that all servers share.
import type { KitchenSpeed } from '../../domain/kitchen/capacity.ts'
import { availableTimes, type Calendar } from '../../domain/kitchen/order-times.ts'
import type { KitchenNow } from '../../domain/kitchen/promise.ts'
import { openSpans } from '../../domain/kitchen/slots.ts'
import { startingHours } from '../../domain/restaurant/starting-settings.ts'
import { clearBoard, setSpeed } from '../../proof/kitchen-state.ts'
import { createRandom } from '../../server/demo/random.ts'
import { timeZone } from '../../test-support/databases.ts'
import { compared, inTurn, median, tail } from '../figures.ts'
import { startBareServer } from '../floors/start-bare-server.ts'
import { perSecond, sendCustomers } from '../load/send-load.ts'
import type { Figure, Row, Stage } from '../row.ts'
import { openShop, whileFrozen, type BenchPlace } from '../stage.ts'
import { waitOf } from './orders.ts'

const minute = 60_000
const ms = 2_000
const clients = 16
/** As fast as an owner can set it: two hundred burritos a minute. */
const fast: KitchenSpeed = { minutesPerBurrito: 0.1, hands: 20 }

export const promise: Row = {
  name: 'promise',
  floor: 'bare node:http, same statements and the same lock in one transaction',
  engines: ['sqlite', 'postgres'],
  async run(stage) {
    return [
      // Computing is the same whatever the engine.
      ...(stage.engine === 'sqlite' ? [computeTimes()] : []),
      ...(await compareOrders(stage)),
    ]
  },
}

const tickets = 300
const computings = 200

/** Open at all hours, which has the most slots. */
function computeTimes(): Figure {
  const random = createRandom(1995)
  const now = new Date('2026-11-16T20:01:00.000Z')
  const calendar: Calendar = { timeZone, slotInterval: 15, daysAhead: 2 }
  const kitchen: KitchenNow = {
    now: now.getTime(),
    spans: openSpans(startingHours, timeZone, now, calendar.daysAhead),
    speed: { minutesPerBurrito: 2, hands: 3 },
    shortestWait: 10 * minute,
    busy: 0,
    promised: Array.from({ length: tickets }, () => ({
      readyBy: now.getTime() + random.whole(2, 36 * 12) * 5 * minute,
      weight: random.whole(1, 6),
    })),
  }
  const took = Array.from({ length: computings + 20 }, () => {
    const began = performance.now()
    availableTimes(
      { weight: random.whole(1, 12), travelMinutes: random.pick([0, 15, 20]) },
      kitchen,
      calendar,
    )
    return performance.now() - began
  }).slice(20)
  return {
    what: `the times of an order, ${tickets} open tickets, 3 days of slots`,
    unit: 'ms',
    ours: median(took),
    goal: { of: 'ours', atMost: 5 },
    note: `99 of 100 within ${tail(took, 0.99).toFixed(2)} ms`,
  }
}

async function compareOrders(stage: Stage): Promise<Figure[]> {
  const bare = await startBareServer(stage, fast)
  const shop = await openShop(stage)
  const placeOf = (place: BenchPlace) => ({ ...place, engine: stage.engine })
  await setSpeed(placeOf(shop.place), fast)
  // Nobody cooks: whatever is promised is cleared away before each measurement.
  const order = async ({ url, place }: { url: string; place: BenchPlace }) => {
    await clearBoard(placeOf(place))
    return sendCustomers({ url, clients, ms })
  }
  const waits: number[] = []
  const pairs = await inTurn(
    () => whileFrozen([shop], async () => perSecond(await order(bare))),
    async () => {
      const seen = await order(shop)
      waits.push(median(seen.took))
      return perSecond(seen)
    },
  )
  await shop.server.kill()
  const rate: Figure = {
    what: `orders/s with a speed set, ${clients} customers`,
    unit: 'orders/s',
    ...compared(pairs),
    note: 'every order reads what is promised before the money is held, and again under the lock; the board is cleared before each measurement',
  }
  return [rate, waitOf(clients, waits, stage.engine === 'sqlite' ? 40 : 100, ' with a speed set')]
}
