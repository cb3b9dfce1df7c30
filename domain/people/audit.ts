// The audit log: who changed menu, prices, sold out, pause, settings, orders or staff. Entries are only added, never changed.
import type { Change } from '../basics/diff.ts'
import type { LocalText } from '../basics/local-text.ts'

export const auditTopics = ['menu', 'price', 'shop', 'order', 'staff', 'kitchen'] as const
export type AuditTopic = (typeof auditTopics)[number]

/** What happened to the target. The verbs from "moved" to "settled" are for orders only. */
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
  'settled',
  'downloaded',
] as const

/** The kinds of things that an audit entry can be about. */
export const auditTargetKinds = [
  'item',
  'section',
  'ingredient',
  'group',
  'choice',
  'menu',
  'order',
  'staff',
  'wall',
  'shop',
  'setting',
  'code',
  'day',
  'backup',
] as const

export interface AuditTarget {
  readonly kind: (typeof auditTargetKinds)[number]
  readonly id: string
  /** The name at that time. When somebody reads the log, the target may have another name or be gone. */
  readonly name: string
}

/** The log never names a customer: an order is identified by its number and id. */
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
  wall: 'staff',
  shop: 'shop',
  setting: 'shop',
  code: 'shop',
  day: 'shop',
  backup: 'shop',
} satisfies Record<AuditTarget['kind'], AuditTopic>

/** Fields of an item that are logged on their own, with a topic other than "menu". */
const topicsOfFields: Readonly<Record<string, AuditTopic>> = {
  price: 'price',
  soldOut: 'shop',
  remaining: 'shop',
}

export function auditTopicOf({ what, target, changes }: AuditAction): AuditTopic {
  // The board's buttons make hundreds of entries a day, which would hide the owners' decisions in another topic.
  if (what === 'moved' || what === 'undone') return 'kitchen'
  const [first] = changes
  const ofField = what === 'changed' && target.kind === 'item' && first && topicsOfFields[first.field]
  return ofField || topics[target.kind]
}

/** Undefined if the action did not change the field. */
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

export function downloaded(target: AuditTarget): AuditAction {
  return { what: 'downloaded', target, changes: [] }
}

/** The log records that the password was changed, and neither the old nor the new one. */
export const passwordChange: Change = { field: 'password', from: null, to: null }

/** An order is identified by its number, so that the log never names the customer. */
export function orderTarget({ id, number }: { readonly id: string; readonly number: number }): AuditTarget {
  return { kind: 'order', id, name: String(number) }
}

export function staffTarget({ username, name }: Record<'username' | 'name', string>): AuditTarget {
  return { kind: 'staff', id: username, name }
}

/** The link to a wall, by the name that the owner gave it. */
export function wallTarget({ id, name }: { readonly id: number; readonly name: string }): AuditTarget {
  return { kind: 'wall', id: String(id), name }
}

export function backupTarget(day: string): AuditTarget {
  return { kind: 'backup', id: day, name: day }
}

export function menuTarget(
  kind: 'item' | 'section' | 'ingredient' | 'group' | 'choice',
  { id, name }: { readonly id: string; readonly name: LocalText },
): AuditTarget {
  return { kind, id, name: name.en }
}

/** The target of a change to the order of items, sections or groups. */
export const wholeMenu: AuditTarget = { kind: 'menu', id: 'menu', name: 'menu' }

/** A price change is an entry of its own, because an item's price history is read from these entries. */
export function itemActions(target: AuditTarget, changes: readonly Change[]): AuditAction[] {
  const price = changes.filter(({ field }) => field === 'price')
  const others = changes.filter(({ field }) => field !== 'price')
  return [others, price].filter((some) => some.length > 0).map((some) => changed(target, some))
}

/** Actors without an account: a customer, who may change their own order; the server, at its first start or by a command. */
export const actorsWithoutAccount = ['customer', 'server'] as const

/** After the account is deleted, the name is the username. */
export type Actor = Readonly<Record<'username' | 'name', string>> | (typeof actorsWithoutAccount)[number]

export interface AuditEntry {
  readonly id: number
  readonly at: string
  readonly by: Actor
  readonly action: AuditAction
}

export const auditPerPage = 50
