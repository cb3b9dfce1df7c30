// How the simulator fails on demand: at which step, in which manner, and whether before or after doing it.
import { createRandom } from '../../../server/demo/random.ts'

export const steps = ['hold', 'look', 'capture', 'void', 'refund'] as const
export type Step = (typeof steps)[number]

/**
 * Silent: never answers. Reset: the connection breaks. 500: Stripe's own failure, which it repeats
 * for the same idempotency key. Limited and locked: 429, with nothing done or stored. After: the request is carried out first.
 */
export const manners = [
  'silent before',
  'silent after',
  'reset before',
  'reset after',
  '500 before',
  '500 after',
  'limited before',
  'locked before',
] as const
export type Manner = (typeof manners)[number]

export interface FaultPlan {
  readonly seed?: number
  /** The share of calls that fail, from 0 to 1. */
  readonly share?: number
  /** Delays holds, so that orders are in flight for that long. */
  readonly slowMs?: number
  /** This step always fails, before anything is done. */
  readonly refuses?: Step
  /** The next calls of a step fail in these manners, one after another. */
  readonly next?: readonly { readonly step: Step; readonly manner: Manner }[]
}

export type Struck = Record<`${Step} ${Manner}`, number>

export interface Faults {
  readonly struck: Struck
  follow(plan: FaultPlan): void
  slowMs(step: Step): number
  next(step: Step): Manner | undefined
}

export function createFaults(): Faults {
  let plan: FaultPlan = {}
  let queue: { readonly step: Step; readonly manner: Manner }[] = []
  let random = createRandom(0)
  const struck = Object.fromEntries(
    steps.flatMap((step) => manners.map((manner) => [`${step} ${manner}`, 0])),
  ) as Struck

  function choose(step: Step): Manner | undefined {
    const planned = queue.findIndex((fault) => fault.step === step)
    if (planned >= 0) return queue.splice(planned, 1)[0]?.manner
    if (step === plan.refuses) return '500 before'
    if (!random.chance(plan.share ?? 0)) return undefined
    // Picks among the least used manners, so that rare steps see all of them.
    const fewest = Math.min(...manners.map((manner) => struck[`${step} ${manner}`]))
    return random.pick(manners.filter((manner) => struck[`${step} ${manner}`] === fewest))
  }

  return {
    struck,
    follow(next) {
      plan = next
      queue = [...(next.next ?? [])]
      random = createRandom(next.seed ?? 0)
    },
    slowMs: (step) => (step === 'hold' ? (plan.slowMs ?? 0) : 0),
    next(step) {
      const manner = choose(step)
      if (manner) struck[`${step} ${manner}`] += 1
      return manner
    },
  }
}
