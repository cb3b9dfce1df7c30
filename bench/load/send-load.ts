// Starts the customers' process, and says what it saw.
import { runChild } from './child.ts'

export interface LoadPlan {
  readonly url: string
  readonly clients: number
  readonly ms: number
  /** How long they still wait for their answers at the end; 20 s unless told otherwise. */
  readonly patienceMs?: number
  /** Of five clients so many order, the others ask for the menu and the page; all five unless told otherwise. */
  readonly ordering?: number
  /** Each client comes from an address of its own, 127.x.y.z; over TLS alone. */
  readonly apart?: boolean
  /** What its process leaves to others, as nice(1) counts: a crowd would have machines of its own. */
  readonly nice?: number
}

export interface FixedRateLoad extends Pick<LoadPlan, 'url' | 'clients' | 'ms' | 'patienceMs'> {
  /** One order comes after each so many milliseconds, whether those before it were served or not. */
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
  /** When each of them came, by the clock of the machine. */
  readonly cameAt: readonly number[]
  /** How many of these were orders, and are stored. */
  readonly placed: number
}

/** Each customer sends the next order as soon as the last one is answered. */
export async function sendCustomers(plan: LoadPlan): Promise<Seen> {
  return allServed(await runChild<Seen>('customers.ts', plan))
}

/** Customers come when they come: waiting in line counts. */
export async function sendAtFixedRate(plan: FixedRateLoad, onReady?: () => void): Promise<Seen> {
  return allServed(await runChild<Seen>('fixed-rate.ts', plan, onReady))
}

/** A crowd that may be refused: whoever sends it judges what it saw. */
export function sendCrowd(plan: LoadPlan, onReady?: () => void): Promise<Seen> {
  return runChild<Seen>('customers.ts', plan, onReady)
}

function allServed(seen: Seen): Seen {
  const others = Object.keys(seen.answers).filter((status) => status !== '201')
  // A refusal is quick, and who is never answered has no time at all: either would flatter us.
  if (others.length > 0) throw new Error(`answered otherwise: ${JSON.stringify(seen.answers)}`)
  if (seen.took.length === 0) throw new Error('nobody was answered')
  return seen
}

export const perSecond = ({ placed, ms }: Seen): number => placed / (ms / 1000)
