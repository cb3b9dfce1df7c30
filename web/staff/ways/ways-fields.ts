// Pickup and delivery as the owner edits them: the switches, the zones and the rules.
import { savedFulfillment } from '#domain/restaurant/fulfillment-schema.ts'
import {
  initialFulfillment,
  type Fulfillment,
  type FulfillmentSettings,
} from '#domain/restaurant/fulfillment.ts'
import { checkedBy } from '../checked-by.ts'
import type { SettingFields } from '../office/use-setting-form.ts'
import { listNames } from '#words/basics/lists.ts'
import { fulfillmentOfficeMessages as words } from '#words/restaurant/staff/fulfillment.ts'
import { switchLabels } from '#words/basics/ui.ts'

export interface WaysFields extends Omit<FulfillmentSettings, 'phoneRequired'> {
  readonly phoneForPickup: boolean
  readonly phoneForDelivery: boolean
}

export const waysFields = {
  labels: {
    pickup: words.fulfillments.pickup.name,
    delivery: words.fulfillments.delivery.name,
    zones: words.zones,
    chosenFirst: words.first,
    feeIsTaxed: words.taxFee,
    phoneForPickup: words.phone.pickup,
    phoneForDelivery: words.phone.delivery,
  },
  formOf: ({ version: _version, phoneRequired, ...fulfillmentSettings }) => ({
    ...fulfillmentSettings,
    phoneForPickup: phoneRequired.pickup,
    phoneForDelivery: phoneRequired.delivery,
  }),
  meaning: (field, form) => JSON.stringify(form[field]),
  inWords,
  check: ({ phoneForPickup, phoneForDelivery, ...fulfillmentSettings }, version) =>
    checkedBy(savedFulfillment, {
      ...fulfillmentSettings,
      // The way to start with is kept while that way is off, so that turning it on again is as if nothing had been.
      chosenFirst: initialFulfillment(fulfillmentSettings),
      phoneRequired: { pickup: phoneForPickup, delivery: phoneForDelivery },
      version,
    }),
} satisfies SettingFields<'fulfillmentSettings', WaysFields>

function inWords(field: keyof WaysFields, form: WaysFields): string {
  switch (field) {
    case 'zones':
      return form.zones.length > 0 ? listNames(form.zones.map(({ name }) => name)) : words.none
    case 'chosenFirst':
      return words.fulfillments[form.chosenFirst].name
    case 'phoneForPickup':
    case 'phoneForDelivery':
      return form[field] ? words.required.required : words.required.optional
    default:
      return form[field] ? switchLabels.on : switchLabels.off
  }
}

/** The only way that is on stays on. */
export function staysOn(fulfillment: Fulfillment, form: Pick<FulfillmentSettings, Fulfillment>): boolean {
  return form[fulfillment] && !(form.pickup && form.delivery)
}
