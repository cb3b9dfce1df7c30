// The list of the first week (R40): what a restaurant has to set before it is really open. Each step ticks itself.
import type { firstWeekFacts } from './contract/today.ts'
import type { Wire } from './contract/values.ts'
import type { StepToConfirm } from './steps-to-confirm.ts'

export type FirstWeekFacts = Wire<typeof firstWeekFacts>

const isDone = {
  name: (facts) => isChanged(facts, 'name') && isChanged(facts, 'story'),
  /** An address in Texas with a clock in California is no address. */
  address: ({ address, zoneOfAddress }) => address !== null && zoneOfAddress === null,
  tax: (facts) => isChanged(facts, 'tax'),
  hours: ({ hours }) => hours.daysOpen !== null,
  ways: (facts) => isChanged(facts, 'ways'),
  menu: (facts) => isChanged(facts, 'menu'),
  payments: ({ cards }) => cards === null || cards === 'card',
  mail: ({ mailServer }) => mailServer !== null,
  people: ({ people }) => people.names.length > 0,
  order: ({ order }) => order !== null,
} satisfies Record<string, (facts: FirstWeekFacts) => boolean>

function isChanged({ asInstalled }: FirstWeekFacts, thing: FirstWeekFacts['asInstalled'][number]): boolean {
  return !asInstalled.includes(thing)
}

/** What the owner may say is right as it is; no word makes up for a missing address. */
const canConfirm = {
  name: () => true,
  address: ({ address }) => address !== null,
  tax: () => true,
  ways: () => true,
  menu: () => true,
} satisfies Record<StepToConfirm, (facts: FirstWeekFacts) => boolean>

export type FirstWeekStep = keyof typeof isDone

export interface StepNow {
  readonly step: FirstWeekStep
  readonly done: boolean
  /** The step, where it waits for the owner's word alone. */
  readonly confirm?: StepToConfirm
}

export function firstWeekSteps(facts: FirstWeekFacts): readonly StepNow[] {
  const steps = Object.keys(isDone) as FirstWeekStep[]
  return steps.map((step) => {
    const confirm = isToConfirm(step) && canConfirm[step](facts) ? step : undefined
    const done = isDone[step](facts) || (confirm !== undefined && facts.confirmed.includes(confirm))
    return { step, done, ...(!done && confirm && { confirm }) }
  })
}

function isToConfirm(step: FirstWeekStep): step is StepToConfirm {
  return step in canConfirm
}
