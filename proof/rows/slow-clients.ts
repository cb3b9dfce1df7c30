// A thousand clients send or read a byte now and then, to tie up the server, while others order.
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { findLargeFile } from '../large-file.ts'
import { newKey, sendOrder } from '../load.ts'
import type { Row } from '../row.ts'
import { freshProofPlace, prepareRestaurant, withSetUp, type SetUp } from '../set-up.ts'

const longestCut = 30_000

export const slowClients: Row = {
  name: 'slow clients',
  promise: 'slow clients, 1,000 half-sent requests: honest orders p99 ≤ 1 s; slow ones cut ≤ 30 s',
  // The slow clients never reach the database.
  engines: ['sqlite'],

  run: ({ engine, scale }) =>
    withSetUp(async (setUp) => {
      const count = scale === 'long' ? 1_000 : 100
      // The short form divides the time-outs by ten, and the promise with them, plus an allowance for busy cores.
      const haste = scale === 'long' ? 1 : 10
      const within = longestCut / haste + (scale === 'long' ? 0 : 5_000)
      // The short form shares its cores with other tests, so it proves that nobody is locked out, not how fast the server is.
      const slowestHonest = scale === 'long' ? 1_000 : 5_000
      const restaurant = await prepareRestaurant(setUp, await freshProofPlace(engine), {
        PROOF_HASTE: String(haste),
      })
      await restaurant.open()
      const url = new URL(restaurant.url)
      const large = await findLargeFile(restaurant.url)
      const slow: ReturnType<typeof holdOpen>[] = []
      for (let nth = 0; nth < count; nth += 1) {
        slow.push(holdOpen(setUp, url, nth, large))
        // Opened bit by bit, because clients that connect all at once are refused and never get to be slow.
        await wait(4)
      }
      const honest = startHonest(restaurant.url)
      const deadline = Date.now() + within + 2_000
      while (slow.some(({ cutAfter }) => cutAfter() === undefined) && Date.now() < deadline) await wait(50)
      const { times, refused } = await honest.finish()
      const cuts = slow.map(({ cutAfter }) => cutAfter())
      const inTime = cuts.filter((cut) => cut !== undefined)
      const p99 = times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * 0.99)] ?? Infinity
      const slowest = Math.max(0, ...inTime)
      return {
        tried: `${count} who connect and say nothing, send half a head, half an order, or do not take the answer, while ${times.length} orders were placed by 4 customers${haste === 1 ? '' : `; time-outs a ${haste}th of the real ones`}`,
        found: `honest orders p99 ${p99.toFixed(0)} ms, ${refused} refused; ${count - inTime.length} not cut, the last of the others after ${(slowest / 1000).toFixed(1)} s`,
        pass: inTime.length === count && slowest <= within && p99 <= slowestHonest && refused === 0,
      }
    }),
}

/** Opens a slow client, each kind in turn; returns after how many milliseconds it was cut. */
function holdOpen(setUp: SetUp, { port, hostname, host, origin }: URL, nth: number, large: string) {
  const socket = connect(Number(port), hostname)
  const began = performance.now()
  let cut: number | undefined
  socket.on('error', () => {}).on('close', () => (cut = performance.now() - began))
  setUp.later(() => socket.destroy())
  const behaviors = [
    () => void socket.resume(),
    () => drip(socket, `GET / HTTP/1.1\r\nhost: ${host}\r\nx-slow: `),
    () =>
      drip(
        socket,
        `POST /api/orders HTTP/1.1\r\nhost: ${host}\r\norigin: ${origin}\r\ncontent-type: application/json\r\nidempotency-key: ${newKey()}\r\ncontent-length: 900\r\n\r\n{"firstName":"`,
      ),
    () => sip(socket, `GET ${large} HTTP/1.1\r\nhost: ${host}\r\n\r\n`.repeat(60)),
  ]
  behaviors[nth % behaviors.length]?.()
  return { cutAfter: () => cut }
}

/** A byte a second: a time-out between two bytes would not notice. */
function drip(socket: Socket, opening: string): void {
  socket.resume().write(opening)
  const timer = setInterval(() => socket.write('a'), 1_000)
  socket.on('close', () => clearInterval(timer))
}

/** Requests much at once, and reads only the first bytes. */
function sip(socket: Socket, requests: string): void {
  socket.write(requests)
  socket.once('data', () => socket.pause())
  // A client that does not read never notices a cut connection, so it probes with an empty line between two requests.
  const timer = setInterval(() => socket.write('\r\n'), 250)
  socket.on('close', () => clearInterval(timer))
}

function startHonest(url: string) {
  const times: number[] = []
  const isOver = { yet: false }
  let refused = 0
  async function customer(): Promise<void> {
    while (!isOver.yet) {
      const began = performance.now()
      const { status } = await sendOrder(url, { email: 'honest@proof.example', key: newKey() })
      times.push(performance.now() - began)
      if (status !== 201) refused += 1
      await wait(20)
    }
  }
  const customers = Array.from({ length: 4 }, customer)
  return {
    async finish() {
      isOver.yet = true
      await Promise.all(customers)
      return { times, refused }
    },
  }
}
