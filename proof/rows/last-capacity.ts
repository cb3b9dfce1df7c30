// Fifty customers at once want the last slot, or the last that the kitchen can make for now: as many get it as there is
// room for, by a count of its own from the database, and nobody else is charged.
import type { KitchenSpeed } from '../../domain/capacity.ts'
import type { ProblemReply } from '../../domain/api.ts'
import type { ShownTime } from '../../domain/order-times.ts'
import type { KitchenNow } from '../../domain/promise.ts'
import type { TimesReply } from '../../domain/wait-times.ts'
import type { Random } from '../../server/demo/random.ts'
import { bothEngines } from '../../test-support/databases.ts'
import { askClerk } from '../../test-support/patient-clerk.ts'
import { rosasOrder } from '../../test-support/rosas-order.ts'
import { clearBoard, readPromises, setSpeed, shortestWait } from '../kitchen-book.ts'
import { newKey } from '../load.ts'
import { firstPrices, noFee, workOut } from '../price-oracle.ts'
import { untilLetGo } from '../refused-holds.ts'
import type { Row } from '../row.ts'
import { freshProofPlace, prepareRestaurant, startGateway, withSetUp } from '../set-up.ts'
import { spoiledBy } from '../spoil.ts'

const customers = 50
const minute = 60_000

export const lastCapacity: Row = {
  name: 'last capacity',
  promise:
    '50 customers at once for the last slot and the last capacity, on one server (SQLite) and on two (PostgreSQL), 200 rounds: never overbooked, the others told the next time, nothing charged, no hold left',
  engines: bothEngines,
  breaks: { 'promises-blindly': /\b[1-9]\d* rounds overbooked/ },
  // SQLite has one writer at a time: there is no lock to leave out.
  breaksOn: { postgres: { 'promises-at-once': /\b[1-9]\d* rounds overbooked/ } },

  run: ({ engine, scale, random, broken }) =>
    withSetUp(async (setUp) => {
      const rounds = scale === 'long' ? 200 : 10
      const place = await freshProofPlace(engine)
      const gateway = await startGateway(setUp)
      const env = { PROOF_GATEWAY: gateway.url, PROOF_MAILS: 'unwritten', ...spoiledBy(broken) }
      const servers = await Promise.all(
        Array.from({ length: engine === 'postgres' ? 2 : 1 }, () => prepareRestaurant(setUp, place, env)),
      )
      for (const server of servers) await server.open()
      const urls = servers.map(({ url }) => url)

      const found = { placed: 0, overbooked: 0, turnedAway: 0, untold: 0 }
      const refused = new Set<string>()
      const odd: string[] = []
      for (let round = 0; round < rounds; round += 1) {
        const speed = { minutesEach: random.whole(200, 600) / 10, hands: random.whole(1, 3) }
        const burritos = random.whole(1, 3)
        await setSpeed(place, speed)
        await clearBoard(place)
        const time = await chooseTime(urls[0] ?? '', burritos, random)
        const began = Date.now()
        const answers = await Promise.all(
          Array.from({ length: customers }, (_, nth) =>
            orderAt(urls[nth % urls.length] ?? '', `last-${round}-${nth}@proof.example`, burritos, time),
          ),
        )
        const promised = await readPromises(place)
        const readyBy = Date.parse(time.at)
        const most = countRoom(speed, began, burritos, readyBy)
        const least = countRoom(speed, Date.now(), burritos, readyBy)
        found.placed += promised.length
        if (promised.length > most || promised.some((order) => order.readyBy !== readyBy))
          found.overbooked += 1
        if (promised.length < Math.min(least, customers)) found.turnedAway += 1
        for (const { status, key, body } of answers) {
          if (status === 201) continue
          refused.add(key)
          if (body.code !== 'time-changed') odd.push(`${status} ${body.code}`)
          else if (!tellsAnother(body.times, time)) found.untold += 1
        }
        if (answers.filter(({ status }) => status === 201).length !== promised.length) odd.push('an answer')
      }

      const { charged, held } = await untilLetGo(gateway, refused)
      const { placed, overbooked, turnedAway, untold } = found
      return {
        tried: `${rounds} rounds of ${customers} customers at ${urls.length} server${urls.length > 1 ? 's' : ''}, each round with another speed and another time; ${placed} placed, ${refused.size} refused`,
        found: `${overbooked} rounds overbooked, ${turnedAway} with somebody refused though there was room, ${untold} not told another time; of the refused, ${charged} charged, ${held} with a hold left; other surprises: ${odd.slice(0, 3).join(', ') || 'none'}`,
        pass:
          overbooked + turnedAway + untold + charged + held + odd.length === 0 &&
          placed >= rounds / 2 &&
          refused.size > 0,
      }
    }),
}

/** As soon as possible, or one of the first slots: a slow kitchen has room for few. */
async function chooseTime(url: string, burritos: number, random: Random): Promise<ShownTime> {
  const reply = await fetch(`${url}/api/times?weight=${burritos}&way=pickup`)
  const { soonest, slots } = (await reply.json()) as TimesReply
  const slot = slots[random.whole(0, 3)]
  if (soonest !== null && random.chance(0.4)) return { at: soonest, isScheduled: false }
  if (slot === undefined) throw new Error('a fresh kitchen has no time to offer')
  return { at: slot, isScheduled: true }
}

async function orderAt(url: string, email: string, burritos: number, time: ShownTime) {
  const lines = [{ item: 'bean' as const, quantity: burritos }]
  const expectedTotal = workOut(lines, firstPrices, noFee).total
  const key = newKey()
  const reply = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ...rosasOrder, email, lines, expectedTotal, way: 'pickup', time }),
  })
  return { status: reply.status, key, body: (await reply.json()) as Partial<ProblemReply> }
}

/** How many such orders the clerk would promise for this instant, one after the other, in a kitchen with nothing to do. */
function countRoom(speed: KitchenSpeed, now: number, burritos: number, readyBy: number): number {
  const spans = [{ start: now - minute, end: now + 7 * 24 * 60 * minute }]
  const promised: { readyBy: number; weight: number }[] = []
  const kitchen: KitchenNow = { now, spans, speed, shortestWait: shortestWait * minute, busy: 0, promised }
  while (promised.length < customers && askClerk(kitchen, burritos, readyBy))
    promised.push({ readyBy, weight: burritos })
  return promised.length
}

function tellsAnother(times: TimesReply | undefined, { at, isScheduled }: ShownTime): boolean {
  if (!times) return false
  if (isScheduled) return times.slots.length > 0 && !times.slots.includes(at)
  return times.soonest !== null && times.soonest > at
}
