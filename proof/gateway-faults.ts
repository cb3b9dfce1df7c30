// How the proof's gateway fails on demand: at which step, in which manner, and whether before or after doing it.
import { createRandom } from '../server/demo/random.ts'

export const steps = ['hold', 'capture', 'void', 'refund'] as const
export type Step = (typeof steps)[number]

/** Silent: no answer ever comes. Reset: the connection breaks. Before, after: the step was not done, or was done. */
export const manners = [
  'silent before',
  'silent after',
  'reset before',
  'reset after',
  '500 before',
  '500 after',
] as const
export type Manner = (typeof manners)[number]

export interface FaultPlan {
  readonly seed: number
  /** The share of calls that fail; 0 is a gateway in good health. */
  readonly share: number
  /** How long a hold takes, which keeps orders in flight for that time. */
  readonly slowMs?: number
  /** This step always fails, before it is done. */
  readonly refuses?: Step
}

export const goodHealth: FaultPlan = { seed: 0, share: 0 }

export function createFaults() {
  let plan = goodHealth
  let random = createRandom(plan.seed)
  const struck = Object.fromEntries(
    steps.flatMap((step) => manners.map((manner) => [`${step} ${manner}`, 0])),
  ) as Record<`${Step} ${Manner}`, number>

  return {
    struck,
    follow(next: FaultPlan): void {
      plan = next
      random = createRandom(plan.seed)
    },
    slowMs: (step: Step): number => (step === 'hold' ? (plan.slowMs ?? 0) : 0),
    /** How this call fails, if it does. Picks a manner that this step has met least, so that rare steps meet all of them. */
    next(step: Step): Manner | undefined {
      if (step === plan.refuses) return '500 before'
      if (!random.chance(plan.share)) return undefined
      const fewest = Math.min(...manners.map((manner) => struck[`${step} ${manner}`]))
      const manner = random.pick(manners.filter((one) => struck[`${step} ${one}`] === fewest))
      struck[`${step} ${manner}`] += 1
      return manner
    },
  }
}
