// Fifty customers at once, on two servers, want the last of something: the last times, the last few of an item, the last uses
// of a promo code. Exactly as many get it as there are, counted in the database, and nobody else is charged.
import { setTimeout as wait } from 'node:timers/promises'
import type { ProblemReply } from '../../domain/orders/problem-schema.ts'
import type { KitchenSpeed } from '../../domain/kitchen/capacity.ts'
import type { KitchenNow } from '../../domain/kitchen/promise.ts'
import type { TimesReply } from '../../domain/restaurant/wait-times.ts'
import type { Random } from '../../server/demo/random.ts'
import { bothEngines } from '../../test-support/databases.ts'
import { expectedPromise } from '../../test-support/promise-oracle.ts'
import { rosasOrder } from '../../test-support/rosas-order.ts'
import { samplePromoCode } from '../../test-support/sample-promo-code.ts'
import { read } from '../due-money.ts'
import {
  clearBoard,
  moveToNoon,
  readPromises,
  setRemaining,
  setSpeed,
  shortestWait,
} from '../kitchen-state.ts'
import { newKey } from '../load.ts'
import type { Row } from '../row.ts'
import { freshProofPlace, openPair, startGateway, withSetUp, type Gateway, type Place } from '../set-up.ts'
import { logIn, type Hand } from '../staff-actions.ts'

const customers = 50
const minute = 60_000
const longestVoid = 20_000
/** The total of one and of two bean burritos with tax, worked out on paper; and of one with $3.33 off. */
const totals = { 1: 1040, 2: 2081, 3: 3121, withCode: 676 } as const

interface Stage {
  readonly place: Place
  readonly owner: Hand
  readonly day: string
  readonly random: Random
}

/** Something limited that many customers want. */
interface Scarce {
  /** What the customers order besides their names. */
  readonly body: object
  /** How many customers can get it when the rush begins. */
  readonly most: number
  /** The same when the rush ends, because the kitchen's time passes. */
  least(): number
  /** How many the database counts as used, where it keeps a count. */
  counted?(): Promise<number>
  tells(body: Partial<ProblemReply>): boolean
}

const kinds: readonly ((stage: Stage, round: number) => Promise<Scarce>)[] = [lastTime, lastItems, lastUses]

export const lastOnes: Row = {
  name: 'the last ones',
  promise:
    '50 customers at once for the last capacity, the last few of an item and the last uses of a code, on two servers, 100 rounds each: exactly as many as there were, the others told so, nothing charged, no hold left',
  engines: bothEngines,

  run: ({ engine, scale, random }) =>
    withSetUp(async (setUp) => {
      const rounds = kinds.length * (scale === 'long' ? 100 : 4)
      const place = await freshProofPlace(engine)
      const gateway = await startGateway(setUp)
      const env = { PROOF_GATEWAY: gateway.url, PROOF_MAILS: 'unwritten' }
      const pair = await openPair(setUp, place, env)
      const { day } = await moveToNoon(place)
      const stage = { place, owner: await logIn(pair[0].url), day, random }

      const found = { placed: 0, tooMany: 0, turnedAway: 0, miscounted: 0 }
      const refused = new Set<string>()
      const odd: string[] = []
      for (let round = 0; round < rounds; round += 1) {
        await clearBoard(place)
        await setSpeed(place, null)
        const scarce = await kinds[round % kinds.length]?.(stage, round)
        if (!scarce) throw new Error('there is nothing to want')
        const answers = await Promise.all(
          Array.from({ length: customers }, (_, nth) =>
            order(pair[nth % 2 === 0 ? 0 : 1].url, `last-${round}-${nth}@proof.example`, scarce.body),
          ),
        )
        const placed = (await readPromises(place)).length
        found.placed += placed
        if (placed > scarce.most) found.tooMany += 1
        if (placed < Math.min(scarce.least(), customers)) found.turnedAway += 1
        if (scarce.counted && (await scarce.counted()) !== placed) found.miscounted += 1
        for (const { status, key, body } of answers) {
          if (status === 201) continue
          refused.add(key)
          if (!scarce.tells(body)) odd.push(`${status} ${body.code}`)
        }
        if (answers.filter(({ status }) => status === 201).length !== placed) odd.push('an answer')
      }

      const { charged, held } = await untilReleased(gateway, refused)
      const { placed, tooMany, turnedAway, miscounted } = found
      return {
        tried: `${rounds} rounds of ${customers} customers at two servers, in turn for a time, an item and a code; ${placed} placed, ${refused.size} refused`,
        found: `${tooMany} rounds with too many, ${turnedAway} with somebody refused though there was one left, ${miscounted} miscounted; of the refused, ${charged} charged, ${held} with a hold left; other surprises: ${odd.slice(0, 3).join(', ') || 'none'}`,
        pass:
          tooMany + turnedAway + miscounted + charged + held + odd.length === 0 &&
          placed >= rounds / 2 &&
          refused.size > 0,
      }
    }),
}

/** As soon as possible, or one of the first slots of a slow kitchen. */
async function lastTime({ place, owner, random }: Stage): Promise<Scarce> {
  const speed = { minutesPerBurrito: random.whole(100, 300) / 10, hands: random.whole(1, 3) }
  const burritos = random.pick([1, 2, 3] as const)
  await setSpeed(place, speed)
  const { soonest, slots } = await owner.get<TimesReply>(`/api/times?weight=${burritos}&fulfillment=pickup`)
  const isScheduled = soonest === null || random.chance(0.6)
  const at = (isScheduled ? slots[random.whole(0, 3)] : soonest) ?? ''
  const room = () => countRoom(speed, burritos, Date.parse(at))
  return {
    body: { ...beans(burritos), time: { at, isScheduled } },
    most: room(),
    least: room,
    tells: ({ code, times }) =>
      code === 'time-unavailable' &&
      times !== undefined &&
      (isScheduled
        ? times.slots.length > 0 && !times.slots.includes(at)
        : times.soonest !== null && times.soonest > at),
  }
}

async function lastItems({ place, day, random }: Stage): Promise<Scarce> {
  const [remaining, each] = [random.whole(1, 6), random.pick([1, 2] as const)]
  await setRemaining(place, remaining, day)
  const most = Math.floor(remaining / each)
  return {
    body: beans(each),
    most,
    least: () => most,
    async counted() {
      const [row] = await read<{ rest: number }>(
        place,
        "select remaining_count as rest from menu_items where id = 'bean'",
      )
      return (remaining - Number(row?.rest)) / each
    },
    tells: ({ code, items, remaining: rest }) =>
      items?.join() === 'bean' &&
      (code === 'sold-out' || (code === 'insufficient-stock' && (rest ?? each) < each)),
  }
}

async function lastUses({ place, owner, random }: Stage, round: number): Promise<Scarce> {
  const [code, most] = [`LAST-${round}`, random.whole(1, 5)]
  // Makes items available again that an earlier round sold out.
  await read(
    place,
    "update menu_items set remaining_count = null, remaining_day = null where id = 'bean' returning id",
  )
  const gives = { kind: 'amount', amount: 333 }
  await owner.post('/api/office/promo-codes', samplePromoCode({ code, gives, maxUses: most }))
  return {
    body: { ...beans(1), expectedTotal: totals.withCode, promoCode: code },
    most,
    least: () => most,
    async counted() {
      const [row] = await read<{ use_count: number }>(
        place,
        `select use_count from promo_codes where code = '${code}'`,
      )
      return Number(row?.use_count)
    },
    tells: ({ promoCodeRejection }) => promoCodeRejection?.why === 'used-up',
  }
}

function beans(quantity: 1 | 2 | 3): object {
  return { lines: [{ item: 'bean', quantity }], expectedTotal: totals[quantity] }
}

async function order(url: string, email: string, body: object) {
  const key = newKey()
  const reply = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ...rosasOrder, email, fulfillment: 'pickup', ...body }),
  })
  return { status: reply.status, key, body: (await reply.json()) as Partial<ProblemReply> }
}

/** How many such orders an idle kitchen can promise for this instant, one after the other. */
function countRoom(speed: KitchenSpeed, burritos: number, readyBy: number): number {
  const now = Date.now()
  const spans = [{ start: now - minute, end: now + 7 * 24 * 60 * minute }]
  const promised: { readyBy: number; weight: number }[] = []
  const kitchen: KitchenNow = { now, spans, speed, shortestWait: shortestWait * minute, busy: 0, promised }
  while (promised.length < customers && expectedPromise(kitchen, burritos, readyBy))
    promised.push({ readyBy, weight: burritos })
  return promised.length
}

/** Refused customers are never charged, and their holds are released after a while. */
async function untilReleased(gateway: Gateway, refused: ReadonlySet<string>) {
  const deadline = Date.now() + longestVoid
  for (;;) {
    const book = (await gateway.readBook()).filter(({ key }) => refused.has(key))
    const held = book.filter(({ voided }) => !voided).length
    if (held === 0 || Date.now() > deadline)
      return { charged: book.filter(({ captures }) => captures > 0).length, held }
    await wait(100)
  }
}
