// What is different between two values, field by field: what the log keeps of a change.

export interface Change {
  /** Of a field within another one, with a dot: counter.pickup. */
  readonly field: string
  /** The name of the zone, the choice or the like whose field it is, or that was added or removed. */
  readonly of?: string
  /** Null where there was nothing before. */
  readonly from: unknown
  /** Null where there is nothing after. */
  readonly to: unknown
}

type Fields = Readonly<Record<string, unknown>>

/** Null: it was not there before, or is not there after. */
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

/** PostgreSQL keeps the parts of a value in an order of its own. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}

/** A thing of a list, which is the same thing wherever in the list it stands. */
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
    // By the names that they had, so that a new name is no new order.
    ...between(`${field}.order`, names(kept), names(keptNow)),
  ]
}

/** Undefined where the value is no list of such things. */
function thingsIn(value: unknown): Thing[] | undefined {
  if (value === null) return []
  if (!Array.isArray(value)) return undefined
  const things = value.flatMap((one) => thingOf(one) ?? [])
  return things.length === value.length ? things : undefined
}

/** It is known by its id, or by its name; days with hours of their own by the first of them. */
function thingOf(value: unknown): Thing | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, name, periods, from } = value as Fields
  const said = isText(name) ? name.en : name
  const key = id ?? said ?? (periods && from)
  if (typeof key !== 'string') return undefined
  return { key, name: typeof said === 'string' ? said : key, value: value as Fields }
}

/** A text, a period, and what has kinds of its own are each one value. */
function hasFields(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return !('en' in value || 'from' in value || 'kind' in value)
}

function isText(value: unknown): value is { readonly en: string } {
  return typeof value === 'object' && value !== null && 'en' in value
}
