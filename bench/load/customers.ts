// Customers who never wait, in a separate process: autocannon, with a new order for each request. Reads its plan as JSON on
// standard input; prints the result as JSON.
import { getPriority, setPriority } from 'node:os'
import { text } from 'node:stream/consumers'
import autocannon, { type Client, type Request } from 'autocannon'
import type { LoadPlan, Seen } from './send-load.ts'
import { readyLine } from './child.ts'
import { nextOrder } from './next-order.ts'

const plan = JSON.parse(await text(process.stdin)) as LoadPlan
const { url, clients, ms, patienceMs = 20_000, ordering = 5, apart = false, nice = 0 } = plan
// Only lower priority: raising it takes root.
if (nice > getPriority()) setPriority(nice)
/** Clients that connect later are counted when they come; 640 connections take a while at a busy server. */
const longestArrival = 30_000

const answers: Record<string, number> = {}
const took: number[] = []
const cameAt: number[] = []
let opened = 0
let arrived = 0
let placed = 0
let began = Infinity
let last = 0

const isOver = () => performance.now() >= began + ms
const count = (what: string, times = 1) => {
  if (times > 0) answers[what] = (answers[what] ?? 0) + times
}

function begin(): void {
  if (began !== Infinity) return
  began = performance.now()
  process.stdout.write(`${readyLine}\n`)
  setTimeout(() => instance.stop(), ms + patienceMs)
}

/** Fields that autocannon's types leave out: `maxConnectionRequests`, and the options of one connection. */
interface OwnClient extends Client {
  responseMax: number
  opts: { tlsOptions: { localAddress?: string } }
}

const waiting = new Set<Client>()

function setupClient(client: Client): void {
  const own = client as OwnClient
  const nth = opened
  opened += 1
  if (apart) own.opts.tlsOptions = { localAddress: `127.1.${nth >> 8}.${1 + ((nth & 255) % 254)}` }
  client.setRequests(nth % 5 < ordering ? [{ setupRequest: order }] : browsing)
  let since = 0
  let hasArrived = false
  client.on('request' as 'response', () => {
    // autocannon silently reconnects when it is cut off, and sends the next request.
    if (waiting.has(client)) count('cut')
    waiting.add(client)
    since = performance.now()
  })
  client.on('response', (status) => {
    waiting.delete(client)
    last = performance.now()
    count(String(status))
    if (since >= began) {
      took.push(last - since)
      cameAt.push(performance.timeOrigin + since)
      if (status === 201) placed += 1
    }
    if (!hasArrived) arrived += 1
    hasArrived = true
    if (arrived === clients) begin()
    // The client stops by itself, because autocannon would cut off all requests in flight.
    if (isOver()) own.responseMax = 1
  })
}

const order = (request: Request): Request => ({ ...request, ...nextOrder(url) })
const browsing: Request[] = ['/api/menu', '/'].map((path) => ({
  method: 'GET',
  path,
  headers: { 'accept-encoding': 'gzip, deflate, br' },
}))

setTimeout(begin, longestArrival)
const instance = autocannon(
  {
    url,
    connections: clients,
    // Ended by the last client to leave, or by `begin`.
    duration: 3_600,
    timeout: 3_600,
    sampleInt: 20,
    setupClient,
  },
  () => {
    count('unanswered', waiting.size)
    const seen: Seen = { ms: Math.max(last, began + ms) - began, answers, took, cameAt, placed }
    process.stdout.write(`${JSON.stringify(seen)}\n`, () => process.exit(0))
  },
)
