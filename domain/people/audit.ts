// The audit log: who changed menu, prices, sold out, pause, settings, orders or staff. Entries are only added, never changed.
import type { Change } from '../basics/diff.ts'
import type { LocalText } from '../basics/local-text.ts'

export const auditTopics = ['menu', 'price', 'shop', 'order', 'staff', 'kitchen'] as const
export type AuditTopic = (typeof auditTopics)[number]

/** What is done: to an order, from moved on. */
export const deedsDone = [
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
export const subjectKinds = [
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

export interface Subject {
  readonly kind: (typeof subjectKinds)[number]
  readonly id: string
  /** As it was then: it may have another name, or be gone, when somebody reads the log. */
  readonly name: string
}

/** It names no customer: an order is known by its number and id. */
export interface Deed {
  readonly what: (typeof deedsDone)[number]
  readonly subject: Subject
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
} satisfies Record<Subject['kind'], AuditTopic>

/** What is changed of an item by itself, and is looked for apart from the menu. */
const topicsOfFields: Readonly<Record<string, AuditTopic>> = { price: 'price', soldOut: 'shop', left: 'shop' }

export function topicOf({ what, subject, changes }: Deed): AuditTopic {
  // What the board's buttons do, hundreds a day, apart from what somebody decided.
  if (what === 'moved' || what === 'undone') return 'kitchen'
  const [first] = changes
  const ofField = what === 'changed' && subject.kind === 'item' && first && topicsOfFields[first.field]
  return ofField || topics[subject.kind]
}

/** Undefined where the deed left the field alone. */
export function changeOf({ changes }: Deed, field: string): Change | undefined {
  return changes.find((change) => change.field === field)
}

export function added(subject: Subject, changes: readonly Change[]): Deed {
  return { what: 'added', subject, changes }
}

export function changed(subject: Subject, changes: readonly Change[]): Deed {
  return { what: 'changed', subject, changes }
}

export function removed(subject: Subject, changes: readonly Change[]): Deed {
  return { what: 'removed', subject, changes }
}

/** Neither password is told. */
export const passwordChange: Change = { field: 'password', from: null, to: null }

/** The customer is not named: an order is known by its number. */
export function orderSubject({ id, number }: { readonly id: string; readonly number: number }): Subject {
  return { kind: 'order', id, name: String(number) }
}

export function staffSubject({ username, name }: Record<'username' | 'name', string>): Subject {
  return { kind: 'staff', id: username, name }
}

/** One of the menu's things, as the log knows it. */
export function menuSubject(
  kind: 'item' | 'section' | 'ingredient' | 'group' | 'choice',
  { id, name }: { readonly id: string; readonly name: LocalText },
): Subject {
  return { kind, id, name: name.en }
}

/** The order of items, sections or groups. */
export const wholeMenu: Subject = { kind: 'menu', id: 'menu', name: 'menu' }

/** The price is told by itself: its history is read by it. */
export function itemDeeds(subject: Subject, changes: readonly Change[]): Deed[] {
  const price = changes.filter(({ field }) => field === 'price')
  const others = changes.filter(({ field }) => field !== 'price')
  return [others, price].filter((some) => some.length > 0).map((some) => changed(subject, some))
}

/** Who did something that no account did: a customer with an own order; a first start or a command at the server. */
export const doersWithoutAccount = ['customer', 'server'] as const

/** The name is the username once the account is gone. */
export type Doer = Readonly<Record<'username' | 'name', string>> | (typeof doersWithoutAccount)[number]

export interface AuditEntry {
  readonly id: number
  readonly at: string
  readonly by: Doer
  readonly deed: Deed
}

export const auditPerPage = 50
