// The wire contract of the kitchen: the path, body and reply of each call of the board, and of the owner's screens about
// waiting. Types and paths only.
import type { Wire } from '../basics/values.ts'
import type { cancelBody } from '../orders/order-schema.ts'
import type { OrderId } from '../orders/order.ts'
import type { WaitTimes } from '../restaurant/wait-times.ts'
import type {
  busyBody,
  delayBody,
  leftBody,
  moveBody,
  pauseBody,
  rollBody,
  seeManyBody,
  seeManyReply,
  soldOutBody,
  undoBody,
} from './kitchen-schema.ts'
import type { Ticket } from './tickets.ts'
import type { promiseRecordReply, waitAnswersReply } from './wait-times-schema.ts'

export const kitchenPaths = {
  /** POST MoveBody → TicketReply */
  move: (id: OrderId | ':id') => `/api/orders/${id}/move`,
  /** POST UndoBody → TicketReply */
  undo: (id: OrderId | ':id') => `/api/orders/${id}/undo`,
  /** POST {} → TicketReply: a person has touched the ticket */
  seen: (id: OrderId | ':id') => `/api/orders/${id}/seen`,
  /** POST SeeManyBody → SeeManyReply: the same of all that ring */
  seenMany: '/api/seen',
  /** POST {} → TicketReply: as it was before, so that a second print can say so */
  printed: (id: OrderId | ':id') => `/api/orders/${id}/printed`,
  /** POST CancelBody → TicketReply */
  cancel: (id: OrderId | ':id') => `/api/orders/${id}/cancel`,
  /** POST SoldOutBody → MenuReply */
  soldOut: '/api/sold-out',
  /** POST LeftBody → MenuReply (R59) */
  left: '/api/left',
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
  /** POST WaitTriedBody → WaitAnswersReply: what customers would be told now, before it is saved */
  tryWaitTimes: '/api/office/wait-times/try',
  /** GET, query: period → PromiseRecordReply */
  promises: '/api/office/promises',
} as const

export type MoveBody = Wire<typeof moveBody>
export type UndoBody = Wire<typeof undoBody>
export type SeeManyBody = Wire<typeof seeManyBody>
export type SeeManyReply = Wire<typeof seeManyReply>
export type CancelBody = Wire<typeof cancelBody>
export type SoldOutBody = Wire<typeof soldOutBody>
export type LeftBody = Wire<typeof leftBody>
export type RollBody = Wire<typeof rollBody>
export type PauseBody = Wire<typeof pauseBody>
export type BusyBody = Wire<typeof busyBody>
export type DelayBody = Wire<typeof delayBody>

export type TicketReply = Ticket

/** What decides when the next order is ready. */
export type WaitTriedBody = Pick<WaitTimes, 'speed' | 'shortestWait'>
export type WaitAnswersReply = Wire<typeof waitAnswersReply>
export type WaitAnswer = WaitAnswersReply['answers'][number]
export type PromiseRecordReply = Wire<typeof promiseRecordReply>
