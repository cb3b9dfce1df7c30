// Why the chosen pickup or delivery is not possible, at the ZIP code's field or in place of the choice. Loaded lazily.
import { zoneMessages } from '../../restaurant/zones.ts'

export const fulfillmentBoxMessages = {
  ...zoneMessages,
  outsideOrPickupAt: (zipcode: string, time: string) =>
    `We don’t deliver to ${zipcode}. You can pick it up instead, about ${time}.`,
  off: {
    delivery: 'We’re not delivering right now. You can pick it up instead.',
    pickup: 'Pickup is off right now. We can deliver it instead.',
  },
  /** The link to the Menu. */
  addMore: 'Add from the menu',
  switchTo: { delivery: 'Switch to delivery', pickup: 'Switch to pickup' },
}
