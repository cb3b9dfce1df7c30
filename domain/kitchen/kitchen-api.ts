// The wire contract of the kitchen: the path, body and reply of each call of the board, and of the owner's screens about
// waiting. Types and paths only.
import type { Wire } from '../basics/values.ts'
import type { cancelBody } from '../orders/order-schema.ts'
import type { OrderId } from '../orders/order.ts'
import type { WaitTimes } from '../restaurant/wait-times.ts'
import type {
  busyBody,
  delayBody,
  stockBody,
  moveBody,
  pauseBody,
  rollBody,
  acknowledgeManyBody,
  acknowledgeManyReply,
  soldOutBody,
  undoBody,
} from './kitchen-schema.ts'
import type { Ticket } from './tickets.ts'
import type { onTimeRecordReply, waitPreviewsReply } from './office-wait-times-schema.ts'

export const kitchenPaths = {
  /** POST MoveBody → TicketReply */
  move: (id: OrderId | ':id') => `/api/orders/${id}/move`,
  /** POST UndoBody → TicketReply */
  undo: (id: OrderId | ':id') => `/api/orders/${id}/undo`,
  /** POST {} → TicketReply: a cook has touched the ticket */
  acknowledge: (id: OrderId | ':id') => `/api/orders/${id}/acknowledge`,
  /** POST AcknowledgeManyBody → AcknowledgeManyReply: the same for all tickets that ring */
  acknowledgeMany: '/api/acknowledge',
  /** POST {} → TicketReply: the ticket as it was before, so that the board knows whether this is a second print */
  printed: (id: OrderId | ':id') => `/api/orders/${id}/printed`,
  /** POST CancelBody → TicketReply */
  cancel: (id: OrderId | ':id') => `/api/orders/${id}/cancel`,
  /** POST SoldOutBody → MenuReply */
  soldOut: '/api/sold-out',
  /** POST StockBody → MenuReply (R59) */
  stock: '/api/stock',
  /** POST PauseBody → MenuReply */
  pause: '/api/pause',
  /** POST {} → MenuReply */
  resume: '/api/resume',
  /** POST BusyBody → MenuReply (R47) */
  busy: '/api/busy',
  /** POST DelayBody → TicketReply (R47) */
  delay: (id: OrderId | ':id') => `/api/orders/${id}/delay`,
  /** POST RollBody → TicketReply: ticks burritos off (R60) */
  roll: (id: OrderId | ':id') => `/api/orders/${id}/roll`,
  /** POST {} → TicketReply: the customer paid at the counter or at the door (R65) */
  paid: (id: OrderId | ':id') => `/api/orders/${id}/paid`,
  /** POST WaitPreviewBody → WaitPreviewsReply: what unsaved settings would promise to customers now */
  previewWaitTimes: '/api/office/wait-times/preview',
  /** GET, query: period → OnTimeRecordReply */
  onTimeRecord: '/api/office/on-time-record',
} as const

export type MoveBody = Wire<typeof moveBody>
export type UndoBody = Wire<typeof undoBody>
export type AcknowledgeManyBody = Wire<typeof acknowledgeManyBody>
export type AcknowledgeManyReply = Wire<typeof acknowledgeManyReply>
export type CancelBody = Wire<typeof cancelBody>
export type SoldOutBody = Wire<typeof soldOutBody>
export type StockBody = Wire<typeof stockBody>
export type RollBody = Wire<typeof rollBody>
export type PauseBody = Wire<typeof pauseBody>
export type BusyBody = Wire<typeof busyBody>
export type DelayBody = Wire<typeof delayBody>

export type TicketReply = Ticket

/** The settings that decide when the next order is ready. */
export type WaitPreviewBody = Pick<WaitTimes, 'speed' | 'shortestWait'>
export type WaitPreviewsReply = Wire<typeof waitPreviewsReply>
export type WaitPreview = WaitPreviewsReply['answers'][number]
export type OnTimeRecordReply = Wire<typeof onTimeRecordReply>
