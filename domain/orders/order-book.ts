// The order book of the office: the periods that narrow it, and how much of it is shown or canceled at once.

/** A period that ends today, so that the screen goes on to the next day with the restaurant. */
export const ordersPeriods = ['today', '7-days'] as const
export type OrdersPeriod = (typeof ordersPeriods)[number]

export const ordersPerPage = 50
export const maxCounted = 1_000

/** Of the open orders, to cancel many at once. */
export const maxOpenListed = 300
/** Each cancellation is a transaction of its own; this many take a second or two. */
export const maxCanceledAtOnce = 50
