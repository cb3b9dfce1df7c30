// The wire contract of the office: the path, body and reply of each call the owner's screens make. Types only.
import type { officeMenuItem, officeMenuReply } from '../menu/office-menu-schema.ts'
import type {
  auditQuery,
  auditReply,
  officeOrder,
  orderRow,
  ordersReply,
  priceHistoryReply,
} from './office-order-schema.ts'
import type { ordersQuery } from '../orders/order-book-schema.ts'
import type {
  salesBurrito,
  salesChoice,
  salesCode,
  salesDay,
  salesFigures,
  salesHour,
  salesQuery,
  salesReply,
  salesWay,
} from '../books/sales-schema.ts'
import type {
  cardTryBody,
  cardTryReply,
  mailSetUpReply,
  mailTryBody,
  mailTryReply,
  paymentsSetUpReply,
  todayReply,
} from './today-schema.ts'
import type { newStaff, ownPassword, staffAccountRow, staffChange, staffReply } from './staff-schema.ts'
import type { Wire } from '../basics/values.ts'
import type { promiseRecordReply, waitAnswersReply } from '../kitchen/wait-times-schema.ts'
import type { OrderId } from '../orders/order.ts'
import type { WaitTimes } from '../restaurant/wait-times.ts'

export const officePaths = {
  /** GET → OfficeMenuReply */
  menu: '/api/office/menu',
  /** POST MenuItemBody → OfficeMenuReply */
  menuItem: (id: string) => `/api/office/menu/${id}`,
  /** POST NewItemBody → MenuAddedReply */
  addItem: '/api/office/menu-items/add',
  /** POST RetiredBody → OfficeMenuReply: off the menu, or back on it */
  retireItem: (id: string) => `/api/office/menu/${id}/retired`,
  /** POST NewSectionBody → MenuAddedReply */
  addSection: '/api/office/sections/add',
  /** POST SectionBody → OfficeMenuReply */
  section: (id: string) => `/api/office/sections/${id}/change`,
  /** POST {} → OfficeMenuReply: an empty one alone */
  removeSection: (id: string) => `/api/office/sections/${id}/remove`,
  /** POST NewIngredientBody → MenuAddedReply */
  addIngredient: '/api/office/ingredients/add',
  /** POST IngredientBody → OfficeMenuReply */
  ingredient: (id: string) => `/api/office/ingredients/${id}/change`,
  /** POST {} → OfficeMenuReply: one that nothing has inside */
  removeIngredient: (id: string) => `/api/office/ingredients/${id}/remove`,
  /** POST NewGroupBody → MenuAddedReply */
  addGroup: '/api/office/option-groups/add',
  /** POST GroupBody → OfficeMenuReply */
  group: (id: string) => `/api/office/option-groups/${id}/change`,
  /** POST {} → OfficeMenuReply: it leaves the items, too */
  removeGroup: (id: string) => `/api/office/option-groups/${id}/remove`,
  /** POST GroupOrderBody → OfficeMenuReply */
  groupOrder: '/api/office/option-group-order',
  /** POST MenuOrderBody → OfficeMenuReply */
  menuOrder: '/api/office/menu-order',
  /** POST the picture's bytes → PictureReply */
  pictures: '/api/office/pictures',
  /** POST PictureCutBody → PictureReply: the same picture with another centre, or turned */
  pictureCut: (id: string) => `/api/office/pictures/${id}/cut`,
  /** GET → PriceHistoryReply */
  prices: (id: string) => `/api/office/menu/${id}/prices`,
  /** POST WaitTriedBody → WaitAnswersReply: what customers would be told now, before it is saved */
  tryWaitTimes: '/api/office/wait-times/try',
  /** GET, query: period → PromiseRecordReply */
  promises: '/api/office/promises',
  /** GET, query: OrdersQuery → OrdersReply */
  orders: '/api/office/orders',
  /** GET → OfficeOrder */
  order: (id: OrderId | ':id') => `/api/office/orders/${id}`,
  /** POST {} → OfficeOrder: a mail that was refused, or waits to be tried again, is due now */
  mailAgain: (id: OrderId | ':id') => `/api/office/orders/${id}/mail-again`,
  /** GET, query: SalesQuery → SalesReply */
  sales: '/api/office/sales',
  /** GET, query: SalesQuery → text/csv */
  salesCsv: '/api/office/sales.csv',
  /** GET, query: SalesQuery → text/csv */
  salesChoicesCsv: '/api/office/sales-choices.csv',
  /** GET → StaffReply */
  staff: '/api/office/staff',
  /** POST NewStaffBody → StaffReply */
  addStaff: '/api/office/staff/add',
  /** POST StaffChangeBody → StaffReply */
  changeStaff: (username: string) => `/api/office/staff/${username}/change`,
  /** POST { password } → StaffReply: they choose another one at the next login */
  resetPassword: (username: string) => `/api/office/staff/${username}/password`,
  /** POST OwnPasswordBody → {}: for everybody on the staff; ends all their other sessions */
  ownPassword: '/api/me/password',
  /** GET, query: topic (without one: all but the kitchen's), before (an entry's id) → AuditReply */
  audit: '/api/office/log',
  /** GET → TodayReply */
  today: '/api/office/today',
  /** GET → MailSetUpReply */
  mail: '/api/office/mail',
  /** POST MailTryBody → MailTryReply: sends a mail to an address of the owner's own */
  tryMail: '/api/office/mail/try',
  /** GET → PaymentsSetUpReply */
  payments: '/api/office/payments',
  /** POST CardTryBody → CardTryReply: holds a dollar, and lets it go */
  tryCard: '/api/office/payments/try',
} as const

export type OfficeMenuItem = Wire<typeof officeMenuItem>
export type OfficeMenuReply = Wire<typeof officeMenuReply>

/** What decides when the next order is ready. */
export type WaitTriedBody = Pick<WaitTimes, 'speed' | 'shortestWait'>
export type WaitAnswersReply = Wire<typeof waitAnswersReply>
export type WaitAnswer = WaitAnswersReply['answers'][number]
export type PromiseRecordReply = Wire<typeof promiseRecordReply>

export type PriceHistoryReply = Wire<typeof priceHistoryReply>

/** A period that ends today, so that the screen goes on to the next day with the restaurant. */
export const ordersPeriods = ['today', '7-days'] as const
export type OrdersPeriod = (typeof ordersPeriods)[number]

export type OrdersQuery = Wire<typeof ordersQuery>

export const ordersPerPage = 50
export const mostCounted = 1_000

export type OrdersReply = Wire<typeof ordersReply>
export type OrderRow = Wire<typeof orderRow>
export type OfficeOrder = Wire<typeof officeOrder>

export const salesPeriods = ['today', 'yesterday', '7-days', '30-days'] as const
export type SalesPeriod = (typeof salesPeriods)[number]
/** Of the record of kept promises: each ends today. */
export const recordPeriods = ['today', '7-days', '30-days'] as const satisfies readonly SalesPeriod[]
export type RecordPeriod = (typeof recordPeriods)[number]

export type SalesQuery = Wire<typeof salesQuery>

export type SalesFigures = Wire<typeof salesFigures>
export type SalesReply = Wire<typeof salesReply>
export type SalesDay = Wire<typeof salesDay>
export type SalesHour = Wire<typeof salesHour>
export type SalesWay = Wire<typeof salesWay>
export type SalesBurrito = Wire<typeof salesBurrito>
export type SalesChoice = Wire<typeof salesChoice>
export type SalesCode = Wire<typeof salesCode>
export type StaffAccountRow = Wire<typeof staffAccountRow>
export type StaffReply = Wire<typeof staffReply>

export type NewStaffBody = Wire<typeof newStaff>
export type StaffChangeBody = Wire<typeof staffChange>
export type OwnPasswordBody = Wire<typeof ownPassword>

export type AuditQuery = Wire<typeof auditQuery>

export const auditPerPage = 50

export type AuditReply = Wire<typeof auditReply>

export type TodayReply = Wire<typeof todayReply>

export type MailSetUpReply = Wire<typeof mailSetUpReply>
export type MailTryBody = Wire<typeof mailTryBody>
export type MailTryReply = Wire<typeof mailTryReply>

export type PaymentsSetUpReply = Wire<typeof paymentsSetUpReply>
export type CardTryBody = Wire<typeof cardTryBody>
export type CardTryReply = Wire<typeof cardTryReply>
