// Starts the customers' process, and says what it saw.
import { rosasOrder } from '../../test-support/rosas-order.ts'
import { runChild } from './child.ts'
import type { Address } from './wire.ts'

export interface Asked {
  readonly address: Address
  readonly clients: number
  readonly ms: number
  /** One comes after each so many milliseconds; without it each customer sends the next when the last is answered. */
  readonly everyMs?: number
  /** How long they still wait for their answers at the end; 20 s unless told otherwise. */
  readonly patienceMs?: number
  /** As it goes over the wire; %KEY% becomes a new one each time. */
  readonly request: string
}

export interface Seen {
  /** From the first request to the last answer; connecting is over by then. */
  readonly ms: number
  /** How many of each status; and of those that were never answered, or whose connection was cut. */
  readonly answers: Readonly<Record<string, number>>
  /** Milliseconds, of each answer. */
  readonly took: readonly number[]
  /** When each of them came, by the clock of the machine. */
  readonly cameAt: readonly number[]
  /** What the customers themselves took from the two cores. */
  readonly cpuMs: number
}

export async function sendCustomers(
  asked: Asked,
  expected: '200' | '201',
  onReady?: () => void,
): Promise<Seen> {
  const seen = await runChild<Seen>('customers.ts', asked, onReady)
  const others = Object.entries(seen.answers).filter(([status]) => status !== expected)
  // A refusal is quick, and who is never answered has no time at all: either would flatter us.
  if (others.length > 0) throw new Error(`answered otherwise: ${JSON.stringify(seen.answers)}`)
  if (seen.took.length === 0) throw new Error('nobody was answered')
  return seen
}

export const perSecond = ({ took, ms }: Seen): number => took.length / (ms / 1000)

/** Rosa's order, as a browser sends it. */
export function orderRequest(origin: string): string {
  const body = JSON.stringify(rosasOrder)
  return head(`POST /api/orders`, origin, [
    'content-type: application/json',
    'sec-fetch-site: same-origin',
    `content-length: ${Buffer.byteLength(body)}`,
    'idempotency-key: %KEY%',
  ]).concat(body)
}

export function getRequest(path: string, origin: string, headers: readonly string[] = []): string {
  return head(`GET ${path}`, origin, ['accept-encoding: gzip, deflate, br', ...headers])
}

function head(line: string, origin: string, headers: readonly string[]): string {
  return [`${line} HTTP/1.1`, `host: ${new URL(origin).host}`, `origin: ${origin}`, ...headers, '', ''].join(
    '\r\n',
  )
}
