// Customers who come at a fixed rate, in a separate process. Given a rate, autocannon sends the requests of a second all at
// once and corrects the times by arithmetic; here each request is sent when due, and its time is counted from then.
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { errors, Pool } from 'undici'
import type { FixedRateLoad, Seen } from './send-load.ts'
import { readyLine } from './child.ts'
import { nextOrder } from './next-order.ts'

const plan = JSON.parse(await text(process.stdin)) as FixedRateLoad
const { url, clients, ms, everyMs, patienceMs = 20_000 } = plan
const pool = new Pool(url, { connections: clients })

const answers: Record<string, number> = {}
const took: number[] = []
const cameAt: number[] = []

const count = (what: string) => {
  answers[what] = (answers[what] ?? 0) + 1
}

async function order(since: number): Promise<void> {
  try {
    const { statusCode, body } = await pool.request({ ...nextOrder(url), headersTimeout: patienceMs })
    await body.dump()
    count(String(statusCode))
    took.push(performance.now() - since)
    cameAt.push(performance.timeOrigin + since)
  } catch (error) {
    count(error instanceof errors.HeadersTimeoutError ? 'unanswered' : 'cut')
  }
}

process.stdout.write(`${readyLine}\n`)
const began = performance.now()
const underWay: Promise<void>[] = []
for (let came = 0; came * everyMs < ms;) {
  for (; came * everyMs <= performance.now() - began; came += 1) underWay.push(order(began + came * everyMs))
  await wait(1)
}
await Promise.all(underWay)
const ended = performance.now()
const seen: Seen = { ms: ended - began, answers, took, cameAt, placed: answers['201'] ?? 0 }
process.stdout.write(`${JSON.stringify(seen)}\n`, () => process.exit(0))
