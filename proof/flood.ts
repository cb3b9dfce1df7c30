// Many customers on raw connections, in a process of their own: a flood costs its sender little, and so must this.
//   node proof/flood.ts URL OPTIONS    OPTIONS as JSON, see FloodOptions; prints what came of it, as JSON
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { rosasOrder } from '../test-support/rosas-order.ts'

export interface FloodOptions {
  readonly seconds: number
  /** So many connections. Without a rate each asks again when it is answered. */
  readonly clients: number
  /** Requests a second, whatever comes back, as long as a connection is free. */
  readonly rate?: number
  /** Of a hundred requests so many are orders; the rest ask for the menu and the page in turn. */
  readonly orders: number
}

export type Wish = 'order' | 'menu' | 'page'

export interface Outcome {
  readonly wish: Wish
  /** 0: cut, or never answered. */
  readonly status: number
  readonly count: number
  /** Of these, answered before the flood was over. */
  readonly inTime: number
  readonly p50: number
  readonly p99: number
}

interface Caller {
  readonly socket: Socket
  asked: { wish: Wish; since: number } | undefined
  heard: Buffer
}

/** How long after its end those under way may still be answered. */
const patience = 5_000
const nothing = Buffer.alloc(0)

if (import.meta.main) {
  const [, , url = '', options = ''] = process.argv
  console.log(JSON.stringify(await flood(new URL(url), JSON.parse(options) as FloodOptions)))
  process.exit(0)
}

async function flood(url: URL, { seconds, clients, rate, orders }: FloodOptions): Promise<Outcome[]> {
  const times = new Map<string, number[]>()
  const inTime = new Map<string, number>()
  const requests = prepareRequests(url)
  const free: Caller[] = []
  let sent = 0
  let under = 0
  let began = performance.now()
  let ends = Infinity
  const isOpen = () => performance.now() < ends

  /** Spread evenly, so that each hundred has its share. */
  const nextWish = (): Wish => {
    sent += 1
    if ((sent * orders) % 100 < orders) return 'order'
    return sent % 2 === 0 ? 'menu' : 'page'
  }

  function open(): Caller {
    const socket = connect(Number(url.port), url.hostname).setNoDelay(true)
    return { socket, asked: undefined, heard: nothing }
  }

  function listen(caller: Caller): void {
    caller.socket.on('data', (chunk: Buffer) => hear(caller, chunk))
    caller.socket.on('error', () => {})
    caller.socket.on('close', () => {
      const at = free.indexOf(caller)
      if (at >= 0) free.splice(at, 1)
      note(caller, 0)
    })
  }

  function ask(caller: Caller, wish: Wish, since: number): void {
    caller.asked = { wish, since }
    under += 1
    caller.socket.write(requests[wish]())
  }

  function note(caller: Caller, status: number): void {
    if (!caller.asked) return
    const { wish, since } = caller.asked
    const key = `${wish} ${status}`
    const list = times.get(key) ?? []
    if (list.length === 0) times.set(key, list)
    list.push(performance.now() - since)
    if (isOpen()) inTime.set(key, (inTime.get(key) ?? 0) + 1)
    caller.asked = undefined
    under -= 1
  }

  function hear(caller: Caller, chunk: Buffer): void {
    caller.heard = caller.heard.length === 0 ? chunk : Buffer.concat([caller.heard, chunk])
    const status = statusOf(caller.heard)
    if (status === undefined) return
    caller.heard = nothing
    note(caller, status)
    if (rate !== undefined) free.push(caller)
    else if (isOpen()) ask(caller, nextWish(), performance.now())
  }

  function sendDue(perMs: number): void {
    const due = Math.min(performance.now(), ends)
    for (let at = began + sent / perMs; at < due; at = began + sent / perMs) {
      const wish = nextWish()
      // With nobody free to ask, it is not asked: what was really asked says how large the flood was.
      const caller = free.pop()
      if (caller) ask(caller, wish, performance.now())
    }
  }

  // Node takes one new connection in each turn of its event loop, so they come in before they begin.
  const callers = Array.from({ length: clients }, open)
  await Promise.all(callers.map(({ socket }) => greet(socket, url)))
  began = performance.now()
  ends = began + seconds * 1000
  for (const caller of callers) listen(caller)
  if (rate === undefined) for (const caller of callers) ask(caller, nextWish(), performance.now())
  else free.push(...callers)
  while (isOpen()) {
    if (rate !== undefined) sendDue(rate / 1000)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  const someWait = () => under > 0
  while (someWait() && performance.now() < ends + patience) {
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const outcomes = [...times].map(([key, list]): Outcome => {
    const [wish, status] = key.split(' ') as [Wish, string]
    const sorted = list.toSorted((one, other) => one - other)
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
    return {
      wish,
      status: Number(status),
      count: list.length,
      inTime: inTime.get(key) ?? 0,
      p50: at(0.5),
      p99: at(0.99),
    }
  })
  if (under > 0)
    outcomes.push({ wish: 'order', status: 0, count: under, inTime: 0, p50: Infinity, p99: Infinity })
  return outcomes
}

async function greet(socket: Socket, { host }: URL): Promise<void> {
  socket.write(`GET /healthz HTTP/1.1\r\nhost: ${host}\r\n\r\n`)
  await once(socket, 'data')
}

/** Made once; of an order only the key and the e-mail change, which are always as long. */
function prepareRequests({ host, origin }: URL): Record<Wish, () => Buffer> {
  // Letters alone: digits might by chance be a card's number, which is refused.
  const run = [...randomBytes(16)].map((byte) => String.fromCodePoint(97 + (byte % 26))).join('')
  const mark = '000000000'
  const body = JSON.stringify({ ...rosasOrder, email: `order-${run}-${mark}@proof.example` })
  const head = [
    'POST /api/orders HTTP/1.1',
    `host: ${host}`,
    `origin: ${origin}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `idempotency-key: ${run}-${mark}`,
  ]
  const order = `${head.join('\r\n')}\r\n\r\n${body}`
  const places = [order.indexOf(`-${mark}`) + 1, order.lastIndexOf(`-${mark}`) + 1]
  let nth = 0
  const get = (path: string) => {
    const bytes = Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`)
    return () => bytes
  }
  return {
    order() {
      nth += 1
      const bytes = Buffer.from(order)
      for (const place of places) bytes.write(String(nth).padStart(mark.length, '0'), place)
      return bytes
    },
    menu: get('/api/menu'),
    page: get('/'),
  }
}

/** Undefined until all of the answer is here. */
function statusOf(heard: Buffer): number | undefined {
  const headEnds = heard.indexOf('\r\n\r\n')
  if (headEnds < 0) return undefined
  const head = heard.toString('latin1', 0, headEnds)
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
  return heard.length >= headEnds + 4 + length ? Number(head.slice(9, 12)) : undefined
}
