// Starts the customers' process, and returns its result.
import { runChild } from './child.ts'

export interface LoadPlan {
  readonly url: string
  readonly clients: number
  readonly ms: number
  /** How long clients still wait for answers at the end; 20 s by default. */
  readonly patienceMs?: number
  /** How many of five clients order, while the others fetch the menu and the page; all five by default. */
  readonly ordering?: number
  /** Each client comes from an address of its own, 127.x.y.z; over TLS alone. */
  readonly apart?: boolean
  /** The nice(1) value of the process, because a real crowd would run on other machines. */
  readonly nice?: number
}

export interface FixedRateLoad extends Pick<LoadPlan, 'url' | 'clients' | 'ms' | 'patienceMs'> {
  /** An order is sent every so many milliseconds, whether the earlier orders were answered or not. */
  readonly everyMs: number
}

export interface Seen {
  /** From the first request to the last answer; connecting is over by then. */
  readonly ms: number
  /** How many of each status, those included who were served while others connected; and of those that were never
   * answered, or whose connection was cut. */
  readonly answers: Readonly<Record<string, number>>
  /** Milliseconds, of each answer. */
  readonly took: readonly number[]
  /** When each answer came, by the clock of the machine. */
  readonly cameAt: readonly number[]
  /** How many of the answers were stored orders. */
  readonly placed: number
}

/** Each customer sends the next order as soon as the last one is answered. */
export async function sendCustomers(plan: LoadPlan, onReady?: () => void): Promise<Seen> {
  return allServed(await sendCrowd(plan, onReady))
}

/** Customers do not wait for each other, so time in line counts. */
export async function sendAtFixedRate(plan: FixedRateLoad, onReady?: () => void): Promise<Seen> {
  return allServed(await runChild<Seen>('fixed-rate.ts', plan, onReady))
}

/** A crowd that may be refused: the caller judges the result. */
export function sendCrowd(plan: LoadPlan, onReady?: () => void): Promise<Seen> {
  return runChild<Seen>('customers.ts', plan, onReady)
}

function allServed(seen: Seen): Seen {
  const others = Object.keys(seen.answers).filter((status) => status !== '201')
  // Refusals are quick and unanswered requests have no time, so both would flatter our figures.
  if (others.length > 0) throw new Error(`answered otherwise: ${JSON.stringify(seen.answers)}`)
  if (seen.took.length === 0) throw new Error('nobody was answered')
  return seen
}

export const perSecond = ({ placed, ms }: Seen): number => placed / (ms / 1000)
