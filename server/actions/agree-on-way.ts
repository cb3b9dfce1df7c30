// How an order will get to its customer: whether that way is offered, where the delivery goes, and what it costs.
import type { Bill, DeliveryFee } from '#domain/bill.ts'
import type { OrderRequest } from '#domain/order-form.ts'
import type { Fulfilment } from '#domain/order.ts'
import { Problem } from '#domain/problems.ts'
import { deliveryTerms, type DeliveryTerms, type Ways } from '#domain/ways.ts'

export interface AgreedWay {
  readonly fulfilment: Fulfilment
  /** Undefined for a pickup. */
  readonly fee: DeliveryFee | undefined
  readonly terms: DeliveryTerms | undefined
}

export function agreeOnWay(request: OrderRequest, ways: Ways): AgreedWay {
  const { way = 'delivery', note, delivery } = request
  if (!ways[way]) throw new Problem('way-off')
  if (ways.phoneRequired[way] && !request.phone)
    throw new Problem('invalid', { faults: { phone: { code: 'customer-phone-missing' } } })
  if (way === 'pickup') return { fulfilment: { way }, fee: undefined, terms: undefined }
  const address = delivery ?? addressOf(request)
  const terms = deliveryTerms(ways, address.zipcode)
  if (!terms) {
    const field = delivery ? 'delivery.zipcode' : 'zipcode'
    throw new Problem('invalid', { faults: { [field]: { code: 'zipcode-outside' } } })
  }
  return {
    fulfilment: {
      way,
      address,
      minutesOnTheRoad: terms.minutesOnTheRoad,
      ...(note !== undefined && { note }),
    },
    fee: { amount: terms.fee, isTaxed: ways.feeIsTaxed },
    terms,
  }
}

export function checkSmallestOrder({ subtotal }: Bill, terms: DeliveryTerms | undefined): void {
  if (terms && subtotal < terms.smallestOrder)
    throw new Problem('order-too-small', { smallestOrder: terms.smallestOrder })
}

/** The customer's own address, without what else the request says. */
export function addressOf({ address, apartment, city, state, zipcode }: OrderRequest) {
  return { address, city, state, zipcode, ...(apartment !== undefined && { apartment }) }
}
