// The words and shapes that an order is described with. Apart from the schemas, so that a page can list them and load no
// validator.

export const orderStatuses = ['placed', 'cooking', 'ready', 'handed-over', 'canceled'] as const

/** The office can narrow its list of orders to a status, to failed payments, or to what was handed over and not paid. */
export const orderFilters = [...orderStatuses, 'payment-failed', 'not-paid'] as const

export const cancelReasons = [
  'customer-asked',
  'ran-out',
  'cannot-deliver',
  'ordered-twice',
  'something-else',
] as const

/** Release: the hold on the card is let go. Refund: to the card. Hand back: staff give it back from the register. */
export const moneyReturnMethods = ['release', 'refund', 'hand-back'] as const

/** Of a promo code: capital letters, digits and dashes. */
export const promoCodePattern = /^[A-Z0-9-]{3,20}$/
