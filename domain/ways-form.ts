// The rules for pickup and delivery as the owner sets them (R50, R51, R53). The screen checks with them before it saves,
// and the server checks again.
import * as z from 'zod/mini'
import type { FaultCode, FaultValues } from './faults.ts'
import { fault, text, wholeNumber } from './form-rules.ts'
import { version } from './saved-version.ts'
import { cents } from './money.ts'
import { waysToCustomer, type Zone } from './ways.ts'

export const mostZones = 40
/** Of all zones together: they go to every visitor with the menu. */
export const mostZipcodes = 500
export const longestZoneName = 40
export const highestZoneAmount = cents(100_000)
export const fewestMinutes = 5
export const mostMinutes = 240

const zipcodeShape = /^\d{5}$/
const yesOrNo = z.boolean(fault('not-true-or-false'))
const amount = z.pipe(wholeNumber(0, highestZoneAmount, 'zone-amount-range'), z.transform(cents))

/** One zone, which the screen edits in a window of its own. */
export const zoneForm = z.strictObject(
  {
    name: text('name-missing', longestZoneName),
    zipcodes: z
      .array(
        z.string(fault('zone-zipcode-shape')).check(z.regex(zipcodeShape, fault('zone-zipcode-shape'))),
        fault('not-a-list'),
      )
      .check(
        z.minLength(1, fault('no-zipcode')),
        z.maxLength(mostZipcodes, fault('too-many-zipcodes')),
        z.refine((zipcodes) => new Set(zipcodes).size === zipcodes.length, fault('named-twice')),
      ),
    fee: amount,
    smallestOrder: amount,
    minutesOnTheRoad: wholeNumber(fewestMinutes, mostMinutes, 'minutes-on-the-road'),
  },
  fault('unreadable'),
)

/** The body of POST /api/office/ways: all of it, with the version that the owner saw. */
export const waysForm = z
  .strictObject({
    version,
    delivery: yesOrNo,
    pickup: yesOrNo,
    chosenFirst: z.enum(waysToCustomer, fault('way-unknown')),
    zones: z.array(zoneForm, fault('not-a-list')).check(z.maxLength(mostZones, fault('too-many-zones'))),
    feeIsTaxed: yesOrNo,
    phoneRequired: z.strictObject({ delivery: yesOrNo, pickup: yesOrNo }, fault('not-true-or-false')),
  })
  .check(({ value, issues }) => {
    const wrong = (path: PropertyKey[], message: FaultCode, params?: FaultValues['zipcode-taken']) =>
      issues.push({ code: 'custom', input: value, path, message, ...(params && { params }) })
    if (!value.delivery && !value.pickup) wrong(['delivery'], 'no-way-offered')
    else if (!value[value.chosenFirst]) wrong(['chosenFirst'], 'way-not-offered')
    let zipcodes = 0
    value.zones.forEach((zone, at) => {
      const others = value.zones.slice(0, at)
      zipcodes += zone.zipcodes.length
      if (zipcodes > mostZipcodes) wrong(['zones', at, 'zipcodes'], 'too-many-zipcodes')
      if (isNameTaken(zone.name, others)) wrong(['zones', at, 'name'], 'zone-name-taken')
      const taken = findTaken(zone.zipcodes, others)
      if (taken) wrong(['zones', at, 'zipcodes'], 'zipcode-taken', taken)
    })
  })

/** Customers never read a zone's name, but the owner tells the zones apart by it. */
export function isNameTaken(name: string, others: readonly Pick<Zone, 'name'>[]): boolean {
  return others.some((other) => other.name.toLowerCase() === name.trim().toLowerCase())
}

/** The first of the ZIP codes that another zone has, and that zone's name. */
export function findTaken(
  zipcodes: readonly string[],
  others: readonly Pick<Zone, 'name' | 'zipcodes'>[],
): { zipcode: string; zone: string } | undefined {
  for (const { name, zipcodes: theirs } of others) {
    const has = new Set(theirs)
    const zipcode = zipcodes.find((one) => has.has(one))
    if (zipcode) return { zipcode, zone: name }
  }
  return undefined
}
