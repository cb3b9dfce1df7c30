// The list of the first week (R40): what a restaurant has to set before it is really open. Each step ticks itself.
import type { firstWeekFacts } from './first-week-schema.ts'
import type { Wire } from '../basics/values.ts'

export type FirstWeekFacts = Wire<typeof firstWeekFacts>

const isDone = {
  name: (facts) => isChanged(facts, 'name') && isChanged(facts, 'story'),
  /** An address in Texas with a clock in California is no address. */
  address: ({ address, addressTimeZone }) => address !== null && addressTimeZone === null,
  tax: (facts) => isChanged(facts, 'tax'),
  hours: ({ hours }) => hours.daysOpen !== null,
  fulfillmentSettings: (facts) => isChanged(facts, 'fulfillmentSettings'),
  menu: (facts) => isChanged(facts, 'menu'),
  payments: ({ cards }) => cards === null || cards === 'card',
  mail: ({ mailServer }) => mailServer !== null,
  people: ({ people }) => people.names.length > 0,
  order: ({ order }) => order !== null,
} satisfies Record<string, (facts: FirstWeekFacts) => boolean>

function isChanged({ asInstalled }: FirstWeekFacts, thing: FirstWeekFacts['asInstalled'][number]): boolean {
  return !asInstalled.includes(thing)
}

export type FirstWeekStep = keyof typeof isDone

export interface FirstWeekProgress {
  readonly step: FirstWeekStep
  readonly done: boolean
}

export function firstWeekSteps(facts: FirstWeekFacts): readonly FirstWeekProgress[] {
  return (Object.keys(isDone) as FirstWeekStep[]).map((step) => ({ step, done: isDone[step](facts) }))
}
