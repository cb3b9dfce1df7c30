// Why the chosen way is not possible, at the field of the ZIP code or in the place of the ways. Loaded late.
import { zoneMessages } from '../../restaurant/zones.ts'

export const fulfillmentBoxMessages = {
  ...zoneMessages,
  outsideOrPickupAt: (zipcode: string, time: string) =>
    `We don’t deliver to ${zipcode}. You can pick it up instead, about ${time}.`,
  off: {
    delivery: 'We’re not delivering right now. You can pick it up instead.',
    pickup: 'Pickup is off right now. We can deliver it instead.',
  },
  /** Leads to the Menu. */
  addMore: 'Add from the menu',
  switchTo: { delivery: 'Switch to delivery', pickup: 'Switch to pickup' },
}
