// The other settings of a fresh install: always open, delivery and pickup, with delivery first, so that the checkout form is
// the one of the specification (R20).
import type { paymentMethods } from './payment-methods-schema.ts'
import type { checklist } from './first-week-schema.ts'
import type { OwnerEmails } from './owner-emails-schema.ts'
import type { Wire } from '../basics/values.ts'
import type { Hours } from './opening-hours.ts'
import type { WaitTimes } from './wait-times.ts'
import type { FulfillmentSettings } from './fulfillment.ts'

export const startingChecklist: Wire<typeof checklist> = { dismissed: false }

export const startingOwnerEmails: OwnerEmails = { dailySummary: false }

export const startingHours: Hours = { week: null, specialDays: [] }

export const startingFulfillment: FulfillmentSettings = {
  delivery: true,
  pickup: true,
  chosenFirst: 'delivery',
  zones: [],
  feeIsTaxed: false,
  phoneRequired: { delivery: false, pickup: false },
}

/** Without a speed the kitchen has no limit, so that an order may be of any size (R16) and no time is refused. */
export const startingWaitTimes: WaitTimes = {
  speed: null,
  shortestWait: 10,
  slotInterval: 15,
  daysAhead: 2,
  stopAfter: null,
  showsOnTimeRecord: false,
}

/** Cards only, as in the form of the specification (R20). The checkout asks for a tip, without a default. */
export const startingPaymentMethods: Wire<typeof paymentMethods> = {
  tips: true,
  counter: { delivery: false, pickup: false },
  withoutCard: { most: 20, share: 25 },
}
