// Values for the fuzzed requests: some that fit a schema, and some that fit none.
import fc from 'fast-check'
import type { Schema } from './route-table.ts'

/** Text that has broken parsers, databases and pages before. */
const oddTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202egnp.exe',
  'ﬃ',
  '🌯'.repeat(40),
  "'; drop table orders; --",
  '" or 1=1',
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '${7*7}',
  '%00',
  '%s%n',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e309',
  '9007199254740993',
  '<script>alert(1)</script>',
  '\r\nset-cookie: a=b',
  'x'.repeat(5_000),
]
const oddNumbers = [0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 5e-324, 2 ** 63]

export const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
)

export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom(...oddNumbers),
  fc.constantFrom<unknown>(null, true, [], {}, [[]], { length: 1 }, [null]),
  fc.jsonValue({ maxDepth: 2 }),
)

/** A value that fits the schema of the OpenAPI document. */
export function valueFor(schema: Schema): fc.Arbitrary<unknown> {
  const { enum: choices, const: only, anyOf, type, properties, items } = schema
  if (only !== undefined) return fc.constant(only)
  if (Array.isArray(choices)) return fc.constantFrom(...(choices as unknown[]))
  if (Array.isArray(anyOf)) return fc.oneof(...(anyOf as Schema[]).map(valueFor))
  if (type === 'object')
    return objectFor(properties ?? {}, (schema['required'] as string[] | undefined) ?? [])
  if (type === 'array') return fc.array(valueFor((items as Schema | undefined) ?? {}), { maxLength: 4 })
  if (type === 'string') return textFor(schema)
  if (type === 'integer' || type === 'number') return numberFor(schema)
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  return oddValue
}

function objectFor(properties: Readonly<Record<string, Schema>>, required: string[]): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, valueFor(of)]))
  return fc.record(fields, { requiredKeys: required, noNullPrototype: true })
}

function textFor({ pattern, maxLength }: Schema): fc.Arbitrary<string> {
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern))
  const longest = typeof maxLength === 'number' ? Math.min(maxLength, 60) : 60
  return fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: longest })
}

function numberFor({ minimum, maximum }: Schema): fc.Arbitrary<number> {
  const min = typeof minimum === 'number' ? minimum : -100
  const max = typeof maximum === 'number' ? maximum : 10_000
  return fc.maxSafeInteger().map((whole) => min + (Math.abs(whole) % (max - min + 1)))
}

/** A valid body with one mistake. */
export function damaged(body: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const how = fc.constantFrom('changed', 'added', 'taken', 'wrapped')
  return fc.tuple(body, how, fc.nat(), oddValue, oddText).map(([good, done, place, value, name]) => {
    if (typeof good !== 'object' || good === null || done === 'wrapped') return [good]
    const entries = Object.entries(good)
    const at = entries.length > 0 ? place % entries.length : 0
    if (done === 'added') return Object.fromEntries([...entries, [name, value]])
    if (done === 'taken') return Object.fromEntries(entries.toSpliced(at, 1))
    return Object.fromEntries(entries.map((entry, nth) => (nth === at ? [entry[0], value] : entry)))
  })
}
