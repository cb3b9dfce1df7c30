// The audit log: who changed menu, prices, sold out, pause, settings, orders or staff. Entries are only added, never changed.
import type { Change } from '../basics/diff.ts'
import type { LocalText } from '../basics/local-text.ts'

export const auditTopics = ['menu', 'price', 'shop', 'order', 'staff', 'kitchen'] as const
export type AuditTopic = (typeof auditTopics)[number]

/** What is done: to an order, from moved on. */
export const auditVerbs = [
  'changed',
  'added',
  'removed',
  'moved',
  'undone',
  'canceled',
  'mailed',
  'paid',
  'refunded',
] as const

/** What it is done to. */
export const auditTargetKinds = [
  'item',
  'section',
  'ingredient',
  'group',
  'choice',
  'menu',
  'order',
  'staff',
  'shop',
  'setting',
  'code',
  'day',
] as const

export interface AuditTarget {
  readonly kind: (typeof auditTargetKinds)[number]
  readonly id: string
  /** As it was then: it may have another name, or be gone, when somebody reads the log. */
  readonly name: string
}

/** It names no customer: an order is known by its number and id. */
export interface AuditAction {
  readonly what: (typeof auditVerbs)[number]
  readonly target: AuditTarget
  readonly changes: readonly Change[]
}

const topics = {
  item: 'menu',
  section: 'menu',
  ingredient: 'menu',
  group: 'menu',
  choice: 'shop',
  menu: 'menu',
  order: 'order',
  staff: 'staff',
  shop: 'shop',
  setting: 'shop',
  code: 'shop',
  day: 'shop',
} satisfies Record<AuditTarget['kind'], AuditTopic>

/** What is changed of an item by itself, and is looked for apart from the menu. */
const topicsOfFields: Readonly<Record<string, AuditTopic>> = {
  price: 'price',
  soldOut: 'shop',
  remaining: 'shop',
}

export function auditTopicOf({ what, target, changes }: AuditAction): AuditTopic {
  // What the board's buttons do, hundreds a day, apart from what somebody decided.
  if (what === 'moved' || what === 'undone') return 'kitchen'
  const [first] = changes
  const ofField = what === 'changed' && target.kind === 'item' && first && topicsOfFields[first.field]
  return ofField || topics[target.kind]
}

/** Undefined where the deed left the field alone. */
export function findChange({ changes }: AuditAction, field: string): Change | undefined {
  return changes.find((change) => change.field === field)
}

export function added(target: AuditTarget, changes: readonly Change[]): AuditAction {
  return { what: 'added', target, changes }
}

export function changed(target: AuditTarget, changes: readonly Change[]): AuditAction {
  return { what: 'changed', target, changes }
}

export function removed(target: AuditTarget, changes: readonly Change[]): AuditAction {
  return { what: 'removed', target, changes }
}

/** Neither password is told. */
export const passwordChange: Change = { field: 'password', from: null, to: null }

/** The customer is not named: an order is known by its number. */
export function orderTarget({ id, number }: { readonly id: string; readonly number: number }): AuditTarget {
  return { kind: 'order', id, name: String(number) }
}

export function staffTarget({ username, name }: Record<'username' | 'name', string>): AuditTarget {
  return { kind: 'staff', id: username, name }
}

/** One of the menu's things, as the log knows it. */
export function menuTarget(
  kind: 'item' | 'section' | 'ingredient' | 'group' | 'choice',
  { id, name }: { readonly id: string; readonly name: LocalText },
): AuditTarget {
  return { kind, id, name: name.en }
}

/** The order of items, sections or groups. */
export const wholeMenu: AuditTarget = { kind: 'menu', id: 'menu', name: 'menu' }

/** The price is told by itself: its history is read by it. */
export function itemActions(target: AuditTarget, changes: readonly Change[]): AuditAction[] {
  const price = changes.filter(({ field }) => field === 'price')
  const others = changes.filter(({ field }) => field !== 'price')
  return [others, price].filter((some) => some.length > 0).map((some) => changed(target, some))
}

/** Who did something that no account did: a customer with an own order; a first start or a command at the server. */
export const actorsWithoutAccount = ['customer', 'server'] as const

/** The name is the username once the account is gone. */
export type Actor = Readonly<Record<'username' | 'name', string>> | (typeof actorsWithoutAccount)[number]

export interface AuditEntry {
  readonly id: number
  readonly at: string
  readonly by: Actor
  readonly action: AuditAction
}

export const auditPerPage = 50
