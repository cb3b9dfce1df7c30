// Pickup and delivery as the owner edits them: the switches, the zones and the rules.
import { savedFulfillment } from '#domain/restaurant/fulfillment-schema.ts'
import {
  initialFulfillment,
  type Fulfillment,
  type FulfillmentSettings,
} from '#domain/restaurant/fulfillment.ts'
import { checkedBy } from '../checked-by.ts'
import type { FormOfSetting } from '../office/use-setting-form.ts'
import { fulfillmentOfficeMessages as words } from '#words/restaurant/staff/fulfillment.ts'

export interface FulfillmentFields extends Omit<FulfillmentSettings, 'phoneRequired'> {
  readonly phoneForPickup: boolean
  readonly phoneForDelivery: boolean
}

export const fulfillmentFields = {
  fields: {
    pickup: { label: words.fulfillments.pickup.name },
    delivery: { label: words.fulfillments.delivery.name },
    zones: { label: words.zones },
    chosenFirst: { label: words.first },
    feeIsTaxed: { label: words.taxFee },
    phoneForPickup: { label: words.phone.pickup },
    phoneForDelivery: { label: words.phone.delivery },
  },
  formOf: ({ version: _version, phoneRequired, ...fulfillmentSettings }) => ({
    ...fulfillmentSettings,
    phoneForPickup: phoneRequired.pickup,
    phoneForDelivery: phoneRequired.delivery,
  }),
  check: ({ phoneForPickup, phoneForDelivery, ...fulfillmentSettings }, version) =>
    checkedBy(savedFulfillment, {
      ...fulfillmentSettings,
      // The default stays stored while its fulfillment is off, so that turning it on again restores the default.
      chosenFirst: initialFulfillment(fulfillmentSettings),
      phoneRequired: { pickup: phoneForPickup, delivery: phoneForDelivery },
      version,
    }),
} satisfies FormOfSetting<'fulfillmentSettings', FulfillmentFields>

/** The only fulfillment that is on stays on. */
export function staysOn(fulfillment: Fulfillment, form: Pick<FulfillmentSettings, Fulfillment>): boolean {
  return form[fulfillment] && !(form.pickup && form.delivery)
}
