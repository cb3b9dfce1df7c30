// The values that an order's fields can have. Separate from the schemas, so that a page can list the values without loading a
// validator.

export const orderStatuses = ['placed', 'cooking', 'ready', 'handed-over', 'canceled'] as const

/** The filters of the office's order list: a status, failed payments, or orders that were handed over and not paid. */
export const orderFilters = [...orderStatuses, 'payment-failed', 'not-paid'] as const

export const cancelReasons = [
  'customer-asked',
  'ran-out',
  'cannot-deliver',
  'ordered-twice',
  'something-else',
] as const

/** Release: the hold on the card is released. Refund: to the card. Hand back: staff return cash from the register. */
export const moneyReturnMethods = ['release', 'refund', 'hand-back'] as const

/** The format of a promo code: capital letters, digits and dashes. */
export const promoCodePattern = /^[A-Z0-9-]{3,20}$/
