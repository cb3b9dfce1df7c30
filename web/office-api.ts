// The calls of the owner's office to our server; those about the menu are in office-menu-api.ts.
import {
  type CancelManyBody,
  type CancelManyReply,
  type OpenOrdersReply,
  type OrdersQuery,
  type OrdersReply,
  orderPaths,
} from '#domain/orders/order-api.ts'
import {
  type CardKeysBody,
  type CardsBody,
  type CardTestReply,
  type PaymentsSetupReply,
  paymentPaths,
} from '#domain/payments/payment-api.ts'
import {
  type OnTimeRecordReply,
  type WaitPreviewsReply,
  type WaitPreviewBody,
  kitchenPaths,
} from '#domain/kitchen/kitchen-api.ts'
import type { OnTimePeriod } from '#domain/kitchen/on-time-record.ts'
import type { SalesQuery } from '#domain/books/sales-days.ts'
import { type SalesReply, booksPaths } from '#domain/books/books-api.ts'
import {
  type AuditQuery,
  type AuditReply,
  type EmailSetupReply,
  type EmailTestBody,
  type EmailTestReply,
  type MailServerBody,
  type NewStaffBody,
  type NewWallLinkBody,
  type NewWallLinkReply,
  type OfficeOrder,
  type OwnPasswordBody,
  type StaffChangeBody,
  type StaffReply,
  type TodayReply,
  type WallLinksReply,
  peoplePaths,
} from '#domain/people/people-api.ts'
import { settingPaths, type Saved, type SettingName } from '#domain/restaurant/restaurant-api.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { call, post } from './api.ts'
import { pictureTimeout } from './office-pictures-api.ts'

/** The server waits for a mail server or a card company, and tells what came of it. */
const tryTimeout = 20_000

export function fetchSetting<Name extends SettingName>(name: Name): Promise<Saved<Name>> {
  return call(settingPaths[name])
}

export function changeSetting<Name extends SettingName>(name: Name, body: Saved<Name>): Promise<Saved<Name>> {
  // Another name of the restaurant has its pictures made.
  return post(settingPaths[name], body, name === 'restaurant' ? pictureTimeout : undefined)
}

export function previewWaitTimes(tried: WaitPreviewBody): Promise<WaitPreviewsReply> {
  return post(kitchenPaths.previewWaitTimes, tried)
}

export function fetchPromises(period: OnTimePeriod): Promise<OnTimeRecordReply> {
  return call(withQuery(kitchenPaths.onTimeRecord, { period }))
}

export function fetchOrders(query: OrdersQuery): Promise<OrdersReply> {
  return call(withQuery(orderPaths.officeOrders, query))
}

export function fetchOfficeOrder(id: OrderId): Promise<OfficeOrder> {
  return call(orderPaths.officeOrder(id))
}

export function fetchOpenOrders(query: Omit<OrdersQuery, 'page'>): Promise<OpenOrdersReply> {
  return call(withQuery(orderPaths.openOrders, query))
}

export function cancelMany(body: CancelManyBody): Promise<CancelManyReply> {
  return post(orderPaths.cancelMany, body)
}

export function resendEmail(id: OrderId): Promise<OfficeOrder> {
  return post(orderPaths.resendEmail(id), {})
}

export function fetchSales(query: SalesQuery): Promise<SalesReply> {
  return call(withQuery(booksPaths.sales, query))
}

export function salesCsvUrl(query: SalesQuery): string {
  return withQuery(booksPaths.salesCsv, query)
}

export function choicesCsvUrl(query: SalesQuery): string {
  return withQuery(booksPaths.salesChoicesCsv, query)
}

export function fetchStaff(): Promise<StaffReply> {
  return call(peoplePaths.staff)
}

export function addStaff(body: NewStaffBody): Promise<StaffReply> {
  return post(peoplePaths.addStaff, body)
}

export function changeStaff(username: string, body: StaffChangeBody): Promise<StaffReply> {
  return post(peoplePaths.changeStaff(username), body)
}

export function resetPassword(username: string, password: string): Promise<StaffReply> {
  return post(peoplePaths.resetPassword(username), { password })
}

export function changeOwnPassword(body: OwnPasswordBody): Promise<object> {
  return post(peoplePaths.ownPassword, body)
}

export function fetchWallLinks(): Promise<WallLinksReply> {
  return call(peoplePaths.wallLinks)
}

export function makeWallLink(body: NewWallLinkBody): Promise<NewWallLinkReply> {
  return post(peoplePaths.wallLinks, body)
}

export function revokeWallLink(id: number): Promise<WallLinksReply> {
  return post(peoplePaths.revokeWallLink(id), {})
}

export function fetchAudit(query: AuditQuery): Promise<AuditReply> {
  return call(withQuery(peoplePaths.audit, query))
}

export function fetchToday(): Promise<TodayReply> {
  return call(peoplePaths.today)
}

export function fetchMailSetUp(): Promise<EmailSetupReply> {
  return call(peoplePaths.mail)
}

export function changeMailServer(body: MailServerBody): Promise<EmailSetupReply> {
  return post(peoplePaths.mail, body)
}

export function tryEmail(body: EmailTestBody): Promise<EmailTestReply> {
  return post(peoplePaths.tryEmail, body, tryTimeout)
}

export function fetchPaymentsSetUp(): Promise<PaymentsSetupReply> {
  return call(paymentPaths.setUp)
}

/** The server tries the keys at Stripe first. */
export function saveCardKeys(body: CardKeysBody): Promise<PaymentsSetupReply> {
  return post(paymentPaths.keys, body, tryTimeout)
}

export function turnCards(body: CardsBody): Promise<PaymentsSetupReply> {
  return post(paymentPaths.cards, body)
}

export function testCard(paymentToken: string): Promise<CardTestReply> {
  return post(paymentPaths.testCard, { paymentToken }, tryTimeout)
}

function withQuery(path: string, query: object): string {
  const filters = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(filters.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${path}?${search}` : path
}
