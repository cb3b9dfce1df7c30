// The rules for pickup and delivery as the owner sets them (R50, R51, R53). The screen checks with them before it saves,
// and the server checks again.
import * as z from 'zod/mini'
import { amount, complain, fault, text, wholeNumber } from './form-rules.ts'
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
const zoneAmount = z.pipe(amount(0, highestZoneAmount), z.transform(cents))
const tooManyZipcodes = { code: 'too-many', of: 'zipcodes', most: mostZipcodes } as const

/** One zone, which the screen edits in a window of its own. */
export const zoneForm = z.strictObject({
  name: text(longestZoneName),
  zipcodes: z.array(z.string().check(z.regex(zipcodeShape))).check(
    z.minLength(1),
    z.maxLength(mostZipcodes, fault(tooManyZipcodes)),
    z.refine((zipcodes) => new Set(zipcodes).size === zipcodes.length, fault('twice')),
  ),
  fee: zoneAmount,
  smallestOrder: zoneAmount,
  minutesOnTheRoad: wholeNumber(fewestMinutes, mostMinutes),
})

/** The body of POST /api/office/ways: all of it, with the version that the owner saw. */
export const waysForm = z
  .strictObject({
    version,
    delivery: z.boolean(),
    pickup: z.boolean(),
    chosenFirst: z.enum(waysToCustomer),
    zones: z
      .array(zoneForm)
      .check(z.maxLength(mostZones, fault({ code: 'too-many', of: 'zones', most: mostZones }))),
    feeIsTaxed: z.boolean(),
    phoneRequired: z.strictObject({ delivery: z.boolean(), pickup: z.boolean() }),
  })
  .check(({ value, issues }) => {
    if (!value.delivery && !value.pickup) complain(issues, ['delivery'], 'missing')
    else if (!value[value.chosenFirst]) complain(issues, ['chosenFirst'], 'unknown')
    let zipcodes = 0
    value.zones.forEach((zone, at) => {
      const others = value.zones.slice(0, at)
      zipcodes += zone.zipcodes.length
      if (zipcodes > mostZipcodes) complain(issues, ['zones', at, 'zipcodes'], tooManyZipcodes)
      if (isNameTaken(zone.name, others))
        complain(issues, ['zones', at, 'name'], { code: 'name-taken', of: 'zone' })
      const taken = findTaken(zone.zipcodes, others)
      if (taken) complain(issues, ['zones', at, 'zipcodes'], { code: 'zipcode-taken', ...taken })
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
