// The names of pickup and delivery on screens, on paper and in emails.
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'

export const fulfillmentNames = { delivery: 'Delivery', pickup: 'Pickup' } satisfies Record<
  Fulfillment,
  string
>
