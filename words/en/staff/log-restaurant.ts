// What the Log screen says of a changed fact about the restaurant.
import { formatRate, milliPercent } from '#domain/money.ts'
import type { FactName, RestaurantFact } from '#domain/restaurant.ts'
import { zoneTime } from '../dates.ts'

/** A zone's name is the same all year. */
const someDay = '2026-01-15T12:00:00Z'

type Value = NonNullable<RestaurantFact['from']>

export function factSentence({ fact, from, to }: RestaurantFact): string {
  const name = facts[fact]
  // The whole story, twice, would bury the other entries.
  if (fact === 'story') return `rewrote ${name}`
  // Its id is for machines.
  if (fact === 'logo')
    return to === null ? `took out ${name}` : from === null ? `added ${name}` : `replaced ${name}`
  if (to === null) return `took out ${name}`
  if (from === null) return `set ${name} to ${valueSentence(fact, to)}`
  return `changed ${name} from ${valueSentence(fact, from)} to ${valueSentence(fact, to)}`
}

function valueSentence(fact: FactName, value: Value): string {
  if (typeof value === 'number') return fact === 'taxRate' ? formatRate(milliPercent(value)) : String(value)
  if (typeof value === 'string') return fact === 'timeZone' ? zoneTime(someDay, value) : value
  if ('en' in value) return value.es === undefined ? `“${value.en}”` : `“${value.en}” (“${value.es}”)`
  return `${value.street}, ${value.city}, ${value.state} ${value.zipcode}`
}

const facts = {
  name: 'the restaurant’s name',
  logo: 'the logo',
  since: 'the year it opened',
  timeZone: 'the time zone',
  taxRate: 'the tax rate',
  address: 'the address',
  phone: 'the phone number',
  email: 'the email address',
  directions: 'the directions',
  headline: 'the headline',
  lead: 'the line below the headline',
  storyTitle: 'the story’s title',
  story: 'the story',
  lastLine: 'the story’s last line',
} satisfies Record<FactName, string>
