// How the ways to a customer are called, on screens, on paper and in mails.
import type { Way } from '#domain/restaurant/fulfillment.ts'

export const wayNames = { delivery: 'Delivery', pickup: 'Pickup' } satisfies Record<Way, string>
