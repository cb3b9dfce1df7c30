// Bad input to every route: a clear 4xx in one problem format, and nothing stored.
import { describe, expect, test } from 'vitest'
import { problemMessages } from '#words/basics/problem-messages.ts'
import type { TestRequest } from '../../../test-support/ask.ts'
import { engines } from '../../../test-support/databases.ts'
import { newKey, openTestApp, rosasOrder } from '../../../test-support/test-app.ts'
import { wholeOrderBody } from './orders.ts'

const json = { 'content-type': 'application/json', 'idempotency-key': newKey() }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const postOrder = (payload: string, headers: Record<string, string> = json): TestRequest => ({
  method: 'POST',
  url: '/api/orders',
  headers,
  payload,
})
const changed = (change: object) => postOrder(JSON.stringify({ ...rosasOrder, ...change }))

const bad: [string, number, TestRequest][] = [
  ['no body', 400, { method: 'POST', url: '/api/orders', headers: json }],
  ['not JSON', 400, postOrder('{oops')],
  ['a prototype in JSON', 400, postOrder('{"__proto__":{"x":1}}')],
  ['a list', 422, postOrder('[]')],
  ['null', 422, postOrder('null')],
  ['a number', 422, postOrder('7')],
  [
    'too much',
    413,
    postOrder(JSON.stringify({ ...rosasOrder, firstName: 'x'.repeat(wholeOrderBody.bodyLimit) })),
  ],
  ['another media type', 415, postOrder('<order/>', { ...json, 'content-type': 'application/xml' })],
  ['no media type', 415, postOrder('{}', { 'idempotency-key': newKey(), 'content-type': '' })],
  ['no key', 400, postOrder(JSON.stringify(rosasOrder), { 'content-type': 'application/json' })],
  ['a short key', 400, postOrder(JSON.stringify(rosasOrder), { ...json, 'idempotency-key': 'abc' })],
  ['a card number', 422, changed({ cardNumber: '4242424242424242' })],
  ['a card number in the address', 422, changed({ address: '4242 4242 4242 4242' })],
  ['a price', 422, changed({ lines: [{ item: 'beef', quantity: 1, unitPrice: 1 }] })],
  ['a negative quantity', 422, changed({ lines: [{ item: 'beef', quantity: -1 }] })],
  ['a NUL in the name', 422, changed({ firstName: 'Ro\u0000sa' })],
  ['a half character in the name', 422, changed({ firstName: 'Ro\ud800sa' })],
  ['a token of no gateway', 422, changed({ paymentToken: 'tok_visa' })],
  ['an unknown query', 422, { ...changed({}), url: '/api/orders?price=1' }],
  ['an unknown query on the menu', 422, { method: 'GET', url: '/api/menu?x=1' }],
  ['an unknown query on health', 422, { method: 'GET', url: '/healthz?x=1' }],
  ['an unknown query on readiness', 422, { method: 'GET', url: '/readyz?x=1' }],
  ['an unknown order', 404, { method: 'GET', url: '/api/orders/AAAAAAAAAAAAAAAAAAAAAA' }],
  ['a path that climbs', 404, { method: 'GET', url: '/api/../../etc/passwd' }],
  ['a bad escape', 404, { method: 'GET', url: '/%zz' }],
  ['a method nobody offers', 404, { method: 'DELETE', url: '/api/menu' }],
  [
    'a login without a password',
    422,
    { method: 'POST', url: '/login', headers: form, payload: 'username=owner' },
  ],
  [
    'a login with more',
    422,
    { method: 'POST', url: '/login', headers: form, payload: 'username=a&password=b&c=d' },
  ],
  [
    'an endless password',
    422,
    { method: 'POST', url: '/login', headers: form, payload: `username=a&password=${'x'.repeat(201)}` },
  ],
  ['a logout with fields', 422, { method: 'POST', url: '/logout', headers: form, payload: 'a=b' }],
  ['me without a session', 401, { method: 'GET', url: '/api/me' }],
  ['me with a made-up session', 401, { method: 'GET', url: '/api/me', headers: { cookie: 'session=x' } }],
]

describe.each(engines)('bad input on %s', (engine) => {
  test('every case is refused in words, and nothing is stored', async () => {
    const { send, countOrders } = await openTestApp(engine)
    for (const [what, status, request] of bad) {
      const reply = await send(request)
      const said = `${what}: ${reply.statusCode} ${reply.body}`
      expect(reply.statusCode, said).toBe(status)
      expect(reply.headers['content-type'], said).toMatch(/^application\/problem\+json/)
      const problem = reply.json<{ code: keyof typeof problemMessages; title: string; status: number }>()
      expect(problem, said).toMatchObject({ status, title: problemMessages[problem.code] })
      expect(reply.headers['content-security-policy'], said).toContain("default-src 'self'")
    }
    expect(await countOrders()).toBe(0)
  })
})
