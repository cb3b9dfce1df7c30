// Pickup and delivery as the owner edits them: the switches, the zones and the rules.
import { savedWays } from '#domain/restaurant/fulfillment-schema.ts'
import { firstWay, type Way, type Ways } from '#domain/restaurant/fulfillment.ts'
import { checkedBy } from '../checked-by.ts'
import type { SettingFields } from '../office/use-setting-form.ts'
import { listOf } from '#words/basics/lists.ts'
import { waysOfficeWords as words } from '#words/restaurant/staff/fulfillment.ts'
import { switchWords } from '#words/basics/ui.ts'

export interface WaysFields extends Omit<Ways, 'phoneRequired'> {
  readonly phoneForPickup: boolean
  readonly phoneForDelivery: boolean
}

export const waysFields = {
  labels: {
    pickup: words.ways.pickup.name,
    delivery: words.ways.delivery.name,
    zones: words.zones,
    chosenFirst: words.first,
    feeIsTaxed: words.taxFee,
    phoneForPickup: words.phone.pickup,
    phoneForDelivery: words.phone.delivery,
  },
  formOf: ({ version: _version, phoneRequired, ...ways }) => ({
    ...ways,
    phoneForPickup: phoneRequired.pickup,
    phoneForDelivery: phoneRequired.delivery,
  }),
  meaning: (field, form) => JSON.stringify(form[field]),
  inWords,
  check: ({ phoneForPickup, phoneForDelivery, ...ways }, version) =>
    checkedBy(savedWays, {
      ...ways,
      // The way to start with is kept while that way is off, so that turning it on again is as if nothing had been.
      chosenFirst: firstWay(ways),
      phoneRequired: { pickup: phoneForPickup, delivery: phoneForDelivery },
      version,
    }),
} satisfies SettingFields<'ways', WaysFields>

function inWords(field: keyof WaysFields, form: WaysFields): string {
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

/** The only way that is on stays on. */
export function staysOn(way: Way, form: Pick<Ways, Way>): boolean {
  return form[way] && !(form.pickup && form.delivery)
}
