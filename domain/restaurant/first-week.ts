// The first-week checklist (R40): what a restaurant has to set up before it really opens. Each step is checked off by itself.
import type { firstWeekFacts } from './first-week-schema.ts'
import type { Wire } from '../basics/values.ts'

export type FirstWeekFacts = Wire<typeof firstWeekFacts>

const isDone = {
  name: (facts) => isChanged(facts, 'name') && isChanged(facts, 'story'),
  /** An address in Texas with California's time zone is not finished. */
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
