// How the ways to a customer are called, on screens, on paper and in mails.
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'

export const fulfillmentNames = { delivery: 'Delivery', pickup: 'Pickup' } satisfies Record<
  Fulfillment,
  string
>
