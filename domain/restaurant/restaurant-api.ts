// The wire contract of the restaurant: what the shop asks about it, and where the owner reads and saves each setting. Types
// and paths only.
import type { savedRestaurant } from './restaurant-schema.ts'
import type { checklist } from './first-week-schema.ts'
import type { menuReply, pause } from './shop-schema.ts'
import type { Wire } from '../basics/values.ts'
import type { Hours } from './opening-hours.ts'
import type { PaymentMethods } from './payment-methods.ts'
import type { WaitTimes } from './wait-times.ts'
import type { FulfillmentSettings } from './fulfillment.ts'

export const restaurantPaths = {
  /** GET → MenuReply */
  menu: '/api/menu',
  /** GET with weight and way, zip where zones are set, and chosen for a slot that was chosen before → TimesReply */
  times: '/api/times',
} as const

export type MenuReply = Wire<typeof menuReply>

/** `until` is null when it ends only by being resumed. */
export type Pause = Wire<typeof pause>

/** GET → Saved; POST Saved → Saved: all of the setting, with the version that was read. */
export const settingPaths = {
  restaurant: '/api/office/restaurant',
  hours: '/api/office/hours',
  fulfillmentSettings: '/api/office/fulfillment',
  waitTimes: '/api/office/wait-times',
  paymentMethods: '/api/office/payment-methods',
  checklist: '/api/office/checklist',
} as const

export type SettingName = keyof typeof settingPaths

interface Settings {
  readonly restaurant: Omit<Wire<typeof savedRestaurant>, 'version'>
  readonly hours: Hours
  readonly fulfillmentSettings: FulfillmentSettings
  readonly waitTimes: WaitTimes
  readonly paymentMethods: PaymentMethods
  /** Whether the owner has put the list of the first week away (R40). */
  readonly checklist: Wire<typeof checklist>
}

/** Sent back with a change, so that nobody overwrites what they have not seen. */
export type Saved<Name extends SettingName> = Settings[Name] & { readonly version: number }
