// The list of the first week (R40): what a restaurant has to set before it is really open. Each step ticks itself.
import type { firstWeekFacts } from './contract/today.ts'
import type { Wire } from './contract/values.ts'

export type FirstWeekFacts = Wire<typeof firstWeekFacts>

const isDone = {
  address: ({ address, phone }) => address !== null && phone !== null,
  hours: ({ hours }) => hours.daysOpen !== null,
  /** What a fresh install offers may be just right: saving it once says so. */
  ways: ({ ways }) => ways.saved,
  payments: ({ cards }) => cards === null || cards === 'card',
  mail: ({ mailServer }) => mailServer !== null,
  people: ({ people }) => people.names.length > 0,
  order: ({ order }) => order !== null,
} satisfies Record<string, (facts: FirstWeekFacts) => boolean>

export type FirstWeekStep = keyof typeof isDone

export interface StepNow {
  readonly step: FirstWeekStep
  readonly done: boolean
}

export function firstWeekSteps(facts: FirstWeekFacts): readonly StepNow[] {
  const steps = Object.keys(isDone) as FirstWeekStep[]
  return steps.map((step) => ({ step, done: isDone[step](facts) }))
}
