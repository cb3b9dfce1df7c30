// The words of the Log screen: each audit entry is a sentence that follows the actor's name.
import type { AuditTopic, AuditAction, AuditTarget } from '#domain/people/audit.ts'
import type { Change } from '#domain/basics/diff.ts'
import type { LocalText } from '#domain/basics/local-text.ts'
import { formatCount } from '../../basics/counts.ts'
import { dayName } from '../../basics/dates.ts'
import { listNames, joinNames } from '../../basics/lists.ts'
import { fields, type Field } from './log-fields.ts'

export const logMessages = {
  title: 'Change log',
  about:
    'Every change to the menu, prices, the shop, orders and staff. What the kitchen taps is under Kitchen. Entries can’t be removed.',
  topics: 'Topics',
  /** Everything except what the kitchen taps. */
  changes: 'Changes',
  topic: {
    menu: 'Menu',
    price: 'Prices',
    shop: 'Shop',
    order: 'Orders',
    staff: 'Staff',
    kitchen: 'Kitchen',
  } satisfies Record<AuditTopic, string>,
  /** Nobody could be logged in to add the first account. */
  atInstall: (name: string) => `Set up at install: ${name}’s account`,
  done: {
    changed: 'changed',
    added: 'added',
    removed: 'removed',
    moved: 'moved',
    undone: 'took back',
    canceled: 'canceled',
    mailed: 're-sent the email for',
    paid: 'took the payment for',
    refunded: 'refunded part of',
    settled: 'settled the failed payment of',
    downloaded: 'downloaded',
  } satisfies Record<AuditAction['what'], string>,
  older: 'Older',
  added: (count: number) => `${count} more.`,
  olderFailed: 'We couldn’t get more. Try again.',
  end: 'That’s all there is.',
  empty: 'Nobody has changed anything here yet.',
}

const settings: Readonly<Record<string, string>> = {
  restaurant: 'the restaurant',
  hours: 'the opening hours',
  fulfillmentSettings: 'pickup and delivery',
  waitTimes: 'the wait times',
  paymentMethods: 'how customers pay',
  checklist: 'the first-week list',
  ownerEmails: 'the emails to the owner',
  mailServer: 'the mail server',
  cardKeys: 'the card keys',
}

const targets = {
  item: ({ name }) => name,
  section: ({ name }) => `the section ${name}`,
  ingredient: ({ name }) => `the ingredient ${name}`,
  group: ({ name }) => `the group ${name}`,
  choice: ({ name }) => name,
  menu: () => 'the menu',
  order: ({ name }) => `order ${name}`,
  staff: ({ name }) => name,
  wall: ({ name }) => `the wall link “${name}”`,
  shop: () => 'the shop',
  setting: ({ id }) => settings[id] ?? id,
  code: ({ name }) => `the code ${name}`,
  day: ({ id }) => `the books of ${dayName(id)}`,
  backup: ({ id }) => `the backup of ${dayName(id)}`,
} satisfies Record<AuditTarget['kind'], (target: AuditTarget) => string>

export function formatTarget(target: AuditTarget): string {
  return targets[target.kind](target)
}

/** "price $9.50 → $10.00" for each field; fields with the same change share one sentence. */
export function formatAuditChanges({ what, target, changes }: AuditAction, time: Time): string[] {
  const context: Context = {
    what,
    time,
    fields: fields[target.kind === 'setting' ? target.id : target.kind] ?? {},
  }
  const formatted = changes
    .filter(({ field, from, to }) => what === 'changed' || !isNothing(field, to ?? from, context))
    .map((change) => ({ label: labelOf(change, context), words: formatAuditChange(change, context) }))
  return [...Map.groupBy(formatted, ({ words }) => words)].map(([words, alike]) =>
    `${listNames(alike.map(({ label }) => label))} ${words}`.trim(),
  )
}

/** Formats an instant by the restaurant's clock. */
type Time = (instant: string) => string

interface Context {
  readonly what: AuditAction['what']
  readonly time: Time
  readonly fields: Readonly<Record<string, Field>>
}

/** A field without a label is shown by its stored name. */
function fieldOf(name: string, context: Context): Field {
  return context.fields[name] ?? { label: name }
}

/** fee; zone Downtown, fee; zone Downtown */
function labelOf({ field, of }: Change, context: Context): string {
  const { label } = fieldOf(field, context)
  if (of === undefined) return label
  const { label: kind, formatEach = String } = fieldOf(field.split('.', 1).join(), context)
  const thing = `${kind} ${formatEach(of)}`
  return isThing({ field, of }) || label === '' ? thing : `${thing}, ${label}`
}

/** Whether the thing itself was added or removed, rather than one of its fields changed. */
function isThing({ field, of }: Pick<Change, 'field' | 'of'>): boolean {
  return of !== undefined && !field.includes('.')
}

function formatAuditChange(change: Change, context: Context): string {
  const { field, from, to } = change
  const { format, formatEach = String, none, isValueHidden } = fieldOf(field, context)
  if (from === null && to === null) return ''
  const step = from === null ? 'added' : to === null ? 'removed' : 'replaced'
  if (isThing(change)) {
    const parts = partsOf(field, (to ?? from) as object, context)
    return context.what === 'changed' ? `${step} ${parts}`.trim() : parts
  }
  if (isValueHidden) return step
  if (context.what === 'removed') return formatValue(field, from, context)
  if (context.what === 'added' || (from === null && none === undefined))
    return formatValue(field, to, context)
  if (!format && isList(from) && isList(to))
    return formatListChange(
      from.map((one) => formatEach(one)),
      to.map((one) => formatEach(one)),
    )
  return `${formatValue(field, from, context)} → ${formatValue(field, to, context)}`
}

/** (ZIP codes 94110 and 94117, fee $2.00): the fields of a thing besides its name. */
function partsOf(field: string, thing: object, context: Context): string {
  // Special days are named by their first day, which may be their last day, too.
  const isPartOfName = (key: string, part: unknown) =>
    ['id', 'name', 'from'].includes(key) || ('from' in thing && thing.from === part)
  const parts = Object.entries(thing)
    .filter(([key, part]) => !isPartOfName(key, part) && !isNothing(`${field}.${key}`, part, context))
    .map(([key, part]) => {
      const name = `${field}.${key}`
      return `${fieldOf(name, context).label} ${formatValue(name, part, context)}`.trim()
    })
  return parts.length > 0 ? `(${joinNames(parts)})` : ''
}

/** An empty list of hours is a value of its own: the restaurant is closed. */
function isNothing(name: string, value: unknown, context: Context): boolean {
  const isEmpty = isList(value) && value.length === 0 && !fieldOf(name, context).format
  return value === null || value === false || isEmpty
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value)
}

function formatValue(name: string, value: unknown, context: Context): string {
  const { format, formatEach = String, none = 'none' } = fieldOf(name, context)
  if (value === null) return none
  if (format) return format(value as never, context.time)
  if (isList(value)) return value.length > 0 ? someOf(value.map((one) => formatEach(one))) : 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return formatCount(value)
  return typeof value === 'string' ? value : quoted(value as LocalText)
}

/** Shows only what was added and removed; if nothing was, the sequence changed, and both lists are shown. */
function formatListChange(from: readonly string[], to: readonly string[]): string {
  const added = to.filter((one) => !from.includes(one))
  const gone = from.filter((one) => !to.includes(one))
  if (added.length + gone.length === 0) return `${listNames(from)} → ${listNames(to)}`
  return joinNames([
    ...(added.length > 0 ? [`added ${someOf(added)}`] : []),
    ...(gone.length > 0 ? [`took out ${someOf(gone)}`] : []),
  ])
}

const maxNames = 6

/** Names only the first few, because hundreds of ZIP codes would bury the other entries. */
function someOf(names: readonly string[]): string {
  const rest = names.length - maxNames
  if (rest <= 1) return listNames(names)
  return listNames([...names.slice(0, maxNames), `${formatCount(rest)} more`])
}

function quoted({ en, es }: LocalText): string {
  return es === undefined ? `“${en}”` : `“${en}” (“${es}”)`
}
