// The longest and worst values in every field of every route's body and query: none keeps the one thread busy for long.
import { expect, test } from 'vitest'
import { operationsOf, readDocument } from '../../test-support/api-document.ts'
import { logInAs } from '../../test-support/staff.ts'
import { newKey, openTestApp, rosasOrder } from '../../test-support/test-app.ts'

/** In milliseconds of the thread that does everything, the client of this test included. */
const mostBusy = 50
/** The best of so many: other work may fall into any one of them. */
const tries = 6
/** Together with the rest of it still a body that is read. */
const longest = 14_500
/** Node takes 16 kB of head, and each byte may need three. */
const longestInQuery = 3_600

/** Each made to fit into so many bytes. */
const hostile: Readonly<Record<string, (bytes: number) => string>> = {
  // Normalizing sorts these, in a time that grows with the square of their number.
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
}
const manyThings = Array.from({ length: 1_700 }, () => ({ a: 0 }))

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly anyOf?: readonly Schema[]
}

/** The name of every field, and of those inside it. */
function placesIn(schema: Schema, before: readonly string[] = []): string[][] {
  const nested = schema.anyOf?.find(({ properties }) => properties) ?? schema
  return Object.entries(nested.properties ?? {}).flatMap(([name, of]) => {
    const place = [...before, name]
    return [place, ...placesIn(of, place)]
  })
}

function bodyWith([name = '', ...rest]: readonly string[], value: unknown): object {
  return { [name]: rest.length > 0 ? bodyWith(rest, value) : value }
}

test('no request of any route costs more than a blink', { timeout: 300_000 }, async () => {
  const app = await openTestApp('sqlite')
  const cookie = await logInAs(app, 'owner')
  const slow: string[] = []
  let asked = 0
  const measure = async (name: string, path: string, body?: string, type = 'application/json') => {
    const [method = ''] = name.split(' ')
    const headers = {
      cookie,
      'idempotency-key': newKey(),
      ...(body !== undefined && { 'content-type': type }),
    }
    let best = Infinity
    for (let nth = 0; nth < tries && best > mostBusy / 2; nth += 1) {
      const before = process.threadCpuUsage()
      const reply = await app.send({
        method,
        url: path,
        headers,
        ...(body !== undefined && { payload: body }),
      })
      best = Math.min(best, process.threadCpuUsage(before).user / 1_000)
      asked += 1
      expect(reply.statusCode, `${name} ${body?.slice(0, 99)}`).toBeLessThan(500)
    }
    if (best > mostBusy)
      slow.push(`${name} ${path.slice(0, 99)} ${body?.slice(0, 99)}: ${best.toFixed(0)} ms`)
  }

  for (const [name, { parameters, requestBody }] of operationsOf(await readDocument(app))) {
    const path = (name.split(' ')[1] ?? '').replaceAll(/\{\w+\}/g, 'A'.repeat(22))
    const [content] = Object.entries(requestBody?.content ?? {})
    if (path === '/logout' || content?.[0].startsWith('image/')) continue
    for (const make of Object.values(hostile)) {
      const query = encodeURIComponent(make(longestInQuery))
      const named = [
        ...(parameters ?? []).filter((one) => one.in === 'query').map((one) => one.name),
        'unknown',
      ]
      if (path !== '/api/live') for (const one of named) await measure(name, `${path}?${one}=${query}`)
    }
    if (!content) continue
    const [type, { schema }] = content
    const isForm = type.includes('form')
    const good = path === '/api/orders' ? rosasOrder : {}
    const write = (body: object) =>
      isForm ? new URLSearchParams({ ...body }).toString() : JSON.stringify(body)
    for (const place of placesIn(schema)) {
      for (const make of Object.values(hostile))
        await measure(
          name,
          path,
          write({ ...good, ...bodyWith(place, make(isForm ? longest / 3 : longest)) }),
          type,
        )
      await measure(name, path, write({ ...good, ...bodyWith(place, manyThings) }), type)
    }
    await measure(name, path, '['.repeat(7_000) + ']'.repeat(7_000), type)
    await measure(name, path, write(Object.fromEntries(manyThings.map((_, nth) => [`x${nth}`, 1]))), type)
  }
  expect(slow).toEqual([])
  expect(asked).toBeGreaterThan(2_000)
})
