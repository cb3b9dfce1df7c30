// The wire contract: the path, body and reply of each call. Types only, so the first load carries no validator; those of
// the replies come from the schemas in contract/.
import type { codeCheck } from './promo-code-schema.ts'
import type {
  busyBody,
  cancelBody,
  delayBody,
  leftBody,
  moveBody,
  pauseBody,
  rollBody,
  seeManyBody,
  soldOutBody,
  undoBody,
} from '../kitchen/kitchen-schema.ts'
import type { orderReply } from './order-schema.ts'
import type {
  liveEvents,
  menuReply,
  meReply,
  pause,
  problemReply,
  seeManyReply,
  sessionReply,
} from './problem-schema.ts'
import type { Wire } from '../basics/values.ts'
import type { Ticket } from '../kitchen/tickets.ts'
import type { OrderRequest } from './order-form.ts'
import { sessionPaths } from '../people/session-paths.ts'
import { shopPaths } from './shop-paths.ts'
import type { OrderId, PlacedOrder, TrackedOrder } from './order.ts'

export const paths = {
  ...shopPaths,
  ...sessionPaths,
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
  /** GET: the process is alive */
  alive: '/healthz',
  /** GET with a token: figures for a monitor, as Prometheus reads them */
  metrics: '/metrics',
  /** GET: the database answers and is migrated */
  ready: '/readyz',
  /** GET: all of this as OpenAPI 3.1 */
  openApi: '/api/openapi.json',
} as const

export type MenuReply = Wire<typeof menuReply>

/** `until` is null when it ends only by being resumed. */
export type Pause = Wire<typeof pause>

/** The named events of the live stream. A connection starts with everything it asked for, then tells what changes. */
export type LiveEvents = {
  readonly [Name in keyof typeof liveEvents]: Wire<(typeof liveEvents)[Name]>
}

export type MoveBody = Wire<typeof moveBody>
export type UndoBody = Wire<typeof undoBody>
export type SeeManyBody = Wire<typeof seeManyBody>
export type CancelBody = Wire<typeof cancelBody>
export type SoldOutBody = Wire<typeof soldOutBody>
export type LeftBody = Wire<typeof leftBody>
export type RollBody = Wire<typeof rollBody>
export type PauseBody = Wire<typeof pauseBody>
export type BusyBody = Wire<typeof busyBody>
export type DelayBody = Wire<typeof delayBody>

export type TicketReply = Ticket
export type SeeManyReply = Wire<typeof seeManyReply>

export type CodeCheckBody = Wire<typeof codeCheck>

export type PlaceOrderBody = OrderRequest
export type PlaceOrderReply = PlacedOrder
/** With the key of the order, also what only the device that placed it is told. */
export type OrderReply = Wire<typeof orderReply>
export type CancelOwnReply = TrackedOrder
export type MeReply = Wire<typeof meReply>
export type SessionReply = Wire<typeof sessionReply>

/** Every refusal, as application/problem+json (RFC 9457). */
export type ProblemReply = Wire<typeof problemReply>
