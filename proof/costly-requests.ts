// Requests made to cost as much as they can: long and hostile values in every place that a route reads.
import fc from 'fast-check'
import { rosasOrder } from '../test-support/rosas-order.ts'
import { valueFor } from './fuzz-values.ts'
import type { Schema, TableRoute } from './route-table.ts'
import type { Wanted } from './wire.ts'

export interface Costly {
  /** "POST /api/orders paymentToken: marks" */
  readonly name: string
  readonly wanted: Wanted
}

/** Together with the rest of it still a body that is read. */
const longestValue = 14_500
/** Node takes 16 kB of head, and each byte may need three. */
const longestInHead = 11_000

/** Each made to fit into so many bytes, as it is written. */
const hostile: Readonly<Record<string, (bytes: number) => string>> = {
  // Normalising sorts these, in a time that grows with the square of their number.
  marks: (bytes) => `a${'\u0344'.repeat(bytes / 4 - 1)}${'\u0323'.repeat(bytes / 4 - 1)}`,
  // Each becomes eighteen letters under NFKC.
  expanding: (bytes) => '\ufdfa'.repeat(bytes / 3),
  digits: (bytes) => '1'.repeat(bytes),
  'grouped digits': (bytes) => '1-'.repeat(bytes / 2),
  'digits and letters': (bytes) => '111111111111a'.repeat(bytes / 13),
  blanks: (bytes) => `${' '.repeat(bytes - 1)}x`,
  'at signs': (bytes) => 'a@'.repeat(bytes / 2),
  'dots and dashes': (bytes) => `a@${'a-.'.repeat((bytes - 2) / 3)}`,
  commas: (bytes) => ','.repeat(bytes),
  pictures: (bytes) => '👩‍👩‍👧'.repeat(bytes / 18),
  id: (bytes) => `${'A'.repeat(22)},`.repeat(bytes / 23),
}

export interface Known {
  readonly url: string
  readonly cookie: string
  readonly order: string
  readonly seed: number
}

export function costlyRequests(routes: readonly TableRoute[], known: Known): Costly[] {
  return routes.flatMap((route) => [
    ...inBody(route, known),
    ...inQuery(route, known),
    ...inHeaders(route, known),
  ])
}

function inBody(route: TableRoute, known: Known): Costly[] {
  if (!route.body) return []
  const { schema, type } = route.body
  const [sample] = fc.sample(valueFor(schema), { seed: known.seed, numRuns: 1 })
  const good = route.path === '/api/orders' ? rosasOrder : sample
  const asForm = type.includes('form')
  const asPairs = (body: unknown) =>
    Object.entries(body as object).map(([name, value]) => [name, String(value)])
  const write = (body: unknown) =>
    asForm ? new URLSearchParams(asPairs(body)).toString() : JSON.stringify(body)
  const one = (what: string, body: unknown): Costly => ({
    name: `${route.name} ${what}`,
    wanted: wantedFrom(route, known, { body: write(body) }),
  })
  const bytes = asForm ? longestValue / 3 : longestValue
  return [
    ...placesIn(schema).flatMap((place) => [
      ...Object.entries(hostile).map(([how, make]) =>
        one(`${place.join('.')}: ${how}`, withAt(good, place, make(bytes))),
      ),
      one(`${place.join('.')}: a long list`, withAt(good, place, manyThings())),
    ]),
    one('unknown fields', Object.fromEntries(manyThings().map((_, nth) => [`x${nth}`, 1]))),
    one('a long list', manyThings()),
    {
      name: `${route.name} a deep one`,
      wanted: wantedFrom(route, known, { body: '['.repeat(7_000) + ']'.repeat(7_000) }),
    },
  ]
}

/** Small ones, and as many as fit. */
function manyThings(): unknown[] {
  return Array.from({ length: 1_700 }, () => ({ a: 0 }))
}

/** The path of every field, those of a nested form included. */
function placesIn(schema: Schema, before: readonly string[] = []): string[][] {
  const nested = (schema['anyOf'] as Schema[] | undefined)?.find((one) => one.properties) ?? schema
  return Object.entries(nested.properties ?? {}).flatMap(([name, of]) => {
    const place = [...before, name]
    return [place, ...placesIn(of, place)]
  })
}

function withAt(body: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const whole = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  return { ...whole, [name]: rest.length > 0 ? withAt(whole[name], rest, value) : value }
}

function inQuery(route: TableRoute, known: Known): Costly[] {
  const places = [...route.query.map(({ name }) => name), 'unknown']
  return places.flatMap((name) =>
    Object.entries(hostile).map(([how, make]) => ({
      name: `${route.name} ?${name}: ${how}`,
      wanted: wantedFrom(route, known, { query: `?${name}=${fitted(make)}` }),
    })),
  )
}

/** As long as it can be once it is escaped. */
function fitted(make: (bytes: number) => string): string {
  const whole = encodeURIComponent(make(longestInHead).toWellFormed())
  return whole.slice(0, longestInHead).replace(/%.?$/, '')
}

function inHeaders(route: TableRoute, known: Known): Costly[] {
  const headers: Record<string, string> = {
    cookie: 'a=1;'.repeat(longestInHead / 4),
    'accept-encoding': 'br;q=0,'.repeat(longestInHead / 7),
    'if-none-match': 'W/"x",'.repeat(longestInHead / 6),
    'x-forwarded-for': '::1,'.repeat(longestInHead / 4),
    'idempotency-key': 'A'.repeat(longestInHead),
    accept: 'text/html,'.repeat(longestInHead / 10),
    'content-type': `application/json${';'.repeat(longestInHead)}`,
  }
  return Object.entries(headers).map(([name, value]) => ({
    name: `${route.name} ${name}`,
    wanted: wantedFrom(route, known, { headers: { [name]: value } }),
  }))
}

function wantedFrom(
  route: TableRoute,
  { url, cookie, order }: Known,
  { body, query = '', headers }: { body?: string; query?: string; headers?: Record<string, string> },
): Wanted {
  const good: Record<string, string> = { id: order, item: 'bean', username: 'pilar' }
  return {
    method: route.method,
    path: route.path.replace(/\{(\w+)\}/g, (_all, name: string) => good[name] ?? 'x') + query,
    headers: {
      origin: url,
      // Whoever really logs out would be nobody from then on.
      cookie: route.path === '/logout' ? 'session=x' : cookie,
      ...(route.body && { 'content-type': route.body.type }),
      ...(route.needsKey && { 'idempotency-key': 'k'.repeat(32) }),
      ...headers,
    },
    ...(route.body && { body: body ?? '{}' }),
  }
}
