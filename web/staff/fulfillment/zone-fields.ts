// One zone as the owner types it, and what a pasted list of ZIP codes means.
import { parsePrice } from '#domain/menu/menu-limits.ts'
import { formatAmount } from '#domain/basics/money.ts'
import { findTakenZipcode, isNameTaken, zone as zoneSchema } from '#domain/restaurant/fulfillment-schema.ts'
import type { Zone } from '#domain/restaurant/fulfillment.ts'
import { checkedBy } from '../checked-by.ts'
import type { Checked } from '../use-submit.ts'
import { formatValidationError, formatValidationErrors } from '#domain/basics/validation-messages.ts'
import { staffErrorMessages } from '#words/people/staff/validation-errors.ts'
import { fulfillmentOfficeMessages as words } from '#words/restaurant/staff/fulfillment.ts'

export interface ZoneFields {
  readonly name: string
  readonly zipcodes: readonly string[]
  readonly fee: string
  readonly minimumOrder: string
  readonly travelMinutes: string
}

export const newZone: ZoneFields = {
  name: '',
  zipcodes: [],
  fee: '0.00',
  minimumOrder: '0.00',
  travelMinutes: '20',
}

export function zoneFields({ name, zipcodes, fee, minimumOrder, travelMinutes }: Zone): ZoneFields {
  return {
    name,
    zipcodes,
    fee: formatAmount(fee),
    minimumOrder: formatAmount(minimumOrder),
    travelMinutes: String(travelMinutes),
  }
}

export function checkZone(typed: ZoneFields, others: readonly Zone[]): Checked<Zone> {
  const { travelMinutes: minutes } = typed
  const checked = checkedBy(zoneSchema, {
    ...typed,
    fee: parsePrice(typed.fee) ?? Number.NaN,
    minimumOrder: parsePrice(typed.minimumOrder) ?? Number.NaN,
    travelMinutes: /^\d+$/.test(minutes.trim()) ? Number(minutes) : Number.NaN,
  })
  const fields = {
    ...('fields' in checked && checked.fields),
    ...(isNameTaken(typed.name, others) &&
      formatValidationErrors(staffErrorMessages, { name: { code: 'name-taken', of: 'zone' } })),
  }
  return Object.keys(fields).length > 0 ? { fields } : checked
}

export interface AcceptedZipcodes {
  readonly zipcodes: readonly string[]
  /** What was not taken stays in the field, with the reason. */
  readonly rejected: string
  readonly error: string | undefined
}

/** Whatever is neither letter, digit nor hyphen separates. A ZIP+4 code lies where its first five digits lie. */
export function acceptZipcodes(
  typed: string,
  zipcodes: readonly string[],
  others: readonly Zone[],
): AcceptedZipcodes {
  const taken = new Set(zipcodes)
  const rejected: string[] = []
  let error: string | undefined
  for (const word of typed.split(/[^\p{L}\d-]+/u)) {
    const one = word.replaceAll(/^-+|-+$/g, '')
    if (one === '') continue
    const wrong = whatIsWrong(one, others)
    if (!wrong) taken.add(one.slice(0, 5))
    else rejected.push(one)
    error ??= wrong
  }
  return { zipcodes: [...taken], rejected: rejected.join(' '), error }
}

function whatIsWrong(one: string, others: readonly Zone[]): string | undefined {
  if (!/^\d{5}(-\d{4})?$/.test(one)) return words.editor.notZipcode(one)
  const taken = findTakenZipcode([one.slice(0, 5)], others)
  return taken && formatValidationError(staffErrorMessages, 'zipcodes', { code: 'zipcode-taken', ...taken })
}

/** In the place of the zone that had this name, or at the end; the other zones may have changed meanwhile. */
export function putZone(zones: readonly Zone[], before: Zone | undefined, zone: Zone): readonly Zone[] {
  const at = zones.findIndex(({ name }) => name === before?.name)
  return at < 0 ? [...zones, zone] : zones.with(at, zone)
}

export function zonesBut(zones: readonly Zone[], gone: Zone | undefined): readonly Zone[] {
  return zones.filter(({ name }) => name !== gone?.name)
}
