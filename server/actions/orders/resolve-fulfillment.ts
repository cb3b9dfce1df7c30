// How an order will get to its customer: whether that way is offered, where the delivery goes, and what it costs.
import type { Bill } from '#domain/orders/bill.ts'
import type { PlainFault } from '#domain/basics/validation-errors.ts'
import type { OrderRequest } from '#domain/orders/order-form.ts'
import type { Address, Fulfilment } from '#domain/orders/order.ts'
import { Problem } from '#domain/basics/problems.ts'
import {
  deliveryTerms,
  feeOn,
  type DeliveryTerms,
  type ShopWays,
  type DeliveryFee,
} from '#domain/restaurant/fulfillment.ts'

export interface AgreedWay {
  readonly fulfilment: Fulfilment
  /** Undefined for a pickup. */
  readonly fee: DeliveryFee | undefined
  readonly terms: DeliveryTerms | undefined
}

/** A refusal brings the ways as they are now, so that the page can show the customer what has changed. */
export function agreeOnWay(request: OrderRequest, ways: ShopWays): AgreedWay {
  const { way = 'delivery', note, delivery } = request
  if (!ways[way]) throw new Problem('way-off', { ways })
  const refuse = (field: string, code: PlainFault) =>
    new Problem('invalid', { faults: { [field]: { code } }, ways })
  if (ways.phoneRequired[way] && request.phone === undefined) throw refuse('phone', 'missing')
  if (way === 'pickup') {
    if (note !== undefined) throw refuse('note', 'unwanted')
    if (delivery) throw refuse('delivery', 'unwanted')
    return { fulfilment: { way }, fee: undefined, terms: undefined }
  }
  const address = delivery ?? addressOf(request)
  if (!address) throw refuse('address', 'missing')
  const terms = deliveryTerms(ways, address.zipcode)
  if (!terms) throw refuse(delivery ? 'delivery.zipcode' : 'zipcode', 'outside')
  return {
    fulfilment: {
      way,
      address,
      minutesOnTheRoad: terms.minutesOnTheRoad,
      ...(note !== undefined && { note }),
    },
    fee: feeOn(ways, terms),
    terms,
  }
}

export function checkSmallestOrder(
  { subtotal }: Pick<Bill, 'subtotal'>,
  { terms }: AgreedWay,
  ways: ShopWays,
): void {
  if (terms && subtotal < terms.smallestOrder)
    throw new Problem('order-too-small', { smallestOrder: terms.smallestOrder, ways })
}

/** The customer's own address, without what else the request says; undefined where none is needed. */
export function addressOf({ address, apartment, city, state, zipcode }: OrderRequest): Address | undefined {
  if (address === undefined || city === undefined || state === undefined || zipcode === undefined)
    return undefined
  return { address, city, state, zipcode, ...(apartment !== undefined && { apartment }) }
}
