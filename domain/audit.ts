// The audit log: who changed menu, prices, sold out, pause, orders or staff. Entries are only added, never changed.
import type { CancelReason } from './cancellation.ts'
import type { ItemId } from './menu.ts'
import type { Cents } from './money.ts'
import type { OrderId, OrderStatus } from './order.ts'
import type { Role } from './staff.ts'

/** One change. A deed names no customer: an order is known by its number and id. */
export type Deed =
  | { readonly what: 'price'; readonly item: ItemId; readonly from: Cents; readonly to: Cents }
  | { readonly what: 'menu'; readonly item: ItemId; readonly changed: readonly MenuFact[] }
  | { readonly what: 'menu-order'; readonly items: readonly ItemId[] }
  | { readonly what: 'sold-out'; readonly item: ItemId; readonly soldOut: 'today' | 'later' | 'no' }
  | { readonly what: 'pause'; readonly minutes: number | null }
  | { readonly what: 'resume' }
  | OrderDeed
  | { readonly what: 'staff-added'; readonly username: string; readonly role: Role }
  | { readonly what: 'staff-role'; readonly username: string; readonly from: Role; readonly to: Role }
  | { readonly what: StaffDeedWord; readonly username: string }

type StaffDeedWord = 'staff-off' | 'staff-on' | 'password-reset' | 'password-changed'

export type MenuFact = 'name' | 'shortName' | 'description' | 'allergens' | 'marks'

export interface OrderDeed {
  readonly what: 'move' | 'undo' | 'cancel' | 'mail-again'
  readonly order: OrderId
  readonly number: number
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly reason?: CancelReason
}

export const auditTopics = ['menu', 'price', 'shop', 'order', 'staff'] as const
export type AuditTopic = (typeof auditTopics)[number]

const topics = {
  price: 'price',
  menu: 'menu',
  'menu-order': 'menu',
  'sold-out': 'shop',
  pause: 'shop',
  resume: 'shop',
  move: 'order',
  undo: 'order',
  cancel: 'order',
  'mail-again': 'order',
  'staff-added': 'staff',
  'staff-role': 'staff',
  'staff-off': 'staff',
  'staff-on': 'staff',
  'password-reset': 'staff',
  'password-changed': 'staff',
} as const satisfies Record<Deed['what'], AuditTopic>

export function topicOf(deed: Deed): AuditTopic {
  return topics[deed.what]
}

/** The item, order or account that the deed was done to: the log is searched by this subject. */
export function subjectOf(deed: Deed): string {
  if ('item' in deed) return deed.item
  if ('order' in deed) return deed.order
  if ('username' in deed) return deed.username
  return deed.what === 'menu-order' ? 'menu' : 'shop'
}

/** The name in the log for a first start or a command, which no account did. A real username has no spaces. */
export const atTheServer = 'Somebody at the server'

export interface AuditEntry {
  readonly id: number
  readonly at: string
  /** The name is the username once the account is gone. */
  readonly by: { readonly username: string; readonly name: string }
  readonly deed: Deed
}
