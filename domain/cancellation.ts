// Why an order is cancelled, and what becomes of its money.
import type { cancellation } from './contract/orders.ts'
import type { Wire } from './contract/values.ts'

export const cancelReasons = [
  'customer-asked',
  'ran-out',
  'cannot-deliver',
  'ordered-twice',
  'something-else',
] as const
export type CancelReason = (typeof cancelReasons)[number]

export type Cancellation = Wire<typeof cancellation>
