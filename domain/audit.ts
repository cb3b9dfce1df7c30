// The log of who changed what: every change to menu, price, sold out, pause, orders and staff. Only ever added to.
import type { auditEntry, deed, menuFact, orderDeed } from './contract/office-replies.ts'
import type { Wire } from './contract/values.ts'

export type Deed = Wire<typeof deed>
export type OrderDeed = Wire<typeof orderDeed>
export type MenuFact = Wire<typeof menuFact>

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

export function topicOf({ what }: Deed): AuditTopic {
  return topics[what]
}

/** What the deed was done to, for finding all of it again. */
export function subjectOf(deed: Deed): string {
  if ('item' in deed) return deed.item
  if ('order' in deed) return deed.order
  if ('username' in deed) return deed.username
  return deed.what === 'menu-order' ? 'menu' : 'shop'
}

/** Who did what no account did: a first start, a command. A real username has no spaces. */
export const atTheServer = 'Somebody at the server'

export type AuditEntry = Wire<typeof auditEntry>
