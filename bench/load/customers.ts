// The customers of the bench, in a process of their own: they speak HTTP over bare sockets, since they share two cores
// with the server that they measure. Told what to do by JSON on standard input; print what they saw as JSON.
import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { readyLine } from './child.ts'
import { connectTo, readReplies } from './wire.ts'
import type { Asked, Seen } from './ask.ts'

const asked = JSON.parse(await text(process.stdin)) as Asked
const { address, clients, ms, everyMs, patienceMs = 20_000 } = asked

const answers: Record<string, number> = {}
const took: number[] = []
const cameAt: number[] = []
const keyStart = randomBytes(15).toString('base64url')
let sent = 0

/** Keys of 24 signs, each used once. */
function nextRequest(): string {
  sent += 1
  return asked.request.replace('%KEY%', keyStart + String(sent).padStart(12, '0'))
}

function count(what: string, times = 1): void {
  if (times > 0) answers[what] = (answers[what] ?? 0) + times
}

interface Customer {
  readonly isFree: () => boolean
  send(since: number): void
}

async function openCustomer(onFree: () => void): Promise<Customer> {
  let began = 0
  let waits = false
  const socket = await connectTo(address)
  readReplies(socket, (status) => {
    took.push(performance.now() - began)
    cameAt.push(performance.timeOrigin + began)
    count(status)
    waits = false
    onFree()
  })
  // What follows an error is its close, as it follows a server that hangs up.
  socket.on('error', () => {})
  socket.on('close', () => count('cut'))
  return {
    isFree: () => !waits,
    send(since) {
      began = since
      waits = true
      socket.write(nextRequest())
    },
  }
}

/** Each sends the next as soon as the last is answered. */
async function orderInARow(): Promise<number> {
  const everybody: Customer[] = []
  let end = Infinity
  for (let number = 0; number < clients; number += 1) {
    everybody.push(
      await openCustomer(() => {
        if (performance.now() < end) everybody[number]?.send(performance.now())
      }),
    )
  }
  const began = begin()
  end = began + ms
  for (const customer of everybody) customer.send(performance.now())
  await untilAnswered(everybody, [], end)
  return began
}

/** They come when they come, whether the ones before were served or not: waiting in line counts. */
async function comeByTheClock(every: number): Promise<number> {
  const line: number[] = []
  const everybody: Customer[] = []
  const serve = () => {
    for (const customer of everybody) {
      const since = customer.isFree() ? line.shift() : undefined
      if (since !== undefined) customer.send(since)
    }
  }
  for (let number = 0; number < clients; number += 1) everybody.push(await openCustomer(serve))
  const began = begin()
  let came = 0
  while (came * every < ms) {
    for (; came * every <= performance.now() - began; came += 1) line.push(began + came * every)
    serve()
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await untilAnswered(everybody, line, performance.now())
  return began
}

/** Everybody is connected: what is measured begins here. */
function begin(): number {
  process.stdout.write(`${readyLine}\n`)
  return performance.now()
}

/** Who is still waiting when all patience is over, or stands in line behind them, is counted as what they are. */
async function untilAnswered(everybody: Customer[], line: number[], end: number): Promise<void> {
  const open = () => line.length + everybody.filter((customer) => !customer.isFree()).length
  const isOver = () => performance.now() > end && (open() === 0 || answers['cut'] !== undefined)
  while (!isOver() && performance.now() < end + patienceMs)
    await new Promise((resolve) => setTimeout(resolve, 2))
  count('unanswered', open())
}

const cpu = process.cpuUsage()
const began = await (everyMs === undefined ? orderInARow() : comeByTheClock(everyMs))
const { user, system } = process.cpuUsage(cpu)
const seen: Seen = { ms: performance.now() - began, answers, took, cameAt, cpuMs: (user + system) / 1000 }
process.stdout.write(`${JSON.stringify(seen)}\n`, () => process.exit(0))
