// The time zones to choose from: all that the browser knows, and the one that is set.
import { zoneTime } from '#words/basics/dates.ts'

export interface ZoneChoice {
  readonly zone: string
  readonly name: string
}

/** From east to west. Other names for the same clocks, such as Detroit's, are among those elsewhere. */
const usZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'Pacific/Guam',
  'Pacific/Pago_Pago',
]

export const zonesOfUs: readonly ZoneChoice[] = usZones.map((zone) => ({ zone, name: zoneName(zone) }))

export function zonesElsewhere(set: string): ZoneChoice[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), set])
  return [...known]
    .filter((zone) => !usZones.includes(zone))
    .toSorted()
    .map((zone) => ({ zone, name: zoneName(zone) }))
}

/** Central time; elsewhere by the city, since clocks of one name may differ: Mexico has no summer time. */
function zoneName(zone: string): string {
  return usZones.includes(zone) ? zoneTime(Date.now(), zone) : zone.replaceAll('_', ' ')
}
