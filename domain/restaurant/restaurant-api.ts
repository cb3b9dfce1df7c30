// The wire contract of the restaurant: the calls of the shop, and the paths where the owner reads and saves each setting.
// Types, paths and the name of a header only.
import type { backupsReply, downloadBody, downloadReply } from './backups-schema.ts'
import type { savedRestaurant } from './restaurant-schema.ts'
import type { checklist } from './first-week-schema.ts'
import type { OwnerEmails } from './owner-emails-schema.ts'
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

/** Our own, since a proxy may put the time of another machine into Date, and a page whose clock is ahead misses live news. */
export const confirmedAtHeader = 'x-restaurant-time'

export type MenuReply = Wire<typeof menuReply>

/** `until` is null if the pause lasts until staff resume. */
export type Pause = Wire<typeof pause>

/** GET → Saved; POST Saved → Saved. Both carry the whole setting with its version. */
export const settingPaths = {
  restaurant: '/api/office/restaurant',
  hours: '/api/office/hours',
  fulfillmentSettings: '/api/office/fulfillment',
  waitTimes: '/api/office/wait-times',
  paymentMethods: '/api/office/payment-methods',
  checklist: '/api/office/checklist',
  ownerEmails: '/api/office/owner-emails',
} as const

export type SettingName = keyof typeof settingPaths

interface Settings {
  readonly restaurant: Omit<Wire<typeof savedRestaurant>, 'version'>
  readonly hours: Hours
  readonly fulfillmentSettings: FulfillmentSettings
  readonly waitTimes: WaitTimes
  readonly paymentMethods: PaymentMethods
  /** Whether the owner has dismissed the first-week checklist (R40). */
  readonly checklist: Wire<typeof checklist>
  readonly ownerEmails: OwnerEmails
}

/** A change carries the version that the owner saw, so that no owner overwrites a change that they have not seen. */
export type Saved<Name extends SettingName> = Settings[Name] & { readonly version: number }

export const backupPaths = {
  /** GET → BackupsReply */
  all: '/api/office/backups',
  /** POST DownloadBody → DownloadReply */
  download: (day: string) => `/api/office/backups/${day}/download`,
  /** GET, query: key (of the DownloadReply) → the file */
  file: (day: string) => `/api/office/backups/${day}/file`,
} as const

export type BackupsReply = Wire<typeof backupsReply>
export type DownloadBody = Wire<typeof downloadBody>
export type DownloadReply = Wire<typeof downloadReply>
