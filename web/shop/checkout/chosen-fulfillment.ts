// What the chosen fulfillment means for this order now: what it costs, and why it may not be possible (R50, R51). The menu
// has the restaurant's terms, so that the customer learns of a problem while typing, before the server refuses.
import { cents, type Cents } from '#domain/basics/money.ts'
import {
  deliveryTerms,
  feeOn,
  offeredFulfillments,
  type Fulfillment,
  type ShopFulfillment,
  type DeliveryFee,
} from '#domain/restaurant/fulfillment.ts'
import type { FormDraft } from './form-draft.ts'

export type ZipName = 'zipcode' | 'delivery.zipcode'

export type FulfillmentProblem =
  | { readonly kind: 'fulfillment-unavailable' }
  | { readonly kind: 'outside'; readonly zipcode: string }
  /** `missing` is what the subtotal lacks. */
  | {
      readonly kind: 'too-small'
      readonly zipcode: string
      readonly minimumOrder: Cents
      readonly missing: Cents
    }

export interface ChosenFulfillment {
  readonly fulfillment: Fulfillment
  /** The other fulfillment, if it is offered. */
  readonly instead: Fulfillment | undefined
  /** The field that says where a delivery goes. */
  readonly zipName: ZipName
  /** The first five digits in that field, once they are typed. */
  readonly zipcode: string | undefined
  /** Undefined for a pickup, and for a delivery whose cost is not known yet. */
  readonly fee: DeliveryFee | undefined
  /** The delivery has a cost that is not known yet. */
  readonly isFeeOpen: boolean
  /** Why the order cannot be sent like this. */
  readonly problem: FulfillmentProblem | undefined
}

export function chooseFulfillment(
  draft: FormDraft,
  fulfillment: Fulfillment,
  fulfillmentSettings: ShopFulfillment,
  subtotal: Cents,
): ChosenFulfillment {
  const instead = offeredFulfillments(fulfillmentSettings).find((other) => other !== fulfillment)
  const zipName = draft.sameDelivery ? 'zipcode' : 'delivery.zipcode'
  const zipcode = fiveDigits(draft.sameDelivery ? draft.zipcode : draft.delivery.zipcode)
  const chosen = {
    fulfillment,
    instead,
    zipName,
    zipcode,
    fee: undefined,
    isFeeOpen: false,
    problem: undefined,
  } as const
  if (!fulfillmentSettings[fulfillment])
    return { ...chosen, isFeeOpen: fulfillment === 'delivery', problem: { kind: 'fulfillment-unavailable' } }
  if (fulfillment === 'pickup') return chosen
  const terms = deliveryTerms(fulfillmentSettings, zipcode ?? '')
  if (!terms) {
    const isFree = fulfillmentSettings.zones.every(({ fee }) => fee === 0)
    return zipcode === undefined
      ? { ...chosen, isFeeOpen: !isFree }
      : { ...chosen, isFeeOpen: true, problem: { kind: 'outside', zipcode } }
  }
  const { minimumOrder } = terms
  const missing = cents(Math.max(0, minimumOrder - subtotal))
  const isTooSmall = missing > 0 && zipcode !== undefined
  return {
    ...chosen,
    fee: feeOn(fulfillmentSettings, terms),
    problem: isTooSmall ? { kind: 'too-small', zipcode, minimumOrder, missing } : undefined,
  }
}

/** Also of a ZIP+4 code that is still being typed. */
function fiveDigits(typed: string): string | undefined {
  return /^\s*(\d{5})(?!\d)/.exec(typed)?.[1]
}
