// The order book of the office: its periods, and how many orders are shown or canceled at once.

/** Every period ends today, so that a screen that stays open moves on to the next day. */
export const ordersPeriods = ['today', '7-days'] as const
export type OrdersPeriod = (typeof ordersPeriods)[number]

export const ordersPerPage = 50
export const maxCounted = 1_000

/** How many open orders are listed to be canceled at once. */
export const maxOpenListed = 300
/** Each cancellation is a transaction of its own; this many take a second or two. */
export const maxCanceledAtOnce = 50
