// The audit log: who changed menu, prices, sold out, pause, the restaurant, its hours, waits or ways, orders or staff.
// Entries are only added, never changed.
import type { groupChange, menuChange } from './contract/menu-deeds.ts'
import type { auditEntry, deed, delayDeed, doer, orderDeed } from './contract/office-replies.ts'
import type { Wire } from './contract/values.ts'

export type Deed = Wire<typeof deed>
export type OrderDeed = Wire<typeof orderDeed>
export type DelayDeed = Wire<typeof delayDeed>
export type MenuChange = Wire<typeof menuChange>
export type GroupChange = Wire<typeof groupChange>

export const auditTopics = ['menu', 'price', 'shop', 'order', 'staff', 'kitchen'] as const
export type AuditTopic = (typeof auditTopics)[number]

const topics = {
  price: 'price',
  menu: 'menu',
  'menu-order': 'menu',
  'item-added': 'menu',
  'item-retired': 'menu',
  'item-back': 'menu',
  section: 'menu',
  'section-order': 'menu',
  ingredient: 'menu',
  group: 'menu',
  'group-order': 'menu',
  'sold-out': 'shop',
  'choice-sold-out': 'shop',
  left: 'shop',
  pause: 'shop',
  resume: 'shop',
  busy: 'shop',
  restaurant: 'shop',
  hours: 'shop',
  checklist: 'shop',
  ways: 'shop',
  'wait-times': 'shop',
  // What the board's buttons do, hundreds a day, apart from what somebody decided.
  move: 'kitchen',
  undo: 'kitchen',
  cancel: 'order',
  'mail-again': 'order',
  delay: 'order',
  paid: 'order',
  refund: 'order',
  paying: 'shop',
  code: 'shop',
  'day-closed': 'shop',
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

/** A setting's log entries are found by its name. */
const ofSettings: ReadonlySet<Deed['what']> = new Set(['restaurant', 'hours', 'ways', 'wait-times', 'paying'])

/** The item, order or account that the deed was done to: the log is searched by this subject. */
export function subjectOf(deed: Deed): string {
  if ('item' in deed) return deed.item
  if ('choice' in deed) return deed.choice
  if ('order' in deed) return deed.order
  if ('username' in deed) return deed.username
  if (topicOf(deed) === 'menu') return 'menu'
  if (ofSettings.has(deed.what)) return deed.what
  return 'shop'
}

/** Who did something that no account did: a customer with an own order; a first start or a command at the server. */
export const doersWithoutAccount = ['customer', 'server'] as const

export type Doer = Wire<typeof doer>

export type AuditEntry = Wire<typeof auditEntry>
