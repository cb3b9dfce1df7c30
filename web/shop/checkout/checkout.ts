// What the checkout window shows and does, as its parts are given it; use-checkout.ts makes it.
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import type { ShopFulfillment } from '#domain/restaurant/fulfillment.ts'
import type { FieldMessages } from './check-form.ts'
import type { CheckoutOrder } from './checkout-order.ts'
import type { Step } from './checkout-state.ts'
import type { ChosenPayment } from './chosen-payment.ts'
import type { FormDraft, ShownDraft } from './form-draft.ts'
import type { Message } from './messages.ts'
import type { RememberedCustomer } from './remembered.ts'
import type { Changes } from './use-changes.ts'
import type { TimeOfOrder } from './use-chosen-time.ts'

export interface Checkout extends Pick<CheckoutOrder, 'lines' | 'bill' | 'weight' | 'chosenFulfillment'> {
  readonly step: Step
  /** The window is open. */
  readonly open: boolean
  readonly draft: ShownDraft
  readonly fields: FieldMessages
  readonly message: Message | undefined
  /** Counts the events that ask the customer to look at something; each one moves the focus. */
  readonly attentionCount: number
  /** Nothing in the form can be changed while the order is under way. */
  readonly readOnly: boolean
  /** What the restaurant offers now. */
  readonly fulfillmentSettings: ShopFulfillment
  readonly chosenPayment: ChosenPayment
  /** The key of the card company that the shop has now. */
  readonly publishableKey: string | undefined
  /** Whether the owner asks for tips (R63). */
  readonly asksTip: boolean
  readonly time: TimeOfOrder
  /** Set while no orders are taken, or only for later. */
  readonly noOrdersNow: NoOrdersNow | undefined
  readonly changes: Changes
  /** Whom this device remembers (R76). */
  readonly remembered: RememberedCustomer | undefined
  change(draft: FormDraft): void
  /** Forgets that customer, and empties the form. */
  forget(): void
  /** Called after a change in the payment part's own fields. */
  recheck(): void
  submit(): void
}

export interface NoOrdersNow {
  readonly menu: MenuReply
  /** The first time that can be ordered for. */
  readonly first: string | undefined
  readonly isClosed: boolean
  /** False where one can order for later all the same. */
  readonly isOff: boolean
}
