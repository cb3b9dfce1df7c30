import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { etagOf } from './page/page-files.ts'
import { nothing, type RouteRule } from './http/route-rules.ts'
import { ask, type TestRequest } from '../test-support/ask.ts'
import { newKey, openTestApp, rosasOrder } from '../test-support/test-app.ts'

const everyKindOfAnswer: [string, TestRequest][] = [
  ['data', { method: 'GET', url: '/api/menu' }],
  ['not found', { method: 'GET', url: '/nowhere' }],
  ['a bad URL', { method: 'GET', url: '/%zz' }],
  ['a refusal', { method: 'POST', url: '/api/orders', payload: {} }],
  ['a redirect', { method: 'POST', url: '/logout' }],
  ['not signed in', { method: 'GET', url: '/api/me' }],
]

describe('headers', () => {
  test.each(everyKindOfAnswer)('stand on %s', async (_what, request) => {
    const { send } = await openTestApp('sqlite')
    const { headers } = await send(request)
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  test.each([
    ['no Host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 200],
    [
      'an odd Expect',
      'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: burritos\r\nConnection: close\r\n\r\n',
      200,
    ],
    ['two slashes', 'GET // HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nConnection: close\r\n\r\n', 302],
  ])('stand on an answer to %s', async (_what, request, status) => {
    const { url } = await openTestApp('sqlite')
    const socket = connect(portOf(url), '127.0.0.1')
    socket.write(request)
    const answer = await text(socket)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toContain("content-security-policy: default-src 'self'")
  })

  test('stand on an answer to bytes that are no request', async () => {
    const { url } = await openTestApp('sqlite')
    const socket = connect(portOf(url), '127.0.0.1')
    socket.write('burrito please\r\n\r\n')
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    expect(answer).toContain("content-security-policy: default-src 'self'")
    expect(answer).toContain('"code":"malformed-request"')
    expect(answer).toContain('cache-control: no-store')
  })
})

describe('a request that changes something must come from our own page', () => {
  test.each([
    ['Sec-Fetch-Site same-origin', { 'sec-fetch-site': 'same-origin', origin: 'null' }, 201],
    ['our Origin', { origin: 'http://burritoful.test' }, 201],
    ['a sub-domain', { 'sec-fetch-site': 'same-site', origin: 'http://burritoful.test' }, 403],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'http://evil.test' }, 403],
    ['another Origin', { origin: 'http://evil.test' }, 403],
    ['another port', { origin: 'http://burritoful.test:81' }, 403],
    ['Origin null', { origin: 'null' }, 403],
    ['a forwarded host nobody trusts', { origin: 'http://evil.test', 'x-forwarded-host': 'evil.test' }, 403],
  ])('%s', async (_what, headers, status) => {
    const { send } = await openTestApp('sqlite')
    const reply = await send({
      method: 'POST',
      url: '/api/orders',
      headers: { 'idempotency-key': newKey(), ...headers },
      payload: rosasOrder,
    })
    expect(reply.statusCode).toBe(status)
  })

  test('neither header', async () => {
    const { url } = await openTestApp('sqlite')
    expect((await ask(portOf(url), { method: 'POST', url: '/logout' })).statusCode).toBe(403)
  })

  test.each([
    ['127.0.0.1:3000', 303],
    ['[::1]:3000', 303],
    ['[fe80::1]', 303],
    ['localhost', 303],
    ['kitchen', 303],
    ['burritos.local:3000', 303],
    ['pi.home.arpa', 303],
    ['evil.example', 403],
    ['evil.example:3000', 403],
    ['local.evil.example', 403],
    ['127.0.0.1.evil.example', 403],
    ['evil.example.', 403],
  ])('without PUBLIC_URL the host %s, with itself as Origin, is answered %i', async (host, status) => {
    const { send } = await openTestApp('sqlite')
    for (const more of [{}, { 'sec-fetch-site': 'same-origin' }]) {
      const headers = { host, origin: `http://${host}`, ...more }
      const reply = await send({ method: 'POST', url: '/logout', headers })
      expect(reply.statusCode).toBe(status)
      if (status === 403) expect(reply.json<{ title: string }>().title).toContain('PUBLIC_URL')
    }
  })

  test('PUBLIC_URL decides which Origin is ours', async () => {
    const { send } = await openTestApp('sqlite', { publicUrl: 'https://burritoful.example' })
    const from = (origin: string) => send({ method: 'POST', url: '/logout', headers: { origin } })
    expect((await from('https://burritoful.example')).statusCode).toBe(303)
    expect((await from('http://burritoful.test')).statusCode).toBe(403)
  })
})

test('a route that does not say who may call it, what it takes or what it answers stops the start', async () => {
  const { app } = await openTestApp('sqlite')
  const open = (rule: object) => app.get('/open-door', rule as RouteRule, async () => 'hello')
  const post = (rule: object) => app.post('/open-door', rule as RouteRule, async () => 'hello')
  const config = { access: 'anyone' }
  const schema = { querystring: nothing }
  expect(() => open({})).toThrow('does not say who may call it')
  expect(() => open({ schema })).toThrow('does not say who may call it')
  expect(() => open({ config })).toThrow('does not say what it takes')
  expect(() => post({ config, schema })).toThrow('does not say what its body holds')
  expect(() => open({ config, schema })).toThrow('does not say what it answers')
  expect(() => open({ config: { ...config, summary: 'An open door' }, schema })).toThrow(
    'does not say what it answers',
  )
  expect(app.mounted.map(({ path }) => path)).not.toContain('/open-door')
})

test('a page file is served from memory, compressed, and remembered', async () => {
  const file = {
    type: 'text/javascript; charset=utf-8',
    etag: '"abc"',
    immutable: true,
    plain: Buffer.from('plain'),
    br: Buffer.from('br'),
    gzip: Buffer.from('gzip'),
  }
  const { send } = await openTestApp('sqlite', { pageFiles: new Map([['/assets/a.js', file]]) })
  const get = (headers: Record<string, string>) => send({ method: 'GET', url: '/assets/a.js', headers })
  expect((await get({})).body).toBe('plain')
  expect((await get({ 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br')
  expect((await get({ 'accept-encoding': 'gzip' })).body).toBe('gzip')
  expect((await get({})).headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

describe('a page file that the browser has already, or takes in its own way', () => {
  const file = {
    type: 'text/javascript; charset=utf-8',
    etag: 'W/"abc"',
    immutable: true,
    plain: Buffer.from('plain'),
    br: Buffer.from('br'),
    gzip: Buffer.from('gzip'),
  }
  const get = async (headers: Record<string, string>) => {
    const { send } = await openTestApp('sqlite', { pageFiles: new Map([['/assets/a.js', file]]) })
    return send({ method: 'GET', url: '/assets/a.js', headers })
  }
  test.each([
    ['br;q=0', 'plain'],
    ['x-br-y', 'plain'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR ; Q=1', 'br'],
    ['*', 'br'],
    ['*;q=0', 'plain'],
    ['gzip;q=0, *;q=0.1', 'br'],
    ['br;q=0.000, identity', 'plain'],
    ['deflate', 'plain'],
  ])('Accept-Encoding %s gets %s', async (accepted, body) => {
    expect((await get({ 'accept-encoding': accepted })).body).toBe(body)
  })
  test.each([
    ['W/"abc"', 304],
    ['"abc"', 304],
    ['"x", W/"abc" , "y"', 304],
    ['*', 304],
    ['"x"', 200],
    ['"abcd"', 200],
    ['abc', 200],
  ])('If-None-Match %s is answered %i', async (known, status) => {
    expect((await get({ 'if-none-match': known })).statusCode).toBe(status)
  })
  test('the ETag of a file is a weak one, as it stands for all its encodings', () => {
    expect(etagOf(Buffer.from('x'))).toMatch(/^W\/"[\w-]{22}"$/)
  })
})

test('somebody who types /menu into the address bar lands on the page', async () => {
  const { send } = await openTestApp('sqlite')
  const reply = await send({ method: 'GET', url: '/menu', headers: { accept: 'text/html' } })
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/#/menu'])
  const elsewhere = await send({ method: 'GET', url: '//evil.test', headers: { accept: 'text/html' } })
  expect(String(elsewhere.headers.location)).toMatch(/^\/#/)
})

function portOf(url: string): number {
  return Number(new URL(url).port)
}
