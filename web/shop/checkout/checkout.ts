// What the checkout window shows and does, as its parts are given it; use-checkout.ts makes it.
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import type { RequestedLine } from '#domain/menu/requested-item.ts'
import type { NamedCartItem } from '#domain/orders/cart.ts'
import type { Bill } from '#domain/orders/bill.ts'
import type { Choice } from '#domain/menu/menu.ts'
import type { PaymentMethod } from '#domain/restaurant/payment-methods.ts'
import type { Fulfillment, ShopFulfillment } from '#domain/restaurant/fulfillment.ts'
import type { PriceChange } from '../cart/price-change.ts'
import type { LostTerms } from './agreed-terms.ts'
import type { FieldMessages } from './check-form.ts'
import type { Step } from './checkout-state.ts'
import type { ChosenPaying } from './chosen-paying.ts'
import type { ChosenWay } from './chosen-way.ts'
import type { FormDraft } from './form-draft.ts'
import type { Message } from './messages.ts'
import type { TimeOfOrder } from './use-chosen-time.ts'

/** A form in which the way is chosen, by the customer or by the owner. */
export type ShownDraft = FormDraft & { readonly fulfillment: Fulfillment }

export interface Checkout {
  readonly step: Step
  /** The window is open. */
  readonly open: boolean
  readonly draft: ShownDraft
  readonly fields: FieldMessages
  readonly message: Message | undefined
  /** Counts the events that ask the customer to look at something; each one moves the focus. */
  readonly verdicts: number
  /** Nothing in the form can be changed while the order is under way. */
  readonly readOnly: boolean
  /** The lines that SUBMIT would send; while the order is under way, the lines that were sent. */
  readonly lines: readonly RequestedLine[]
  readonly bill: Bill | undefined
  /** The ways that the restaurant offers now. */
  readonly fulfillmentSettings: ShopFulfillment
  readonly chosen: ChosenWay
  readonly paymentMethods: ChosenPaying
  /** Whether the owner asks for tips (R63). */
  readonly asksTip: boolean
  readonly time: TimeOfOrder
  /** How heavy the order is for the kitchen, in burritos. */
  readonly weight: number
  /** Set while no orders are taken, or only for later. */
  readonly held: Held | undefined
  /** How often orders are ready on time, in percent, where the owner shows it (R49). */
  readonly kept: number | undefined
  readonly priceChange: PriceChange | undefined
  /** The code and the tip that the customer agreed to, where they are not on the bill any more. */
  readonly lost: LostTerms | undefined
  /** How the customer meant to pay, where the restaurant has stopped offering it. */
  readonly payGone: PaymentMethod | undefined
  /** Its time or its size is not offered without a card. */
  readonly needsCard: boolean
  /** The owner wants a phone number since the form was opened. */
  readonly needsPhone: boolean
  /** What left the cart because it left the menu. */
  readonly removed: readonly NamedCartItem[]
  /** What is sold out, so that something else comes in burritos that nobody has changed. */
  readonly replaced: readonly Choice[]
  change(draft: FormDraft): void
  /** Called after a change in the payment part's own fields. */
  recheck(): void
  submit(): void
}

export interface Held {
  readonly menu: MenuReply
  /** The first time that can be ordered for. */
  readonly first: string | undefined
  readonly isClosed: boolean
  /** False where one can order for later all the same. */
  readonly isOff: boolean
}
