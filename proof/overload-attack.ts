// Sends far more clients than can be served, none of whom waits, and some who never read; watches staff and orders.
import { setTimeout as wait } from 'node:timers/promises'
import { perSecond, sendCrowd, type LoadPlan, type Seen } from '../bench/load/send-load.ts'
import { sendHonestRequests, countRefused, formatRefused, type Honest, type Send } from './honest-clients.ts'
import { findLargeFile } from './large-file.ts'
import { readStoredOrders } from './ledger.ts'
import type { Attack, Finding } from './row.ts'
import type { Place, SetUp } from './set-up.ts'
import { startNeverReading } from './never-reading-clients.ts'
import { logIn } from './staff-actions.ts'

export interface Front {
  /** The address that all clients use. */
  readonly url: string
  /** Sends the requests of staff and honest clients, from another address than the crowd. */
  readonly send: Send
  /** Whether each customer has its own address, because one address is limited. */
  readonly customers: Pick<LoadPlan, 'apart'>
  readonly place: Place
  readonly lives: () => boolean
}

interface Scale {
  readonly seconds: number
  readonly peaks: number
  /** Connections that never wait. */
  readonly crowd: number
  readonly customers: number
  readonly neverReading: number
  /** Of the peak. */
  readonly leastOrders: number
  readonly longestForStaff: number
  readonly longestAfter: number
}

/** The short form shares its cores with other tests, so it proves that the shop goes on, not how fast it is. */
const scales: Readonly<Record<Attack['scale'], Scale>> = {
  long: {
    seconds: 12,
    peaks: 3,
    crowd: 640,
    customers: 64,
    neverReading: 16,
    leastOrders: 0.5,
    longestForStaff: 1_000,
    longestAfter: 2_000,
  },
  short: {
    seconds: 1,
    peaks: 1,
    crowd: 120,
    customers: 16,
    neverReading: 4,
    leastOrders: 0.1,
    longestForStaff: 10_000,
    longestAfter: 10_000,
  },
}

export async function overrun(setUp: SetUp, front: Front, { scale }: Attack): Promise<Finding> {
  const { url, send, place, lives } = front
  const { seconds, peaks, leastOrders, longestForStaff, longestAfter, ...people } = scales[scale]
  const { cookie } = await logIn(url, undefined, undefined, send)
  const ordering = {
    url,
    clients: people.customers,
    ms: seconds * 1000,
    patienceMs: 8_000,
    ...front.customers,
  }
  const atPeak: Seen[] = []
  for (let nth = 0; nth < peaks; nth += 1)
    atPeak.push(await sendCrowd({ ...ordering, ms: scale === 'long' ? 3_000 : 1_000 }))
  const peak = Math.max(...atPeak.map(perSecond))

  const unread = startNeverReading(new URL(url), people.neverReading, await findLargeFile(url, send))
  setUp.later(() => unread.end())
  // Opened before the crowd comes, because a working kitchen already has its connection.
  const staff = watchStaff(url, cookie, send)
  const begun = Promise.withResolvers<void>()
  // The crowd outlasts the start of the customers' process and all of their orders.
  const crowding = sendCrowd(
    { ...ordering, apart: false, clients: people.crowd, ms: (seconds + 2) * 1000, ordering: 2, nice: 10 },
    begun.resolve,
  )
  await Promise.race([begun.promise, crowding])
  const customersSeen = await sendCrowd(ordering)
  const crowdSeen = await crowding
  unread.end()
  const staffSeen = await staff.finish()
  const after = await untilWell(url, cookie, send, longestAfter)

  const orders = perSecond(customersSeen) + perSecond(crowdSeen)
  const seen = [...atPeak, customersSeen, crowdSeen]
  const acknowledged = seen.reduce((sum, { answers }) => sum + (answers['201'] ?? 0), 0)
  const stored = (await readStoredOrders(place)).length
  const odd = seen.flatMap(({ answers }) => Object.keys(answers)).filter((answer) => !expected.has(answer))
  return {
    tried: `peak ${peak.toFixed(0)} orders/s of ${people.customers} customers; then ${seconds} s of ${people.crowd} more connections that never wait, two of five of them ordering, and ${people.neverReading} that pipeline and never read (${unread.count()} connections); answers to the crowd: ${say(crowdSeen)}; to the customers: ${say(customersSeen)}`,
    found: `${orders.toFixed(0)} orders/s, ${((orders / peak) * 100).toFixed(0)} % of the peak; staff answered ${staffSeen.answered} of ${staffSeen.asked}, slowest ${staffSeen.slowest.toFixed(0)} ms; well again ${after.tookMs.toFixed(0)} ms after its end${formatRefused(after)}; other answers: ${[...new Set(odd)].join(', ') || 'none'}; ${Math.max(0, acknowledged - stored)} acknowledged orders not stored; the server ${lives() ? 'lived on' : 'ended'}`,
    pass:
      orders >= leastOrders * peak &&
      staffSeen.answered === staffSeen.asked &&
      staffSeen.slowest <= longestForStaff &&
      after.tookMs <= longestAfter &&
      odd.length === 0 &&
      stored >= acknowledged &&
      lives(),
  }
}

/** The answers that are fine: served, told to come back, or refused. Clients still in line at the end are fine, too. */
const expected = new Set(['200', '201', '429', '503', 'cut', 'unanswered'])

function say({ answers }: Seen): string {
  return Object.entries(answers)
    .map(([answer, count]) => `${count} × ${answer}`)
    .join(', ')
}

/** In milliseconds: a client without an answer by then counts as never answered. */
const responseTimeout = 12_000

/** The kitchen goes on working during the attack. */
function watchStaff(url: string, cookie: string, send: Send) {
  const isOver = { yet: false }
  let [asked, answered, slowest] = [0, 0, 0]
  async function ask(): Promise<void> {
    while (!isOver.yet) {
      asked += 1
      const began = performance.now()
      const signal = AbortSignal.timeout(responseTimeout)
      const reply = await send(`${url}/api/me`, { headers: { cookie }, signal }).catch(() => undefined)
      await reply?.arrayBuffer()
      if (reply?.status === 200) answered += 1
      slowest = Math.max(slowest, performance.now() - began)
      await wait(100)
    }
  }
  const asking = ask()
  return {
    async finish() {
      isOver.yet = true
      await asking
      return { asked, answered, slowest }
    },
  }
}

/** Waits until every kind of request is served at once; returns the refusals until then. */
async function untilWell(
  url: string,
  cookie: string,
  send: Send,
  longest: number,
): Promise<Honest & { tookMs: number }> {
  const began = performance.now()
  for (;;) {
    const honest: Honest = { asked: 0, refused: new Map() }
    const tooLong = new AbortController()
    await Promise.race([
      sendHonestRequests(url, cookie, 1, honest, send),
      wait(longest + 1_000, undefined, { signal: tooLong.signal }),
    ])
    tooLong.abort()
    const tookMs = performance.now() - began
    if (tookMs > longest || countRefused(honest) === 0) return { ...honest, tookMs }
  }
}
