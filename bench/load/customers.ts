// The customers of the bench, in a process of their own: they speak HTTP over bare sockets, since they share two cores
// with the server that they measure. Told what to do by a JSON argument; print what they saw as JSON.
import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { connectTo, readReplies } from './wire.ts'
import type { Asked, Seen } from './ask.ts'

const asked = JSON.parse(await text(process.stdin)) as Asked
const { address, clients, ms, everyMs } = asked

const answers: Record<string, number> = {}
const took: number[] = []
const keyStart = randomBytes(15).toString('base64url')
let sent = 0

/** Keys of 24 signs, each used once. */
function nextRequest(): string {
  sent += 1
  return asked.request.replace('%KEY%', keyStart + String(sent).padStart(12, '0'))
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
    answers[status] = (answers[status] ?? 0) + 1
    waits = false
    onFree()
  })
  socket.on('error', () => (answers['cut'] = (answers['cut'] ?? 0) + 1))
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
async function orderInARow(): Promise<void> {
  const everybody: Customer[] = []
  for (let number = 0; number < clients; number += 1) {
    everybody.push(
      await openCustomer(() => {
        if (performance.now() < end) everybody[number]?.send(performance.now())
      }),
    )
  }
  const end = performance.now() + ms
  for (const customer of everybody) customer.send(performance.now())
  await until(() => everybody.every((customer) => customer.isFree()))
}

/** They come when they come, whether the ones before were served or not: waiting in line counts. */
async function comeByTheClock(every: number): Promise<void> {
  const line: number[] = []
  const everybody: Customer[] = []
  const serve = () => {
    for (const customer of everybody) {
      const since = customer.isFree() ? line.shift() : undefined
      if (since !== undefined) customer.send(since)
    }
  }
  for (let number = 0; number < clients; number += 1) everybody.push(await openCustomer(serve))
  const began = performance.now()
  let came = 0
  while (came * every < ms) {
    for (; came * every <= performance.now() - began; came += 1) line.push(began + came * every)
    serve()
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await until(() => line.length === 0 && everybody.every((customer) => customer.isFree()))
}

async function until(isDone: () => boolean): Promise<void> {
  const deadline = performance.now() + ms + 20_000
  while (!isDone() && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 2))
}

const began = performance.now()
const cpu = process.cpuUsage()
await (everyMs === undefined ? orderInARow() : comeByTheClock(everyMs))
const { user, system } = process.cpuUsage(cpu)
const seen: Seen = { ms: performance.now() - began, answers, took, cpuMs: (user + system) / 1000 }
process.stdout.write(JSON.stringify(seen), () => process.exit(0))
