// Trust rule 13: every response of every route carries the security headers, whether it succeeds or is refused.
import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { operationsOf, readDocument } from '../../test-support/api-document.ts'
import { headerViolations } from '../../test-support/security-header-rules.ts'
import { logInAs } from '../../test-support/staff.ts'
import {
  newKey,
  openTestApp,
  rosasOrder,
  type TestApp,
  type TestAppOptions,
} from '../../test-support/test-app.ts'
import { createDemoPayments } from '../adapters/payments-demo.ts'
import { ordersPerMinute } from '../routes/orders/orders.ts'

type Sent = Parameters<TestApp['send']>[0]

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Everything that can be wrong with a request to any route. */
const fulfillmentSettings: Record<string, (method: 'GET' | 'POST', url: string) => Sent> = {
  'as nobody': (method, url) => ({ method, url }),
  'with a query that nobody knows': (method, url) => ({ method, url: `${url}?unheard=of` }),
  'with a query that cannot be read': (method, url) => ({ method, url: `${url}?%` }),
  'with an empty body': (_method, url) => ({ method: 'POST', url, headers: json, payload: '' }),
  'with half a body': (_method, url) => ({ method: 'POST', url, headers: json, payload: '{"a":' }),
  'with an endless body': (_method, url) => ({
    method: 'POST',
    url,
    headers: json,
    payload: 'x'.repeat(20_000),
  }),
  'with an endless form': (_method, url) => ({
    method: 'POST',
    url,
    headers: form,
    payload: 'x'.repeat(20_000),
  }),
  'with a body of another kind': (_method, url) => ({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/xml' },
    payload: '<x/>',
  }),
  'by another method': (_method, url) => ({ method: 'DELETE', url }),
  'for its head': (_method, url) => ({ method: 'HEAD', url }),
  'from another site': (_method, url) => ({
    method: 'POST',
    url,
    headers: { origin: 'https://evil.example' },
  }),
  'one step too far': (method, url) => ({ method, url: `${url}/more` }),
  'with a bad escape': (method, url) => ({ method, url: `${url}%zz` }),
  'with an endless name': (method, url) => ({ method, url: `${url}${'x'.repeat(300)}` }),
}

function violationsOf({ headers, statusCode }: Awaited<ReturnType<TestApp['send']>>): string[] {
  return headerViolations((name) => headers[name]?.toString(), statusCode)
}

test('the headers stand on the answer of every route, whatever is wrong with the request', async () => {
  const opened = await openTestApp('sqlite')
  const owner = await logInAs(opened, 'owner')
  const names = [...operationsOf(await readDocument(opened)).keys()]
  for (const [how, ask] of Object.entries(fulfillmentSettings)) {
    for (const name of names) {
      const [method, path] = name.split(' ') as ['GET' | 'POST', string]
      const request = ask(method, path.replaceAll(/\{\w+\}/g, 'bean'))
      // A stream never ends, so the long proof checks its headers over a real connection.
      if (path === '/api/live' && request.method === 'GET' && request.url === path) continue
      for (const cookie of ['', owner]) {
        const reply = await opened.send({ ...request, headers: { cookie, ...request.headers } })
        expect(violationsOf(reply), `${name} ${how}: ${reply.statusCode}`).toEqual([])
      }
    }
  }
})

test.each([
  ['an order', {}, 201],
  ['a card that is declined', { paymentToken: 'demo-decline-0002' }, 402],
  ['a price that changed', { expectedTotal: 1 }, 409],
  ['a gateway that is silent', { paymentToken: 'demo-silence-0119' }, 503],
])('and on the answer to %s', async (_what, change, status) => {
  const { send } = await openTestApp('sqlite')
  const headers = { 'idempotency-key': newKey() }
  const reply = await send({
    method: 'POST',
    url: '/api/orders',
    headers,
    payload: { ...rosasOrder, ...change },
  })
  expect([reply.statusCode, reply.headers['cache-control'], violationsOf(reply)]).toEqual([
    status,
    'no-store',
    [],
  ])
})

test('and on the answer to one request too many', async () => {
  const { order } = await openTestApp('sqlite', { rateLimits: true })
  const replies = await Promise.all(Array.from({ length: ordersPerMinute + 1 }, () => order({})))
  const refused = replies.filter(({ statusCode }) => statusCode === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.flatMap(violationsOf)).toEqual([])
})

describe('Stripe’s hosts are let in where cards go through Stripe, and nowhere else', () => {
  const stripe = {
    secretKey: 'sk_test_x',
    publishableKey: 'pk_test_x',
    webhookSecret: 'whsec_x',
    isTestMode: true,
    api: new URL('http://127.0.0.1:12111'),
  }
  const policyOf = async (options: TestAppOptions) => {
    const { send } = await openTestApp('sqlite', options)
    const { headers } = await send({ method: 'GET', url: '/api/menu' })
    const policy = headers['content-security-policy']?.toString() ?? ''
    return { policy, directives: policy.split('; '), opener: headers['cross-origin-opener-policy'] }
  }
  const real = { ...createDemoPayments(), isDemo: false }

  test('with it', async () => {
    const { policy, directives, opener } = await policyOf({ stripe, payments: real })
    expect(directives).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com")
    expect(directives).toContain("connect-src 'self' https://api.stripe.com")
    expect(directives).toContain(
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
    )
    expect(directives).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
    expect(opener).toBe('same-origin-allow-popups')
  })

  test('with it, on the page beside the hash of its own script', async () => {
    const plain = Buffer.from('<!doctype html><style>p {}</style><script>go()</script>')
    const page = { type: 'text/html', etag: '"a"', immutable: false, plain, br: undefined, gzip: undefined }
    const pageFiles = new Map([['/', page]])
    const { send } = await openTestApp('sqlite', { stripe, payments: real, pageFiles })
    const { headers } = await send({ method: 'GET', url: '/' })
    expect(headers['content-security-policy']?.toString().split('; ')).toContain(
      `script-src 'self' 'sha256-${hash('sha256', 'go()', 'base64')}' https://js.stripe.com https://*.js.stripe.com`,
    )
  })

  test.each<[string, TestAppOptions]>([
    ['the demo gateway', {}],
    ['the counter alone, with the keys still there', { stripe, payments: real, cards: false }],
    ['another gateway', { payments: real }],
  ])('not with %s', async (_what, options) => {
    const { policy, opener } = await policyOf(options)
    expect(policy).not.toMatch(/stripe|http:/)
    expect(opener).toBe('same-origin')
  })
})
