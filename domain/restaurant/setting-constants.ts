// The values that the owner's settings can have. Separate from the schemas, so that a page can list the values without loading
// a validator.

/** How an order gets to its customer. */
export const fulfillments = ['delivery', 'pickup'] as const

/** The options for orders without a card: the largest order in burritos, and their share of a kitchen hour in percent. */
export const orderSizeOptions = [5, 10, 20, 30, 50, 100, 200] as const
export const shareOptions = [10, 25, 50, 75, 100] as const

/** The bounds of the wait times, and the steps of their fields. */
export const waitBounds = {
  minutesPerBurrito: { least: 0.1, most: 30, step: 0.1 },
  hands: { least: 1, most: 20, step: 1 },
  shortestWait: { least: 5, most: 180, step: 5 },
  daysAhead: { least: 0, most: 5, step: 1 },
  stopAfter: { least: 2, most: 30, step: 1 },
}

/** Minutes from one slot to the next. Each divides an hour evenly. */
export const slotGrids = [5, 10, 15, 20, 30, 60] as const
