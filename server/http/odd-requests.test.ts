// Unusual but valid requests over real sockets: which route matches, which body is read, and whose session is found.
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ask } from '../../test-support/ask.ts'
import { headerViolations } from '../../test-support/security-header-rules.ts'
import { logInAs } from '../../test-support/staff.ts'
import { openTestApp, ownOrigin } from '../../test-support/test-app.ts'
import { json as jsonReply } from './reply-spec.ts'
import { nothing, type RouteConfig, type Routes } from './route-rules.ts'

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

describe('a target means', () => {
  test.each([
    ['GET', '/api/m%65nu', 200],
    ['GET', 'http://burritoful.test/api/menu', 200],
    ['GET', 'http://burritoful.test/api/menu?a=1', 422],
    ['GET', '/api/menu?', 200],
    ['GET', '/api/menu#a', 422],
    ['GET', '/api/orders/caf%C3%A9', 404],
    ['GET', '/api/orders/a%2Fb', 404],
    ['GET', '/api/orders/__proto__', 404],
    ['GET', `/api/orders/${'a'.repeat(65)}`, 404],
    ['GET', '/api/orders/', 404],
    ['GET', '/api/orders/%ff', 404],
    ['GET', '/api/%zz', 404],
    ['GET', '/api/menu/', 404],
    ['GET', '/api//menu', 404],
    ['GET', '//api/menu', 404],
    ['GET', '/api/MENU', 404],
    ['GET', '/api%2Fmenu', 404],
    ['GET', '/constructor', 404],
    ['GET', '*', 404],
    ['POST', '/api/menu', 404],
    ['OPTIONS', '/api/menu', 404],
    ['OPTIONS', '*', 404],
    ['TRACE', '/api/menu', 404],
    ['PROPFIND', '/api/menu', 404],
    ['QUERY', '/api/menu', 404],
  ])('%s %s: %i', async (method, url, status) => {
    const { url: site } = await openTestApp('sqlite')
    const socket = connect(Number(new URL(site).port), '127.0.0.1')
    await once(socket, 'connect')
    const headers = `host: burritoful.test\r\norigin: ${ownOrigin}\r\nconnection: close`
    socket.write(`${method} ${url} HTTP/1.1\r\n${headers}\r\n\r\n`)
    const [head = ''] = (await text(socket)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]
    expect(headerViolations(header, status)).toEqual([])
  })
})

async function openEcho() {
  const config: RouteConfig<'anyone'> = {
    access: 'anyone',
    summary: 'For this test',
    reply: jsonReply(z.any()),
  }
  const schema = { querystring: nothing, body: z.any() }
  const mount = (routes: Routes) => {
    routes.post('/echo', { config, schema }, async ({ body }) => ({ body }))
    routes.put(
      '/raw',
      { config: { ...config, rawBody: true, bodyLimit: 40_000 }, schema },
      async (request) => ({
        raw: request.rawBody,
      }),
    )
    routes.delete('/thing', { config, schema: { querystring: nothing } }, async () => ({ deleted: true }))
    const webhook = { ...config, crossOriginReason: 'A gateway signs what it sends.' }
    routes.post('/webhook', { config: webhook, schema }, async () => ({ heard: true }))
  }
  const { url, send } = await openTestApp('sqlite', { mount })
  const port = Number(new URL(url).port)
  return {
    port,
    send,
    post: (headers: Record<string, string>, payload?: string) =>
      ask(port, {
        method: 'POST',
        url: '/echo',
        headers: { host: 'burritoful.test', origin: ownOrigin, ...headers },
        ...(payload !== undefined && { payload }),
      }),
  }
}

describe('a body is read', () => {
  test.each([
    ['nothing at all', {}, undefined, {}],
    ['JSON', json, '{"a":[1]}', { a: [1] }],
    ['JSON in any case, with a charset', { 'content-type': 'Application/JSON; charset=x' }, '1', 1],
    ['a byte order mark', json, '\ufeff1', 1],
    ['the longest there is', json, `"${'x'.repeat(16_382)}"`, 'x'.repeat(16_382)],
    ['a maker without a prototype', json, '{"constructor":{"a":1}}', { constructor: { a: 1 } }],
    ['a form', form, 'a=1+2&b=%26', { a: '1 2', b: '&' }],
    ['an empty form', form, '', {}],
  ])('%s', async (_what, headers, payload, body) => {
    const { post } = await openEcho()
    expect((await post(headers, payload)).json()).toEqual({ body })
  })

  test('and kept as it came where its route asks for it, as long as the route allows', async () => {
    const { send } = await openEcho()
    const raw = ` {"a": "${'é'.repeat(9_000)}"} `
    const put = (payload: string) => send({ method: 'PUT', url: '/raw', headers: json, payload })
    expect((await put(raw)).json()).toEqual({ raw })
    expect((await put(JSON.stringify('x'.repeat(40_000)))).statusCode).toBe(413)
  })
})

describe('a body is refused', () => {
  test.each([
    ['empty JSON', json, '', 'malformed-request'],
    ['half a JSON', json, '{"a"', 'malformed-request'],
    ['a prototype', json, '{"__proto__":{}}', 'malformed-request'],
    ['a prototype in disguise', json, '[{"\\u005f_proto__":{}}]', 'malformed-request'],
    ['a prototype of the maker', json, '{"a":{"constructor":{"prototype":{}}}}', 'malformed-request'],
    [
      'a prototype deep down',
      json,
      `${'['.repeat(7_000)}{"__proto__":1}${']'.repeat(7_000)}`,
      'malformed-request',
    ],
    ['too much', json, `"${'x'.repeat(16_383)}"`, 'request-too-large'],
    ['too many values', json, `[${'1,'.repeat(500)}1]`, 'request-too-large'],
    ['too many fields', form, 'a&'.repeat(500), 'request-too-large'],
    ['plain text', { 'content-type': 'text/plain' }, '1', 'unsupported-media-type'],
    ['nearly our kind', { 'content-type': 'application/jsonx' }, '1', 'unsupported-media-type'],
    ['no kind', {}, '1', 'unsupported-media-type'],
  ])('%s', async (_what, headers, payload, code) => {
    const { post } = await openEcho()
    expect((await post(headers, payload)).json()).toMatchObject({ code })
  })
})

test('a route that changes something by another method, or from elsewhere with its reason, is a route like others', async () => {
  const { port, send } = await openEcho()
  expect((await send({ method: 'DELETE', url: '/thing' })).json()).toEqual({ deleted: true })
  const foreign = { origin: 'https://gateway.example', ...json }
  const from = (method: string, url: string) => ask(port, { method, url, headers: foreign, payload: '{}' })
  expect((await from('DELETE', '/thing')).statusCode).toBe(403)
  expect((await from('POST', '/echo')).statusCode).toBe(403)
  expect((await from('POST', '/webhook')).statusCode).toBe(200)
})

test('the session is found among other cookies, by its own name, and the first of two counts', async () => {
  const opened = await openTestApp('sqlite')
  const own = await logInAs(opened, 'owner')
  const value = own.slice(own.indexOf('=') + 1)
  const me = async (cookie: string) =>
    (await opened.send({ method: 'GET', url: '/api/me', headers: { cookie } })).statusCode
  const found = [`a=b; ${own}; c=d`, `a=b;session = ${value}`, `${own}; session=other`]
  const missed = [
    `session=other; ${own}`,
    `xsession=${value}; SESSION=${value}`,
    'session; =session',
    'session=%zz',
  ]
  expect(await Promise.all(found.map(me))).toEqual([200, 200, 200])
  expect(await Promise.all(missed.map(me))).toEqual([401, 401, 401, 401])
})
