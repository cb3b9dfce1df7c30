// Somebody floods the restaurant with orders that no card stands for (trust rule 23): with cards and without, with a speed and
// without, at two servers at once. Cards keep their part of every hour.
import { setTimeout as wait } from 'node:timers/promises'
import type { ProblemReply } from '../../domain/api.ts'
import type { ShownTime } from '../../domain/order-times.ts'
import { openUnpaidOfMailbox, openUnpaidOfNeighbour } from '../../domain/order-limits.ts'
import { startingPaying } from '../../domain/starting-settings.ts'
import type { TimesReply } from '../../domain/wait-times.ts'
import { bothEngines } from '../../test-support/databases.ts'
import { rosasOrder } from '../../test-support/rosas-order.ts'
import { letPayAtCounter, readUnpaid, setSpeed } from '../kitchen-book.ts'
import { newKey } from '../load.ts'
import { firstPrices, noFee, workOut } from '../price-oracle.ts'
import type { Attack, Row } from '../row.ts'
import { freshProofPlace, prepareRestaurant, startGateway, withSetUp, type SetUp } from '../set-up.ts'
import { spoiledBy } from '../spoil.ts'

const hour = 60 * 60_000
const { most, share } = startingPaying.withoutCard
/** 60 burritos an hour. */
const speed = { minutesEach: 1, hands: 1 }
const mostInAnHour = (60 * share) / 100

export const unpaidFloods: Row = {
  name: 'unpaid floods',
  promise:
    'floods of orders that no card stands for, on one server (SQLite) and on two (PostgreSQL): 20 burritos each at most; with cards and a speed a quarter of each hour, and cards have the rest of every hour; without cards two open ones a mailbox and five an address, and everybody else gets theirs',
  engines: bothEngines,
  breaks: {
    'fills-hours-unpaid': /[1-9]\d* hours with too much unpaid/,
    'any-size-unpaid': /[1-9]\d* too large/,
    'unpaid-without-end': /[1-9]\d* mailboxes and [1-9]\d* addresses with too many/,
  },
  // SQLite has one writer at a time: there is no lock to leave out.
  breaksOn: {
    postgres: { 'promises-at-once': /[1-9]\d* (hours with too much|mailboxes and|addresses with)/ },
  },

  run: (attack) =>
    withSetUp(async (setUp) => {
      const timed = await floodHours(setUp, attack)
      const untimed = await floodUntimed(setUp, attack)
      const cardless = await floodCardless(setUp, attack)
      const tooLarge = timed.tooLarge + untimed.tooLarge + cardless.tooLarge
      const odd = [...timed.odd, ...untimed.odd, ...cardless.odd]
      return {
        tried: `${timed.wishes} unpaid orders for ${timed.hours} hours of a kitchen with a speed, ${timed.placed} placed, then a card for each hour; ${untimed.wishes} without a speed; ${cardless.wishes} where no cards are taken, ${cardless.placed} placed`,
        found: `${timed.overfull} hours with too much unpaid, ${timed.halfEmpty} with somebody refused though there was room; ${tooLarge} too large; ${timed.refusedCards + untimed.refusedCards} honest cards refused; ${cardless.mailboxes} mailboxes and ${cardless.addresses} addresses with too many, ${cardless.refused} honest customers refused; other surprises: ${odd.slice(0, 3).join(', ') || 'none'}`,
        pass:
          timed.overfull + timed.halfEmpty + tooLarge + timed.refusedCards + untimed.refusedCards === 0 &&
          cardless.mailboxes + cardless.addresses + cardless.refused + odd.length === 0 &&
          timed.placed > 0 &&
          cardless.placed > 0,
      }
    }),
}

async function openServers(setUp: SetUp, { engine, broken }: Attack, env: Readonly<Record<string, string>>) {
  const place = await freshProofPlace(engine)
  const settings = { PROOF_MAILS: 'unwritten', ...env, ...spoiledBy(broken) }
  const servers = await Promise.all(
    Array.from({ length: engine === 'postgres' ? 2 : 1 }, () => prepareRestaurant(setUp, place, settings)),
  )
  for (const server of servers) await server.open()
  return { place, urls: servers.map(({ url }) => url) }
}

/** Cards are taken, and the kitchen has a speed. */
async function floodHours(setUp: SetUp, attack: Attack) {
  const { random, scale } = attack
  const gateway = await startGateway(setUp)
  const { place, urls } = await openServers(setUp, attack, { PROOF_GATEWAY: gateway.url })
  await letPayAtCounter(place)
  await setSpeed(place, speed)
  const [url = ''] = urls
  const hours = groupByHour((await readTimes(url, 1)).slots).slice(1, scale === 'long' ? 41 : 4)
  const wishes = hours.flatMap((slots) => [
    // More than fit, one burrito each: the hour ends exactly full.
    ...Array.from({ length: 22 }, () => ({ at: random.pick(slots), quantity: 1 })),
    { at: random.pick(slots), quantity: random.whole(most + 1, 1000) },
  ])
  const answers = await Promise.all(
    wishes.map(({ at, quantity }, nth) =>
      order(urls[nth % urls.length] ?? '', {
        email: `unpaid-${nth}@proof.example`,
        quantity,
        time: { at, isScheduled: true },
        isUnpaid: true,
      }),
    ),
  )
  const stored = await readUnpaid(place)
  const inHour = ([first = '']: readonly string[]) =>
    stored
      .filter(({ readyBy }) => Math.floor(readyBy / hour) === Math.floor(Date.parse(first) / hour))
      .reduce((sum, { weight }) => sum + weight, 0)
  const cards = await Promise.all(
    hours.map((slots, nth) =>
      order(urls[nth % urls.length] ?? '', {
        email: `card-${nth}@proof.example`,
        quantity: 2,
        time: { at: slots.at(-1) ?? '', isScheduled: true },
      }),
    ),
  )
  const told = ['card-needed', 'too-large-without-card', 'time-changed']
  return {
    wishes: wishes.length,
    hours: hours.length,
    placed: stored.length,
    overfull: hours.filter((slots) => inHour(slots) > mostInAnHour).length,
    halfEmpty: hours.filter((slots) => inHour(slots) < mostInAnHour).length,
    tooLarge: stored.filter(({ weight }) => weight > most).length,
    refusedCards: cards.filter(({ status }) => status !== 201).length,
    odd: answers.filter(({ status, code }) => status !== 201 && !told.includes(code ?? '')).map(sayOdd),
  }
}

/** Cards are taken, and nobody has set a speed: nothing is ever full. */
async function floodUntimed(setUp: SetUp, attack: Attack) {
  const gateway = await startGateway(setUp)
  const { place, urls } = await openServers(setUp, attack, { PROOF_GATEWAY: gateway.url })
  await letPayAtCounter(place)
  const wishes = Array.from({ length: 20 }, (_, nth) => (nth % 2 === 0 ? most : most + 1 + nth))
  const answers = await Promise.all(
    wishes.map((quantity, nth) =>
      order(urls[nth % urls.length] ?? '', { email: `any-${nth}@proof.example`, quantity, isUnpaid: true }),
    ),
  )
  const card = await order(urls[0] ?? '', { email: 'card@proof.example', quantity: 100 })
  const stored = await readUnpaid(place)
  return {
    wishes: wishes.length,
    tooLarge: stored.filter(({ weight }) => weight > most).length,
    refusedCards: card.status === 201 ? 0 : 1,
    odd: answers
      .filter(({ status, code }, nth) => (nth % 2 === 0 ? status !== 201 : code !== 'too-large-without-card'))
      .filter(({ status }) => status !== 201)
      .map(sayOdd),
  }
}

/** Nobody takes cards: everybody has the whole kitchen, and little of it at once. */
async function floodCardless(setUp: SetUp, attack: Attack) {
  const env = { PAYMENTS: 'counter', RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' }
  const { place, urls } = await openServers(setUp, attack, env)
  await setSpeed(place, { minutesEach: 0.1, hands: 20 })
  const many = attack.scale === 'long' ? 40 : 12
  const wishes = [
    ...counted(many, (nth) => ({ email: 'victim@proof.example', from: `198.51.100.${nth}` })),
    ...counted(many, (nth) => ({ email: `one-${nth}@proof.example`, from: '203.0.113.66' })),
    ...counted(many, (nth) => ({ email: `net-${nth}@proof.example`, from: `2001:db8:6:6::${nth}` })),
    ...counted(many, (nth) => ({ email: `honest-${nth}@proof.example`, from: `192.0.2.${nth}` })),
  ]
  const large = { email: 'large@proof.example', from: '192.0.2.250', quantity: most + 1 }
  const answers = await Promise.all(
    [...wishes, large].map((wish, nth) =>
      order(urls[nth % urls.length] ?? '', { quantity: 1, isUnpaid: true, ...wish }),
    ),
  )
  const stored = await readUnpaid(place)
  const count = (of: string) => stored.filter(({ email }) => email.startsWith(of)).length
  // A mailbox may also have ordered too often within the hour.
  const told = ['unpaid-open', 'call-for-more', 'too-many-for-email']
  const isExactly = [count('one-'), count('net-')].every((found) => found >= openUnpaidOfNeighbour)
  return {
    wishes: wishes.length + 1,
    placed: stored.length,
    mailboxes: count('victim@') > openUnpaidOfMailbox ? 1 : 0,
    addresses: [count('one-'), count('net-')].filter((found) => found > openUnpaidOfNeighbour).length,
    refused: many - count('honest-'),
    tooLarge: stored.filter(({ weight }) => weight > most).length,
    odd: [
      ...answers.filter(({ status, code }) => status !== 201 && !told.includes(code ?? '')).map(sayOdd),
      ...(isExactly && count('victim@') >= openUnpaidOfMailbox ? [] : ['fewer than may be']),
    ],
  }
}

interface Wish {
  readonly email: string
  readonly quantity: number
  readonly time?: ShownTime
  readonly isUnpaid?: boolean
  /** The network address that it comes from. */
  readonly from?: string
}

async function order(url: string, { email, quantity, time, isUnpaid = false, from }: Wish) {
  const lines = [{ item: 'bean' as const, quantity }]
  const expectedTotal = workOut(lines, firstPrices, noFee).total
  const { paymentToken, ...rosa } = rosasOrder
  const paid = isUnpaid ? { pay: 'counter' } : { paymentToken }
  const sent = {
    method: 'POST',
    headers: {
      origin: url,
      'content-type': 'application/json',
      'idempotency-key': newKey(),
      ...(from !== undefined && { 'x-forwarded-for': from }),
    },
    body: JSON.stringify({ ...rosa, ...paid, email, lines, expectedTotal, way: 'pickup', time }),
  }
  let reply = await fetch(`${url}/api/orders`, sent)
  // As the browser does it: a server with too much to do is asked again, with the same key.
  for (let again = 0; reply.status === 503 && again < 20; again += 1) {
    await wait(500)
    reply = await fetch(`${url}/api/orders`, sent)
  }
  const { code } = (await reply.json()) as Partial<ProblemReply>
  return { status: reply.status, code }
}

async function readTimes(url: string, weight: number): Promise<TimesReply> {
  return (await (await fetch(`${url}/api/times?weight=${weight}&way=pickup`)).json()) as TimesReply
}

/** The restaurant's clock is whole hours from UTC. */
function groupByHour(slots: readonly string[]): string[][] {
  return [...Map.groupBy(slots, (slot) => Math.floor(Date.parse(slot) / hour)).values()]
}

function counted<Made>(count: number, make: (nth: number) => Made): Made[] {
  return Array.from({ length: count }, (_, nth) => make(nth))
}

function sayOdd({ status, code }: { status: number; code: string | undefined }): string {
  return `${status} ${code ?? ''}`
}
