// What the way that the customer has chosen means for this order now: what it costs, and why it may not be possible
// (R50, R51). The ways are the menu's, so that the customer hears of it while typing, before the server refuses.
import { cents, type Cents } from '#domain/basics/money.ts'
import {
  deliveryTerms,
  feeOn,
  offeredWays,
  type Way,
  type ShopWays,
  type DeliveryFee,
} from '#domain/restaurant/fulfillment.ts'
import type { FormDraft } from './form-draft.ts'

export type ZipName = 'zipcode' | 'delivery.zipcode'

export type WayTrouble =
  | { readonly kind: 'way-off' }
  | { readonly kind: 'outside'; readonly zipcode: string }
  /** `missing` is what the subtotal lacks. */
  | {
      readonly kind: 'too-small'
      readonly zipcode: string
      readonly smallestOrder: Cents
      readonly missing: Cents
    }

export interface ChosenWay {
  readonly way: Way
  /** The other way, if it is offered. */
  readonly instead: Way | undefined
  /** The field that says where a delivery goes. */
  readonly zipName: ZipName
  /** The first five digits in that field, once they are typed. */
  readonly zipcode: string | undefined
  /** Undefined for a pickup, and for a delivery whose cost is not known yet. */
  readonly fee: DeliveryFee | undefined
  /** The delivery has a cost that is not known yet. */
  readonly isFeeOpen: boolean
  /** Why the order cannot be sent this way. */
  readonly trouble: WayTrouble | undefined
}

export function chooseWay(draft: FormDraft, way: Way, ways: ShopWays, subtotal: Cents): ChosenWay {
  const instead = offeredWays(ways).find((other) => other !== way)
  const zipName = draft.sameDelivery ? 'zipcode' : 'delivery.zipcode'
  const zipcode = fiveDigits(draft.sameDelivery ? draft.zipcode : draft.delivery.zipcode)
  const chosen = {
    way,
    instead,
    zipName,
    zipcode,
    fee: undefined,
    isFeeOpen: false,
    trouble: undefined,
  } as const
  if (!ways[way]) return { ...chosen, isFeeOpen: way === 'delivery', trouble: { kind: 'way-off' } }
  if (way === 'pickup') return chosen
  const terms = deliveryTerms(ways, zipcode ?? '')
  if (!terms) {
    const isFree = ways.zones.every(({ fee }) => fee === 0)
    return zipcode === undefined
      ? { ...chosen, isFeeOpen: !isFree }
      : { ...chosen, isFeeOpen: true, trouble: { kind: 'outside', zipcode } }
  }
  const { smallestOrder } = terms
  const missing = cents(Math.max(0, smallestOrder - subtotal))
  const isTooSmall = missing > 0 && zipcode !== undefined
  return {
    ...chosen,
    fee: feeOn(ways, terms),
    trouble: isTooSmall ? { kind: 'too-small', zipcode, smallestOrder, missing } : undefined,
  }
}

/** Also of a ZIP+4 code that is still being typed. */
function fiveDigits(typed: string): string | undefined {
  return /^\s*(\d{5})(?!\d)/.exec(typed)?.[1]
}
