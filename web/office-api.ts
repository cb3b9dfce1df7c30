// The calls of the owner's office to our server; those about the menu are in office-menu-api.ts.
import {
  cancelManyPaths,
  type CancelManyBody,
  type CancelManyReply,
  type OpenOrdersReply,
} from '#domain/orders/order-book.ts'
import { officePaths as paths } from '#domain/people/people-api.ts'
import type {
  AuditQuery,
  AuditReply,
  CardTryReply,
  MailSetUpReply,
  MailTryBody,
  MailTryReply,
  NewStaffBody,
  OfficeOrder,
  OrdersQuery,
  OrdersReply,
  OwnPasswordBody,
  PaymentsSetUpReply,
  PromiseRecordReply,
  RecordPeriod,
  SalesQuery,
  SalesReply,
  StaffChangeBody,
  StaffReply,
  TodayReply,
  WaitAnswersReply,
  WaitTriedBody,
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

export function tryWaitTimes(tried: WaitTriedBody): Promise<WaitAnswersReply> {
  return post(paths.tryWaitTimes, tried)
}

export function fetchPromises(period: RecordPeriod): Promise<PromiseRecordReply> {
  return call(withQuery(paths.promises, { period }))
}

export function fetchOrders(query: OrdersQuery): Promise<OrdersReply> {
  return call(withQuery(paths.orders, query))
}

export function fetchOfficeOrder(id: OrderId): Promise<OfficeOrder> {
  return call(paths.order(id))
}

export function fetchOpenOrders(query: Omit<OrdersQuery, 'page'>): Promise<OpenOrdersReply> {
  return call(withQuery(cancelManyPaths.open, query))
}

export function cancelMany(body: CancelManyBody): Promise<CancelManyReply> {
  return post(cancelManyPaths.cancel, body)
}

export function mailAgain(id: OrderId): Promise<OfficeOrder> {
  return post(paths.mailAgain(id), {})
}

export function fetchSales(query: SalesQuery): Promise<SalesReply> {
  return call(withQuery(paths.sales, query))
}

export function salesCsvUrl(query: SalesQuery): string {
  return withQuery(paths.salesCsv, query)
}

export function choicesCsvUrl(query: SalesQuery): string {
  return withQuery(paths.salesChoicesCsv, query)
}

export function fetchStaff(): Promise<StaffReply> {
  return call(paths.staff)
}

export function addStaff(body: NewStaffBody): Promise<StaffReply> {
  return post(paths.addStaff, body)
}

export function changeStaff(username: string, body: StaffChangeBody): Promise<StaffReply> {
  return post(paths.changeStaff(username), body)
}

export function resetPassword(username: string, password: string): Promise<StaffReply> {
  return post(paths.resetPassword(username), { password })
}

export function changeOwnPassword(body: OwnPasswordBody): Promise<object> {
  return post(paths.ownPassword, body)
}

export function fetchAudit(query: AuditQuery): Promise<AuditReply> {
  return call(withQuery(paths.audit, query))
}

export function fetchToday(): Promise<TodayReply> {
  return call(paths.today)
}

export function fetchMailSetUp(): Promise<MailSetUpReply> {
  return call(paths.mail)
}

export function tryMail(body: MailTryBody): Promise<MailTryReply> {
  return post(paths.tryMail, body, tryTimeout)
}

export function fetchPaymentsSetUp(): Promise<PaymentsSetUpReply> {
  return call(paths.payments)
}

export function tryCard(paymentToken: string): Promise<CardTryReply> {
  return post(paths.tryCard, { paymentToken }, tryTimeout)
}

function withQuery(path: string, query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${path}?${search}` : path
}
