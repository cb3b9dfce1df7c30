import { Readable } from 'node:stream'
import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { readBody } from './read-body.ts'

const json = { 'content-type': 'application/json' }

function sent(headers: Record<string, string>, ...chunks: (string | Buffer)[]): IncomingMessage {
  const bytes = chunks.map((chunk) => Buffer.from(chunk))
  return Object.assign(Readable.from(bytes), { headers }) as unknown as IncomingMessage
}

test('nothing at all is no body', async () => {
  expect(await readBody(sent({}))).toBeUndefined()
  expect(await readBody(sent({ 'content-length': '0' }))).toBeUndefined()
})

describe('a body is read', () => {
  test.each([
    ['JSON', json, ['{"a":[1]}'], { a: [1] }],
    ['JSON in any case, with a charset', { 'content-type': 'Application/JSON; charset=x' }, ['1'], 1],
    ['a character across two chunks', json, [Buffer.from([0x22, 0xc3]), Buffer.from([0xa9, 0x22])], 'é'],
    ['bytes that are no text', json, [Buffer.from([0x22, 0xff, 0x22])], '\ufffd'],
    ['a byte order mark', json, ['\ufeff1'], 1],
    ['the longest there is', json, [`"${'x'.repeat(16_382)}"`], 'x'.repeat(16_382)],
    ['a maker without a prototype', json, ['{"constructor":{"a":1}}'], { constructor: { a: 1 } }],
    [
      'a form',
      { 'content-type': 'application/x-www-form-urlencoded' },
      ['a=1+2&b=%26'],
      { a: '1 2', b: '&' },
    ],
    ['an empty form', { 'content-type': 'application/x-www-form-urlencoded' }, [], {}],
  ])('%s', async (_what, headers, chunks, value) => {
    expect((await readBody(sent(headers, ...chunks)))?.value).toEqual(value)
  })

  test('and kept as it came', async () => {
    expect((await readBody(sent(json, ' { } ')))?.text).toBe(' { } ')
  })
})

describe('a body is refused', () => {
  test.each([
    ['empty JSON', json, [], 'malformed-request'],
    ['half a JSON', json, ['{"a"'], 'malformed-request'],
    ['a prototype', json, ['{"__proto__":{}}'], 'malformed-request'],
    ['a prototype in disguise', json, ['[{"\\u005f_proto__":{}}]'], 'malformed-request'],
    ['a prototype of the maker', json, ['{"a":{"constructor":{"prototype":{}}}}'], 'malformed-request'],
    [
      'a prototype deep down',
      json,
      [`${'['.repeat(7_000)}{"__proto__":1}${']'.repeat(7_000)}`],
      'malformed-request',
    ],
    ['too much', json, ['"', 'x'.repeat(16_383), '"'], 'request-too-large'],
    ['too much, by its own account', { ...json, 'content-length': '16385' }, [], 'request-too-large'],
    ['too many values', json, [`[${'1,'.repeat(500)}1]`], 'request-too-large'],
    [
      'too many fields',
      { 'content-type': 'application/x-www-form-urlencoded' },
      ['a&'.repeat(500)],
      'request-too-large',
    ],
    ['another kind', { 'content-type': 'text/plain' }, ['1'], 'unsupported-media-type'],
    ['nearly our kind', { 'content-type': 'application/jsonx' }, ['1'], 'unsupported-media-type'],
    ['no kind', { 'content-length': '1' }, ['1'], 'unsupported-media-type'],
    ['no kind, in chunks', { 'transfer-encoding': 'chunked' }, ['1'], 'unsupported-media-type'],
  ])('%s', async (_what, headers, chunks, code) => {
    await expect(readBody(sent(headers, ...chunks))).rejects.toMatchObject({ code })
  })
})
