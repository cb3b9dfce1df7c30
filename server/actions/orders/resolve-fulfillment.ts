// Resolves pickup or delivery for an order: whether the restaurant offers it, the delivery address, and the fee.
import type { Bill } from '#domain/orders/bill.ts'
import type { PlainErrorCode } from '#domain/basics/validation-errors.ts'
import type { OrderRequest } from '#domain/orders/order-request-schema.ts'
import type { Address, FulfillmentDetails } from '#domain/orders/order.ts'
import { Problem } from '#domain/basics/problems.ts'
import {
  deliveryTerms,
  feeOn,
  type DeliveryTerms,
  type ShopFulfillment,
  type DeliveryFee,
} from '#domain/restaurant/fulfillment.ts'

export interface ResolvedFulfillment {
  readonly fulfillmentDetails: FulfillmentDetails
  /** Undefined for a pickup. */
  readonly fee: DeliveryFee | undefined
  readonly terms: DeliveryTerms | undefined
}

/** A refusal carries the current fulfillment settings, so that the page can show the customer what has changed. */
export function resolveFulfillment(
  request: OrderRequest,
  fulfillmentSettings: ShopFulfillment,
): ResolvedFulfillment {
  const { fulfillment = 'delivery', note, delivery } = request
  if (!fulfillmentSettings[fulfillment]) throw new Problem('fulfillment-unavailable', { fulfillmentSettings })
  const fieldProblem = (field: string, code: PlainErrorCode) =>
    new Problem('invalid', { errors: { [field]: { code } }, fulfillmentSettings })
  if (fulfillmentSettings.phoneRequired[fulfillment] && request.phone === undefined)
    throw fieldProblem('phone', 'missing')
  if (fulfillment === 'pickup') {
    if (note !== undefined) throw fieldProblem('note', 'unwanted')
    if (delivery) throw fieldProblem('delivery', 'unwanted')
    return { fulfillmentDetails: { fulfillment }, fee: undefined, terms: undefined }
  }
  const address = delivery ?? addressOf(request)
  if (!address) throw fieldProblem('address', 'missing')
  const terms = deliveryTerms(fulfillmentSettings, address.zipcode)
  if (!terms) throw fieldProblem(delivery ? 'delivery.zipcode' : 'zipcode', 'outside')
  return {
    fulfillmentDetails: {
      fulfillment,
      address,
      travelMinutes: terms.travelMinutes,
      ...(note !== undefined && { note }),
    },
    fee: feeOn(fulfillmentSettings, terms),
    terms,
  }
}

export function assertMinimumOrder(
  { subtotal }: Pick<Bill, 'subtotal'>,
  { terms }: ResolvedFulfillment,
  fulfillmentSettings: ShopFulfillment,
): void {
  if (terms && subtotal < terms.minimumOrder)
    throw new Problem('order-too-small', { minimumOrder: terms.minimumOrder, fulfillmentSettings })
}

/** The customer's own address; undefined when the request has none, as for a pickup paid at the counter. */
export function addressOf({ address, apartment, city, state, zipcode }: OrderRequest): Address | undefined {
  if (address === undefined || city === undefined || state === undefined || zipcode === undefined)
    return undefined
  return { address, city, state, zipcode, ...(apartment !== undefined && { apartment }) }
}
