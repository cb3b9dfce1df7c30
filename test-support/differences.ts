// Finds what reads differently after the upgrade: every value that was there before must be there, and be the same.

/** Named by what was read; a value is as JSON has it. */
export type Facts = ReadonlyMap<string, unknown>

export interface Difference {
  /** Which fact, such as an order. */
  readonly of: string
  /** Where in it, and what became of it. */
  readonly words: string
}

export function findDifferences(before: Facts, after: Facts): Difference[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((of) =>
    [...differences('', before.get(of), after.get(of))].map((words) => ({ of, words })),
  )
}

/** "2 facts read differently, such as order 7, tax: 105 became 106". */
export function sayDifferences(found: readonly Difference[]): string {
  const facts = new Set(found.map(({ of }) => of)).size
  const some = found.slice(0, 4).map(({ of, words }) => `${of}, ${words}`)
  return `${facts} read differently${some.length > 0 ? `: ${some.join('; ')}` : ''}`
}

/** Fields that only the newer has are news, no difference. */
function* differences(at: string, before: unknown, after: unknown): Generator<string> {
  if (isObject(before) && isObject(after) && Array.isArray(before) === Array.isArray(after)) {
    const isList = Array.isArray(before)
    const names = new Set([...Object.keys(before), ...(isList ? Object.keys(after) : [])])
    for (const name of names) yield* differences(at ? `${at}.${name}` : name, before[name], after[name])
  } else if (before !== after) yield `${at || 'it'}: ${say(before)} became ${say(after)}`
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function say(value: unknown): string {
  if (value === undefined) return 'nothing'
  const words = JSON.stringify(value)
  return words.length > 160 ? `${words.slice(0, 160)} …` : words
}
