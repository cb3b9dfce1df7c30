// Requests built from the route table: good ones, slightly wrong ones, and bytes that are no request at all.
import fc from 'fast-check'
import { rosasOrder } from '../test-support/rosas-order.ts'
import { noRequests, corruptions } from './fuzz-bytes.ts'
import { damaged, oddText, oddValue, valueFor } from './fuzz-values.ts'
import type { TableRoute } from './route-table.ts'
import { bytesOf, type Wanted } from './wire.ts'

export const people = ['nobody', 'kitchen', 'owner', 'stranger'] as const
export type Person = (typeof people)[number]

export interface FuzzedRequest {
  readonly route: string
  readonly who: Person
  readonly wanted: Wanted
  /** With these bytes, they are sent instead of the request, on a connection of their own. */
  readonly raw?: Buffer
}

export interface Known {
  readonly url: string
  readonly order: string
  readonly cookies: Readonly<Record<Person, string>>
}

/** Each of these costs an argon2 hash: a few are enough. */
const slow = /\/login|password|staff\/add/

export function fuzzedRequests(routes: readonly TableRoute[], known: Known): fc.Arbitrary<FuzzedRequest> {
  const whole = fc.oneof(...routes.map((route) => fuzzed(route, known)))
  const { host } = new URL(known.url)
  const broken = fc
    .tuple(whole, fc.oneof(corruptions, fc.constantFrom(...noRequests)))
    .map(([request, spoil]) => ({ ...request, raw: spoil(bytesOf(request.wanted, host)) }))
  return fc.oneof({ weight: 9, arbitrary: whole }, { weight: 1, arbitrary: broken })
}

function fuzzed(route: TableRoute, known: Known): fc.Arbitrary<FuzzedRequest> {
  return fc
    .record({
      who: fc.constantFrom(...people),
      method: mostly(
        9,
        fc.constant(route.method),
        fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'QUERY'),
      ),
      path: pathOf(route, known),
      query: queryOf(route),
      body: bodyOf(route),
      type: mostly(
        8,
        fc.constant(route.body?.type),
        fc.constantFrom(
          'text/plain',
          'application/json; charset=utf-16',
          'multipart/form-data; boundary=x',
          'application/x-www-form-urlencoded',
          ',',
          '',
        ),
      ),
      origin: mostly(
        8,
        fc.constant<string | undefined>(known.url),
        fc.constantFrom('https://evil.example', 'null', undefined),
      ),
      key: mostly(8, fc.stringMatching(/^[A-Za-z0-9_-]{22,64}$/), oddText),
      more: mostly(8, fc.constant({}), oddHeaders),
    })
    .map(({ who, method, path, query, body, type, origin, key, more }) => {
      // A real logout would end the session for all later requests.
      const cookie = route.path === '/logout' ? 'session=x' : known.cookies[who]
      const headers = {
        ...(cookie && { cookie }),
        ...(origin !== undefined && { origin }),
        ...(type !== undefined && body.length > 0 && { 'content-type': type }),
        ...(route.needsKey && { 'idempotency-key': key }),
        ...more,
      }
      const sent = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, inOneLine(value)]),
      )
      return { route: route.name, who, wanted: { method, path: path + query, headers: sent, body } }
    })
}

function mostly<Value>(
  weight: number,
  usual: fc.Arbitrary<Value>,
  odd: fc.Arbitrary<Value>,
): fc.Arbitrary<Value> {
  return fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd })
}

/** A header value without line breaks and other bytes that undici refuses: those are left to the raw requests. */
function inOneLine(value: string): string {
  return value.replace(/[^\x20-\x7e\x80-\xff]/g, '?')
}

function pathOf(route: TableRoute, { order }: Known): fc.Arbitrary<string> {
  const good: Record<string, string> = { id: order, item: 'bean', username: 'pilar' }
  const odd = fc.oneof(
    oddText.map((text) => encodeURIComponent(text.toWellFormed())),
    fc.constantFrom(
      '%',
      '%zz',
      '%c0%ae%c0%ae',
      '..',
      '.',
      '%2e%2e',
      '%00',
      '%ff',
      'x'.repeat(200),
      '*',
      ';',
      ':id',
      '{id}',
    ),
  )
  const places = route.params.map(({ name }) => mostly(3, fc.constant(good[name] ?? 'x'), odd))
  const filled = fc.tuple(...places).map((values) => {
    let nth = 0
    return route.path.replace(/\{\w+\}/g, () => values[nth++] ?? '')
  })
  const bent = filled.chain((path) =>
    fc.constantFrom(
      `${path}/`,
      `/${path}`,
      path.toUpperCase(),
      `${path}%20`,
      `${path}/..`,
      `${path}#x`,
      `${path};a=b`,
    ),
  )
  return mostly(12, filled, bent)
}

function queryOf({ query }: TableRoute): fc.Arbitrary<string> {
  const fields = Object.fromEntries(query.map(({ name, schema }) => [name, valueFor(schema)]))
  const good = fc.record(fields, { requiredKeys: [] }).map((values) => {
    const pairs = Object.entries(values).map(
      ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
    )
    return pairs.length > 0 ? `?${pairs.join('&')}` : ''
  })
  const name = fc.constantFrom(
    'x',
    '__proto__',
    'from',
    'find',
    'page',
    'order',
    ...query.map((one) => one.name),
  )
  const odd = fc
    .array(fc.tuple(name, oddText), { minLength: 1, maxLength: 3 })
    .map(
      (pairs) =>
        `?${pairs.map(([key, text]) => `${key}=${encodeURIComponent(text.toWellFormed())}`).join('&')}`,
    )
  const raw = fc.constantFrom(
    '?',
    '??',
    '?&&&',
    '?=',
    '?a[]=1&a[0]=2',
    '?%',
    `?${'x='.repeat(2_000)}`,
    '?from=2026-02-30&to=x',
  )
  return fc.oneof(
    { weight: 6, arbitrary: good },
    { weight: 2, arbitrary: odd },
    { weight: 1, arbitrary: raw },
  )
}

function bodyOf(route: TableRoute): fc.Arbitrary<string | Buffer> {
  if (!route.body) return mostly(12, fc.constant<string | Buffer>(''), oddText)
  const { type, schema } = route.body
  const plain = valueFor(schema)
  const good = route.path === '/api/orders' ? fc.oneof(fc.constant<unknown>(rosasOrder), plain) : plain
  const text = (value: unknown) => (type.includes('form') ? asForm(value) : (JSON.stringify(value) ?? ''))
  const deep = fc.integer({ min: 100, max: 7_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth))
  const cut = good.map((value) => text(value).slice(0, -3))
  return fc.oneof<fc.MaybeWeightedArbitrary<string | Buffer>[]>(
    { weight: slow.test(route.path) ? 1 : 40, arbitrary: good.map(text) },
    { weight: 30, arbitrary: damaged(good).map(text) },
    { weight: 8, arbitrary: oddValue.map(text) },
    { weight: 4, arbitrary: deep },
    { weight: 4, arbitrary: cut },
    {
      weight: 4,
      arbitrary: fc.integer({ min: 15_000, max: 40_000 }).map((size) => `{"x":"${'y'.repeat(size)}"}`),
    },
    { weight: 4, arbitrary: fc.uint8Array({ maxLength: 80 }).map((bytes) => Buffer.from(bytes)) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        '',
        '\ufeff{}',
        '{"a":1}{"b":2}',
        '{"__proto__":{"x":1}}',
        '{"a":1,"a":2}',
        '1e999',
        '"',
        '\u0000',
      ),
    },
  )
}

function asForm(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(([name, part]) => [
    name,
    typeof part === 'string' ? part : (JSON.stringify(part) ?? ''),
  ])
  return new URLSearchParams(entries).toString()
}

const oddHeaders = fc.constantFrom<Record<string, string>>(
  { accept: '*/*;q=x', 'accept-encoding': 'br;q=0, gzip;q=x, *' },
  { cookie: 'session=%zz; session=; =; ;;; __proto__=1' },
  { cookie: `session=${'x'.repeat(4_000)}` },
  { 'x-forwarded-for': '1.2.3.4, "', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' },
  { 'if-none-match': '*', range: 'bytes=-1', 'if-modified-since': 'yesterday' },
  { expect: '100-continue' },
  { expect: 'burritos' },
  { authorization: 'Bearer ' },
  { authorization: `Basic ${'A'.repeat(2_000)}` },
  { host: 'evil.example:99999' },
  { host: '' },
  { connection: 'close, upgrade', upgrade: 'websocket' },
  { 'content-encoding': 'gzip' },
  { 'x-http-method-override': 'DELETE', 'sec-fetch-site': 'cross-site' },
  { accept: 'text/html' },
  { te: 'trailers', trailer: 'x' },
)
