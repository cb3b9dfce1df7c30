// An order as this device may see it: what its link shows to everybody, and what only the device that placed it may see.
import {
  callOutName,
  fullName,
  type OwnDetails,
  type ShownAddress,
  type TrackedOrder,
} from '#domain/orders/order.ts'

export interface SeenOrder extends TrackedOrder {
  /** For the receipt: the whole name where this device ordered, otherwise the first name. */
  readonly fullName: string
  /** The last four digits of the card, where this device ordered and paid by card. */
  readonly lastFour?: string | null
  /** The note is there where this device ordered. */
  readonly lines: readonly (TrackedOrder['lines'][number] & { readonly note?: string })[]
  readonly deliveredTo: ShownAddress | null
}

export function seenOrder(order: TrackedOrder, own: OwnDetails | undefined): SeenOrder {
  if (!own) return { ...order, fullName: order.name }
  return {
    ...order,
    name: callOutName(order.name, own.lastName),
    fullName: fullName(order.name, own.lastName),
    lastFour: own.lastFour,
    lines: order.lines.map((line, at) => {
      const note = own.notes[at]
      return typeof note === 'string' ? { ...line, note } : line
    }),
    deliveredTo: own.deliveredTo,
  }
}
