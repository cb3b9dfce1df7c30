// The replies of the office.
import * as z from 'zod/mini'
import type { AuditEntry, Deed } from '#domain/audit.ts'
import type { CancelManyReply, OpenOrdersReply } from '#domain/cancel-many.ts'
import { cancelReasons } from '#domain/cancellation.ts'
import { mailKinds, mailStates, type Mail } from '#domain/mail.ts'
import type {
  AuditReply,
  OfficeMenuItem,
  OfficeMenuReply,
  OfficeOrder,
  OrderRow,
  OrdersReply,
  PriceHistoryReply,
  SalesBurrito,
  SalesDay,
  SalesFigures,
  SalesHour,
  SalesReply,
  StaffAccountRow,
  StaffReply,
} from '#domain/office-api.ts'
import { paymentFaults, paymentStates } from '#domain/payment.ts'
import {
  address,
  cancellation,
  cents,
  count,
  instant,
  itemId,
  menuItemFields,
  orderId,
  paidWith,
  orderStatus,
  placedOrderFields,
  role,
} from './replies.ts'
import { wire } from './wire.ts'

const officeMenuItem = wire<OfficeMenuItem>('OfficeMenuItem')(
  z.strictObject({ ...menuItemFields, version: count, soldToday: count }),
)
export const officeMenuReply = wire<OfficeMenuReply>('OfficeMenuReply')(
  z.strictObject({ items: z.array(officeMenuItem) }),
)
export const priceHistoryReply = wire<PriceHistoryReply>('PriceHistoryReply')(
  z.strictObject({
    changes: z.array(z.strictObject({ at: instant, by: z.string(), from: cents, to: cents })),
  }),
)

const username = z.string()
const deed = wire<Deed>(
  'Deed',
  'What happened.',
)(
  z.discriminatedUnion('what', [
    z.strictObject({ what: z.literal('price'), item: itemId, from: cents, to: cents }),
    z.strictObject({
      what: z.literal('menu'),
      item: itemId,
      changed: z.array(z.enum(['name', 'shortName', 'description', 'allergens', 'marks'])),
    }),
    z.strictObject({ what: z.literal('menu-order'), items: z.array(itemId) }),
    z.strictObject({
      what: z.literal('sold-out'),
      item: itemId,
      soldOut: z.enum(['today', 'later', 'no']),
    }),
    z.strictObject({ what: z.literal('pause'), minutes: z.nullable(count) }),
    z.strictObject({ what: z.literal('resume') }),
    z.strictObject({
      what: z.enum(['move', 'undo', 'cancel', 'mail-again']),
      order: orderId,
      number: count,
      from: orderStatus,
      to: orderStatus,
      reason: z.exactOptional(z.enum(cancelReasons)),
    }),
    z.strictObject({ what: z.literal('staff-added'), username, role }),
    z.strictObject({ what: z.literal('staff-role'), username, from: role, to: role }),
    z.strictObject({
      what: z.enum(['staff-off', 'staff-on', 'password-reset', 'password-changed']),
      username,
    }),
  ]),
)
const auditEntry = wire<AuditEntry>('AuditEntry')(
  z.strictObject({
    id: count,
    at: instant,
    by: z.strictObject({ username, name: z.string() }),
    deed,
  }),
)
export const auditReply = wire<AuditReply>('AuditReply')(
  z.strictObject({ entries: z.array(auditEntry), more: z.boolean() }),
)

const day = wire<string>('Day', 'A business day of the restaurant: it starts at 04:00.')(z.iso.date())
const orderRow = wire<OrderRow>('OrderRow')(
  z.strictObject({
    id: orderId,
    forgottenAt: z.nullable(instant),
    number: count,
    timestamp: instant,
    name: z.string(),
    lines: z.array(z.strictObject({ name: z.string(), quantity: count })),
    total: cents,
    status: orderStatus,
    paymentFailed: z.boolean(),
  }),
)
export const openOrdersReply = wire<OpenOrdersReply>('OpenOrdersReply')(
  z.strictObject({ orders: z.array(orderRow), more: z.boolean() }),
)
export const cancelManyReply = wire<CancelManyReply>('CancelManyReply')(
  z.strictObject({ cancelled: count, refused: z.array(orderId) }),
)
export const ordersReply = wire<OrdersReply>('OrdersReply')(
  z.strictObject({ orders: z.array(orderRow), count, more: z.boolean(), page: count, today: day }),
)

const mail = wire<Mail>('Mail')(
  z.strictObject({ kind: z.enum(mailKinds), state: z.enum(mailStates), at: instant }),
)
export const officeOrder = wire<OfficeOrder>('OfficeOrder')(
  z.strictObject({
    ...placedOrderFields,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    delivery: address,
    status: orderStatus,
    payment: z.enum(paymentStates),
    paidWith,
    capturedAt: z.nullable(instant),
    returnedAt: z.nullable(instant),
    paymentFailure: z.nullable(z.strictObject({ at: instant, fault: z.enum(paymentFaults) })),
    cancellation: z.nullable(cancellation),
    mails: z.array(mail),
    forgottenAt: z.nullable(instant),
    mailTries: count,
    printedAt: z.nullable(instant),
    history: z.array(auditEntry),
    version: count,
  }),
)

const figures = {
  revenue: cents,
  beforeTax: cents,
  tax: cents,
  refunds: cents,
  refundedTax: cents,
  orders: count,
  burritos: count,
  average: z.nullable(cents),
}
const salesFigures = wire<SalesFigures>('SalesFigures')(z.strictObject(figures))
const salesDay = wire<SalesDay>('SalesDay')(z.strictObject({ day, leftOut: count, ...figures }))
const salesHour = wire<SalesHour>('SalesHour')(
  z.strictObject({
    hour: z.int().check(z.gte(0), z.lte(23)),
    revenue: cents,
    orders: count,
    burritos: count,
  }),
)
const salesBurrito = wire<SalesBurrito>('SalesBurrito')(
  z.strictObject({ item: itemId, name: z.string(), burritos: count, beforeTax: cents }),
)
export const salesReply = wire<SalesReply>('SalesReply')(
  z.strictObject({
    from: day,
    to: day,
    today: day,
    total: salesFigures,
    before: z.strictObject({ from: day, to: day, soFar: z.boolean(), total: salesFigures }),
    days: z.array(salesDay),
    leadUp: z.array(salesDay),
    hours: z.array(salesHour),
    burritos: z.array(salesBurrito),
  }),
)

const staffAccountRow = wire<StaffAccountRow>('StaffAccountRow')(
  z.strictObject({
    username,
    name: z.string(),
    role,
    on: z.boolean(),
    lastLoginAt: z.nullable(instant),
    mustChangePassword: z.boolean(),
  }),
)
export const staffReply = wire<StaffReply>('StaffReply')(z.strictObject({ people: z.array(staffAccountRow) }))
