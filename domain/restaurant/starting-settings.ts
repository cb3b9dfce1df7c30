// The settings of a fresh install beside the restaurant itself: open at all hours, delivery and pickup, and delivery first,
// so that the form is the one of the specification (R20).
import type { paymentMethods } from './payment-methods-schema.ts'
import type { checklist } from './first-week-schema.ts'
import type { Wire } from '../basics/values.ts'
import type { Hours } from './opening-hours.ts'
import type { WaitTimes } from './wait-times.ts'
import type { FulfillmentSettings } from './fulfillment.ts'

export const startingChecklist: Wire<typeof checklist> = { dismissed: false }

export const startingHours: Hours = { week: null, specialDays: [] }

export const startingFulfillment: FulfillmentSettings = {
  delivery: true,
  pickup: true,
  chosenFirst: 'delivery',
  zones: [],
  feeIsTaxed: false,
  phoneRequired: { delivery: false, pickup: false },
}

/** Without a speed everything fits: R16 holds, and nobody is refused for a time. */
export const startingWaitTimes: WaitTimes = {
  speed: null,
  shortestWait: 10,
  slotInterval: 15,
  daysAhead: 2,
  stopAfter: null,
  showsOnTimeRecord: false,
}

/** Cards alone, as in the form of the specification (R20); tips are asked for, and none is chosen. */
export const startingPaymentMethods: Wire<typeof paymentMethods> = {
  tips: true,
  counter: { delivery: false, pickup: false },
  withoutCard: { most: 20, share: 25 },
}
