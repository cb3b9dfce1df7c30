// The time zones to choose from: all that the browser knows, and the one that is set.
import { usTimeZones } from '#words/staff/restaurant.ts'

export interface ZoneChoice {
  readonly zone: string
  readonly name: string
}

export const zonesOfUs: readonly ZoneChoice[] = Object.entries(usTimeZones).map(([zone, name]) => ({
  zone,
  name,
}))

export function zonesElsewhere(set: string): ZoneChoice[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), set])
  return [...known]
    .filter((zone) => !(zone in usTimeZones))
    .toSorted()
    .map((zone) => ({ zone, name: zoneName(zone) }))
}

export function zoneName(zone: string): string {
  return (usTimeZones as Readonly<Record<string, string>>)[zone] ?? zone.replaceAll('_', ' ')
}
