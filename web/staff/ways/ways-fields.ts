// Pickup and delivery as the owner edits them: the switches, the zones and the rules.
import type { OfficeWaysReply, WaysBody } from '#domain/office-api.ts'
import { waysForm } from '#domain/ways-form.ts'
import { firstWay, type Way, type Ways } from '#domain/ways.ts'
import { checkedBy } from '../checked-by.ts'
import type { Checked } from '../use-submit.ts'
import { listOf } from '#words/lists.ts'
import { waysOfficeWords as words } from '#words/staff/ways.ts'
import { switchWords } from '#words/ui.ts'

export interface WaysFields extends Omit<Ways, 'phoneRequired'> {
  readonly phoneForPickup: boolean
  readonly phoneForDelivery: boolean
}

/** As the screen shows them, from top to bottom. */
const labels = {
  pickup: words.ways.pickup.name,
  delivery: words.ways.delivery.name,
  zones: words.zones,
  chosenFirst: words.first,
  feeIsTaxed: words.taxFee,
  phoneForPickup: words.phone.pickup,
  phoneForDelivery: words.phone.delivery,
} satisfies Record<keyof WaysFields, string>

export function fieldsIn(edited: ReadonlySet<string>): (keyof WaysFields)[] {
  return (Object.keys(labels) as (keyof WaysFields)[]).filter((field) => edited.has(field))
}

export function labelOf(field: keyof WaysFields): string {
  return labels[field]
}

export function fieldsOf({ version: _version, phoneRequired, ...ways }: OfficeWaysReply): WaysFields {
  return { ...ways, phoneForPickup: phoneRequired.pickup, phoneForDelivery: phoneRequired.delivery }
}

export function meaningOf(field: keyof WaysFields, form: WaysFields): string {
  return JSON.stringify(form[field])
}

export function inWords(field: keyof WaysFields, form: WaysFields): string {
  switch (field) {
    case 'zones':
      return form.zones.length > 0 ? listOf(form.zones.map(({ name }) => name)) : words.none
    case 'chosenFirst':
      return words.ways[form.chosenFirst].name
    case 'phoneForPickup':
    case 'phoneForDelivery':
      return form[field] ? words.required.required : words.required.optional
    default:
      return form[field] ? switchWords.on : switchWords.off
  }
}

/** The way to start with is kept while that way is off, so that turning it on again is as if nothing had been. */
export function checkWays(form: WaysFields, version: number): Checked<WaysBody> {
  const { phoneForPickup, phoneForDelivery, ...ways } = form
  return checkedBy(waysForm, {
    ...ways,
    chosenFirst: firstWay(form),
    phoneRequired: { pickup: phoneForPickup, delivery: phoneForDelivery },
    version,
  })
}

/** The only way that is on stays on. */
export function staysOn(way: Way, form: Pick<Ways, Way>): boolean {
  return form[way] && !(form.pickup && form.delivery)
}
