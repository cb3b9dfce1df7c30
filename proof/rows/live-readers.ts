// Readers of the live stream, cut at random and by restarts, while orders come and move: in the end all show the truth.
import { setTimeout as wait } from 'node:timers/promises'
import { boardStatuses } from '../../domain/kitchen/tickets.ts'
import { bothEngines } from '../../test-support/databases.ts'
import { readStoredTickets, type StoredTicket } from '../ledger.ts'
import { startReader, type Reader } from '../live-readers.ts'
import { newKey, sendOrder } from '../load.ts'
import type { Row } from '../row.ts'
import { freshProofPlace, prepareRestaurant, withSetUp } from '../set-up.ts'
import { logIn } from '../staff-actions.ts'

const statuses = ['placed', 'cooking', 'ready', 'handed-over'] as const
/** Well under a minute, because every reader gets the full state each minute, which would repair a missed event. */
const longestCatchUp = 10_000

export const liveReaders: Row = {
  name: 'live readers',
  promise: '1,000 live readers, cut at random: final board = database for all; nothing missed',
  engines: bothEngines,

  run: ({ engine, scale, random }) =>
    withSetUp(async (setUp) => {
      const { count, orders, seconds, restarts } =
        scale === 'long'
          ? { count: 1_000, orders: 60, seconds: 30, restarts: 2 }
          : { count: 60, orders: 12, seconds: 3, restarts: 1 }
      const place = await freshProofPlace(engine)
      const restaurant = await prepareRestaurant(setUp, place)
      let { server } = await restaurant.open()
      const { url } = restaurant
      const { cookie } = await logIn(url)
      const kitchen = openKitchen(url, cookie)
      for (let nth = 0; nth < orders / 2; nth += 1) await kitchen.order()

      const readers = Array.from({ length: count }, (_, nth) =>
        startReader(new URL(url), cookie, nth % 2 === 0 ? undefined : random.pick(kitchen.ids)),
      )
      setUp.later(() => readers.forEach((reader) => reader.end()))
      let cuts = 0
      const ends = Date.now() + seconds * 1000
      const restartAt = Array.from(
        { length: restarts },
        (_, nth) => ends - ((nth + 0.5) / restarts) * seconds * 1000,
      )
      // On a busy machine the time may be over before the first order has moved.
      while (Date.now() < ends || kitchen.moves() === 0) {
        random.pick(readers).cut()
        cuts += 1
        // Until the very end, so that events follow the last restart, whose reconnect repairs everything missed before.
        if (kitchen.underWay().length < orders) await kitchen.order()
        else await kitchen.move(random.pick(kitchen.underWay()))
        await wait(random.between(5, 25))
        if (restartAt.length > 0 && Date.now() > (restartAt.at(-1) ?? 0)) {
          restartAt.pop()
          await (random.chance(0.5) ? server.stop() : server.kill())
          ;({ server } = await restaurant.open())
        }
      }

      const began = performance.now()
      // Read again each time, because an email that is sent changes its order, too.
      const countDiffering = async () => {
        const stored = await readStoredTickets(place)
        return readers.filter((reader) => !showsTruth(reader, stored)).length
      }
      let differing = await countDiffering()
      while (differing > 0 && performance.now() - began < longestCatchUp) {
        await wait(50)
        differing = await countDiffering()
      }
      const tookMs = performance.now() - began
      return {
        tried: `${count} readers, half of them of the board, ${cuts} cut at random and all of them ${restarts} times by a restart, while ${kitchen.ids.length} orders were placed and moved ${kitchen.moves()} times`,
        found: `${differing} of ${count} readers differ from the database; the last was right ${tookMs.toFixed(0)} ms after the last change`,
        pass: differing === 0 && kitchen.moves() > 0,
      }
    }),
}

/** Whether the reader shows every open order, and each order as it is stored. */
function showsTruth({ shown, order }: Reader, stored: readonly StoredTicket[]): boolean {
  return stored.every(({ id, status, version }) => {
    const told = shown.get(id)
    const isExpected = order === undefined ? boardStatuses.some((one) => one === status) : order === id
    if (!told) return !isExpected
    return told.status === status && (told.version ?? version) === version
  })
}

/** Places and moves orders, and retries each request until it succeeds, even across a restart. */
function openKitchen(url: string, cookie: string) {
  const ids: string[] = []
  const at = new Map<string, number>()
  let moves = 0
  return {
    ids,
    moves: () => moves,
    /** The orders that are not handed over yet. */
    underWay: () => ids.filter((id) => (at.get(id) ?? 0) < statuses.length - 1),
    async order(): Promise<void> {
      const { id } = await sendOrder(url, { email: 'reader@proof.example', key: newKey() })
      if (id === undefined) throw new Error('an order was refused')
      ids.push(id)
      at.set(id, 0)
    },
    async move(id: string): Promise<void> {
      const step = at.get(id) ?? 0
      const [from, to] = [statuses[step], statuses[step + 1]]
      const reply = await fetch(`${url}/api/orders/${id}/move`, {
        method: 'POST',
        headers: { origin: url, cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ from, to }),
      })
      if (!reply.ok) throw new Error(`a move was answered ${reply.status}`)
      moves += 1
      at.set(id, step + 1)
    },
  }
}
