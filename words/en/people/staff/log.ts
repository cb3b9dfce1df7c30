// The words of the Log screen: each deed as a sentence that follows the name of whoever did it.
import type { AuditTopic, Deed, Subject } from '#domain/people/audit.ts'
import type { Change } from '#domain/basics/diff.ts'
import type { LocalText } from '#domain/basics/local-text.ts'
import { formatCount } from '../../basics/counts.ts'
import { dayName } from '../../basics/dates.ts'
import { listOf, rowOf } from '../../basics/lists.ts'
import { fields, type Field } from './log-fields.ts'

export const logWords = {
  title: 'Change log',
  about:
    'Every change to the menu, prices, the shop, orders and staff. What the kitchen taps is under Kitchen. Entries can’t be removed.',
  topics: 'Topics',
  /** All but what the kitchen taps. */
  changes: 'Changes',
  topic: {
    menu: 'Menu',
    price: 'Prices',
    shop: 'Shop',
    order: 'Orders',
    staff: 'Staff',
    kitchen: 'Kitchen',
  } satisfies Record<AuditTopic, string>,
  /** The first account, which nobody could be logged in to add. */
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
  } satisfies Record<Deed['what'], string>,
  older: 'Older',
  added: (count: number) => `${count} more.`,
  olderFailed: 'We couldn’t get more. Try again.',
  end: 'That’s all there is.',
  empty: 'Nobody has changed anything here yet.',
}

const settings: Readonly<Record<string, string>> = {
  restaurant: 'the restaurant',
  hours: 'the opening hours',
  ways: 'pickup and delivery',
  waitTimes: 'the wait times',
  paying: 'how customers pay',
  checklist: 'the first-week list',
}

const subjects = {
  item: ({ name }) => name,
  section: ({ name }) => `the section ${name}`,
  ingredient: ({ name }) => `the ingredient ${name}`,
  group: ({ name }) => `the group ${name}`,
  choice: ({ name }) => name,
  menu: () => 'the menu',
  order: ({ name }) => `order ${name}`,
  staff: ({ name }) => name,
  shop: () => 'the shop',
  setting: ({ id }) => settings[id] ?? id,
  code: ({ name }) => `the code ${name}`,
  day: ({ id }) => `the books of ${dayName(id)}`,
} satisfies Record<Subject['kind'], (subject: Subject) => string>

export function subjectWords(subject: Subject): string {
  return subjects[subject.kind](subject)
}

/** "price $9.50 → $10.00" of each field; those that were changed alike are told together. */
export function changesWords({ what, subject, changes }: Deed, time: Time): string[] {
  const told: Told = {
    what,
    time,
    fields: fields[subject.kind === 'setting' ? subject.id : subject.kind] ?? {},
  }
  const said = changes
    .filter(({ field, from, to }) => what === 'changed' || !isNothing(field, to ?? from, told))
    .map((change) => ({ label: labelOf(change, told), words: changeWords(change, told) }))
  return [...Map.groupBy(said, ({ words }) => words)].map(([words, alike]) =>
    `${listOf(alike.map(({ label }) => label))} ${words}`.trim(),
  )
}

/** Tells an instant by the restaurant's clock. */
type Time = (instant: string) => string

interface Told {
  readonly what: Deed['what']
  readonly time: Time
  readonly fields: Readonly<Record<string, Field>>
}

/** A field without a label is called as it is kept. */
function fieldOf(name: string, told: Told): Field {
  return told.fields[name] ?? { label: name }
}

/** fee; zone Downtown, fee; zone Downtown */
function labelOf({ field, of }: Change, told: Told): string {
  const { label } = fieldOf(field, told)
  if (of === undefined) return label
  const { label: kind, each = String } = fieldOf(field.split('.', 1).join(), told)
  const thing = `${kind} ${each(of)}`
  return isThing({ field, of }) || label === '' ? thing : `${thing}, ${label}`
}

/** Whether it is the thing itself that was added or removed, and not a field of it. */
function isThing({ field, of }: Pick<Change, 'field' | 'of'>): boolean {
  return of !== undefined && !field.includes('.')
}

function changeWords(change: Change, told: Told): string {
  const { field, from, to } = change
  const { say, each = String, none, isUnsaid } = fieldOf(field, told)
  if (from === null && to === null) return ''
  const step = from === null ? 'added' : to === null ? 'removed' : 'replaced'
  if (isThing(change)) {
    const parts = partsOf(field, (to ?? from) as object, told)
    return told.what === 'changed' ? `${step} ${parts}`.trim() : parts
  }
  if (isUnsaid) return step
  if (told.what === 'removed') return valueWords(field, from, told)
  if (told.what === 'added' || (from === null && none === undefined)) return valueWords(field, to, told)
  if (!say && isList(from) && isList(to))
    return listWords(
      from.map((one) => each(one)),
      to.map((one) => each(one)),
    )
  return `${valueWords(field, from, told)} → ${valueWords(field, to, told)}`
}

/** (ZIP codes 94110 and 94117, fee $2.00): what there is to say of a thing beside its name. */
function partsOf(field: string, thing: object, told: Told): string {
  // Days with hours of their own are called by the first of them, which may be the last, too.
  const calledBy = (key: string, part: unknown) =>
    ['id', 'name', 'from'].includes(key) || ('from' in thing && thing.from === part)
  const parts = Object.entries(thing)
    .filter(([key, part]) => !calledBy(key, part) && !isNothing(`${field}.${key}`, part, told))
    .map(([key, part]) => {
      const name = `${field}.${key}`
      return `${fieldOf(name, told).label} ${valueWords(name, part, told)}`.trim()
    })
  return parts.length > 0 ? `(${rowOf(parts)})` : ''
}

/** No hours are something: the restaurant is closed. */
function isNothing(name: string, value: unknown, told: Told): boolean {
  const isEmpty = isList(value) && value.length === 0 && !fieldOf(name, told).say
  return value === null || value === false || isEmpty
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value)
}

function valueWords(name: string, value: unknown, told: Told): string {
  const { say, each = String, none = 'none' } = fieldOf(name, told)
  if (value === null) return none
  if (say) return say(value as never, told.time)
  if (isList(value)) return value.length > 0 ? someOf(value.map((one) => each(one))) : 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return formatCount(value)
  return typeof value === 'string' ? value : quoted(value as LocalText)
}

/** Of a long list, only what is different; where nothing is, the order is. */
function listWords(from: readonly string[], to: readonly string[]): string {
  const added = to.filter((one) => !from.includes(one))
  const gone = from.filter((one) => !to.includes(one))
  if (added.length + gone.length === 0) return `${listOf(from)} → ${listOf(to)}`
  return rowOf([
    ...(added.length > 0 ? [`added ${someOf(added)}`] : []),
    ...(gone.length > 0 ? [`took out ${someOf(gone)}`] : []),
  ])
}

const mostNamed = 6

/** Hundreds of ZIP codes would bury the other entries. */
function someOf(names: readonly string[]): string {
  const rest = names.length - mostNamed
  if (rest <= 1) return listOf(names)
  return listOf([...names.slice(0, mostNamed), `${formatCount(rest)} more`])
}

function quoted({ en, es }: LocalText): string {
  return es === undefined ? `“${en}”` : `“${en}” (“${es}”)`
}
