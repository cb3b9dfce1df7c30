// Lists the differences between two values, field by field, as the audit log records a change.

export interface Change {
  /** The field's path: counter.pickup for a field within another field. */
  readonly field: string
  /** The name of the list element (a zone, a choice) that has the field, or that was added or removed. */
  readonly of?: string
  /** Null if the field had no value before. */
  readonly from: unknown
  /** Null if the field has no value after. */
  readonly to: unknown
}

type Fields = Readonly<Record<string, unknown>>

/** `before` is null for a value that was added, and `after` for a value that was removed. */
export function diff(before: object | null, after: object | null): Change[] {
  return betweenFields('', (before ?? {}) as Fields, (after ?? {}) as Fields)
}

function betweenFields(within: string, from: Fields, to: Fields): Change[] {
  const fields = [...new Set([...Object.keys(from), ...Object.keys(to)])]
  return fields.flatMap((field) => between(within + field, from[field] ?? null, to[field] ?? null))
}

function between(field: string, from: unknown, to: unknown): Change[] {
  if (textOf(from) === textOf(to)) return []
  const [before, after] = [thingsIn(from), thingsIn(to)]
  if (before && after && before.length + after.length > 0) return betweenThings(field, before, after)
  if (hasFields(from ?? to) && hasFields(to ?? from))
    return betweenFields(`${field}.`, (from ?? {}) as Fields, (to ?? {}) as Fields)
  return [{ field, from, to }]
}

/** The keys are sorted, because PostgreSQL stores the keys of a JSON value in an order of its own. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}

/** An element of a list. Elements with the same key are the same thing, wherever they stand in the list. */
interface Thing {
  readonly key: string
  readonly name: string
  readonly value: Fields
}

function betweenThings(field: string, before: readonly Thing[], after: readonly Thing[]): Change[] {
  const kept = before.filter(({ key }) => after.some((other) => other.key === key))
  const keptNow = after.flatMap(({ key }) => kept.find((one) => one.key === key) ?? [])
  const names = (things: readonly Thing[]) => things.map(({ name }) => name)
  return [
    ...before.flatMap(({ key, name, value }) => {
      const now = after.find((other) => other.key === key)
      if (!now) return [{ field, of: name, from: value, to: null }]
      return betweenFields(`${field}.`, value, now.value).map((change) => ({ ...change, of: name }))
    }),
    ...after
      .filter(({ key }) => !before.some((other) => other.key === key))
      .map(({ name, value }) => ({ field, of: name, from: null, to: value })),
    // Compared by their old names, so that a renamed element does not count as a new order.
    ...between(`${field}.order`, names(kept), names(keptNow)),
  ]
}

/** Undefined if the value is not a list of things that have a key. */
function thingsIn(value: unknown): Thing[] | undefined {
  if (value === null) return []
  if (!Array.isArray(value)) return undefined
  const things = value.flatMap((one) => thingOf(one) ?? [])
  return things.length === value.length ? things : undefined
}

/** The key is the id, or else the name. Special days have neither, so their key is their first day. */
function thingOf(value: unknown): Thing | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, name, periods, from } = value as Fields
  const label = isText(name) ? name.en : name
  const key = id ?? label ?? (periods && from)
  if (typeof key !== 'string') return undefined
  return { key, name: typeof label === 'string' ? label : key, value: value as Fields }
}

/** A localized text, a period, and an object with a `kind` are each logged as one value, not field by field. */
function hasFields(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return !('en' in value || 'from' in value || 'kind' in value)
}

function isText(value: unknown): value is { readonly en: string } {
  return typeof value === 'object' && value !== null && 'en' in value
}
