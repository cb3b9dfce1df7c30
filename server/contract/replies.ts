// The replies of the shop, the kitchen and the session, and the problem that every refusal is.
import * as z from 'zod/mini'
import type { LiveEvents, MeReply, MenuReply, Pause, ProblemReply, SessionReply } from '#domain/api.ts'
import { cancelReasons, type Cancellation } from '#domain/cancellation.ts'
import type { BoardRest, Move, Ticket } from '#domain/kitchen.ts'
import { allergens, dietaryMarks } from '#domain/food-facts.ts'
import { itemIds, type MenuItem } from '#domain/menu.ts'
import type { BasisPoints, Cents } from '#domain/money.ts'
import {
  orderStatuses,
  waysPaid,
  type Address,
  type OrderId,
  type PlacedOrder,
  type TrackedOrder,
} from '#domain/order.ts'
import type { PricedLine, Quote } from '#domain/pricing.ts'
import { problems, type ProblemCode } from '#domain/problems.ts'
import { roles, type StaffMember } from '#domain/staff.ts'
import { branded, wire } from './wire.ts'

export const cents = branded<Cents, number>('Cents', 'Money, in whole cents.', z.int())
const basisPoints = branded<BasisPoints, number>(
  'BasisPoints',
  'A rate in hundredths of a percent: 950 is 9.5 %.',
  z.int().check(z.gte(0), z.lte(10_000)),
)
export const orderId = branded<OrderId, string>(
  'OrderId',
  '128 random bits. A secret: whoever holds it may look at the order.',
  z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
)
export const instant = wire<string>('Instant', 'A moment, in UTC.')(z.iso.datetime())
export const count = z.int().check(z.gte(0))
export const itemId = z.enum(itemIds)
export const orderStatus = z.enum(orderStatuses)
export const role = z.enum(roles)

export const menuItemFields = {
  id: itemId,
  name: z.string(),
  shortName: z.string(),
  description: z.string(),
  price: cents,
  allergens: z.array(z.enum(allergens)),
  marks: z.array(z.enum(dietaryMarks)),
  soldOut: z.boolean(),
  backAt: z.nullable(instant),
}
const menuItem = wire<MenuItem>('MenuItem')(z.strictObject(menuItemFields))

const pause = wire<Pause>(
  'Pause',
  'No orders are taken until then; null: until the kitchen says so.',
)(z.strictObject({ until: z.nullable(instant) }))

export const menuReply = wire<MenuReply>('MenuReply')(
  z.strictObject({
    items: z.array(menuItem),
    taxRate: basisPoints,
    pause: z.nullable(pause),
    now: instant,
    timeZone: z.string(),
  }),
)

const pricedLine = wire<PricedLine>('PricedLine')(
  z.strictObject({ item: itemId, name: z.string(), quantity: count, unitPrice: cents, price: cents }),
)
const quoteFields = {
  lines: z.array(pricedLine),
  subtotal: cents,
  taxRate: basisPoints,
  tax: cents,
  total: cents,
}
const quote = wire<Quote>('Quote')(z.strictObject(quoteFields))

const orderNumber = z.int().check(z.gte(1), z.lte(999))
export const placedOrderFields = { id: orderId, number: orderNumber, timestamp: instant, ...quoteFields }
export const placedOrder = wire<PlacedOrder>('PlacedOrder')(z.strictObject(placedOrderFields))

export const cancellation = wire<Cancellation>('Cancellation')(
  z.strictObject({
    reason: z.enum(cancelReasons),
    note: z.string(),
    at: instant,
    money: z.enum(['on-its-way', 'released', 'refunded']),
  }),
)

export const paidWith = z.enum(waysPaid)
export const trackedOrder = wire<TrackedOrder>('TrackedOrder')(
  z.strictObject({
    ...placedOrderFields,
    name: z.string(),
    status: orderStatus,
    reached: z.partialRecord(orderStatus, instant),
    cancellation: z.nullable(cancellation),
    paidWith,
    timeZone: z.string(),
  }),
)

export const address = wire<Address>('Address')(
  z.strictObject({ address: z.string(), city: z.string(), state: z.string(), zipcode: z.string() }),
)
const move = wire<Move>('Move')(z.strictObject({ to: orderStatus, at: instant, by: z.string() }))

export const ticket = wire<Ticket>('Ticket')(
  z.strictObject({
    id: orderId,
    number: orderNumber,
    name: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    timestamp: instant,
    lines: z.array(pricedLine),
    total: cents,
    delivery: address,
    status: orderStatus,
    moves: z.array(move),
    seen: z.boolean(),
    printedAt: z.nullable(instant),
    version: count,
  }),
)

const boardRest = wire<BoardRest>(
  'BoardRest',
  'What is open beyond the tickets of a board.',
)(
  z.strictObject({
    columns: z.strictObject({ placed: count, cooking: count, ready: count }),
    toMake: z.record(z.string(), count),
  }),
)

export const liveEvents = {
  shop: menuReply,
  order: trackedOrder,
  board: wire<LiveEvents['board']>('Board')(z.strictObject({ tickets: z.array(ticket), rest: boardRest })),
  ticket,
  beat: wire<LiveEvents['beat']>('Beat')(z.strictObject({ now: instant })),
} satisfies { [Name in keyof LiveEvents]: z.ZodMiniType<LiveEvents[Name]> }

const staffFields = { username: z.string(), name: z.string(), role, mustChangePassword: z.boolean() }
const staffMember = wire<StaffMember>('StaffMember')(z.strictObject(staffFields))
export const meReply = wire<MeReply>('MeReply')(
  z.strictObject({
    ...staffFields,
    timeZone: z.string(),
    mailsAreFiled: z.boolean(),
    demoPayments: z.boolean(),
  }),
)
export const sessionReply = wire<SessionReply>('SessionReply')(
  z.strictObject({ staff: z.nullable(staffMember) }),
)

export const aliveReply = wire<{ alive: true }>('AliveReply')(z.strictObject({ alive: z.literal(true) }))
export const readyReply = wire<{ ready: true }>('ReadyReply')(z.strictObject({ ready: z.literal(true) }))
export const emptyReply = wire<Record<string, never>>('EmptyReply')(z.strictObject({}))
export const documentReply = z.looseObject({ openapi: z.literal('3.1.1') })

const codes = Object.keys(problems) as ProblemCode[]
export const problemReply = wire<ProblemReply>(
  'Problem',
  'Why a request was refused (RFC 9457).',
)(
  z.strictObject({
    status: z.int().check(z.gte(400), z.lte(599)),
    code: z.enum(codes),
    title: z.string(),
    fields: z.exactOptional(z.record(z.string(), z.string())),
    quote: z.exactOptional(quote),
    items: z.exactOptional(z.array(z.string())),
    until: z.exactOptional(z.nullable(instant)),
    challenge: z.exactOptional(z.string()),
  }),
)
