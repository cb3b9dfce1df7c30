import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { bothEngines, engines } from '../../test-support/databases.ts'
import { openTestApp, rosasOrder } from '../../test-support/test-app.ts'
import { createMetrics } from '../observe/metrics.ts'
import { version } from '../version.ts'

const token = 'only the monitor knows'.replaceAll(' ', '-')
const authorization = `Bearer ${token}`

describe.each(engines)('metrics on %s', (engine) => {
  test('orders, refusals, times and what waits, as Prometheus reads them', async () => {
    const { send, order, db } = await openTestApp(engine, { metricsToken: token })
    await order(rosasOrder)
    await order(rosasOrder)
    // One of the two is being cooked, and its money is due.
    await sql`update payments set due_at = requested_at where seq = 1`.execute(db.write)
    await order({ ...rosasOrder, expectedTotal: 1 })
    await order({ ...rosasOrder, zipcode: 'x' })
    const reply = await send({ method: 'GET', url: '/metrics', headers: { authorization } })
    expect(reply.headers['content-type']).toContain('version=0.0.4')
    const lines = reply.body.split('\n')
    for (const line of [
      'burritoful_orders_total 2',
      'burritoful_refusals_total{code="price-changed"} 1',
      'burritoful_refusals_total{code="invalid"} 1',
      'burritoful_requests_total{route="/api/orders",status="201"} 2',
      'burritoful_request_seconds_count{route="/api/orders"} 4',
      'burritoful_request_seconds_bucket{le="+Inf",route="/api/orders"} 4',
      'burritoful_streams_open 0',
      'burritoful_payments_waiting 1',
      'burritoful_mails_waiting 2',
      'burritoful_unattended 0',
      `burritoful_build_info{version="${version}"} 1`,
    ]) {
      expect(lines).toContain(line)
    }
    const [, waited] = /^burritoful_oldest_unseen_ticket_seconds (\S+)$/m.exec(reply.body) ?? []
    expect(Number(waited)).toBeGreaterThan(0)
    // One line is a comment, a sample, or nothing.
    const shape = /^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [-+.e\d]+|)$/
    expect(lines.filter((line) => !shape.test(line))).toEqual([])
  })
})

test.each(bothEngines)(
  'the counters are told while the database on %s is down, and no gauge lies',
  async (engine) => {
    const { send, order, db } = await openTestApp(engine, { metricsToken: token })
    await order({ ...rosasOrder, zipcode: 'x' })
    await db.close()
    const reply = await send({ method: 'GET', url: '/metrics', headers: { authorization } })
    expect(reply.statusCode, reply.body).toBe(200)
    const lines = reply.body.split('\n')
    expect(lines).toContain('burritoful_refusals_total{code="invalid"} 1')
    expect(lines).toContain('burritoful_streams_open 0')
    for (const gauge of ['payments_waiting', 'mails_waiting', 'oldest_unseen_ticket_seconds', 'unattended'])
      expect(lines).toContain(`burritoful_${gauge} Nan`)
  },
)

test('a gauge that does not answer keeps nobody waiting', async () => {
  const metrics = createMetrics(20)
  onTestFinished(() => metrics.close())
  metrics.countOrder()
  metrics.gauge('stuck', 'Never answers.', () => new Promise(() => {}))
  metrics.gauge('broken', 'Throws.', () => {
    throw new Error('no')
  })
  const text = await metrics.text()
  expect(text).toContain('burritoful_orders_total 1\n')
  expect(text).toContain('stuck Nan\n')
  expect(text).toContain('broken Nan\n')
})

test('without the token there is nothing to read', async () => {
  const { send } = await openTestApp('sqlite', { metricsToken: token })
  for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: token }]) {
    const reply = await send({ method: 'GET', url: '/metrics', headers })
    expect(reply.statusCode).toBe(401)
    expect(reply.body).not.toContain('burritoful_')
  }
})

test('where no token is set there is no such address', async () => {
  const { send } = await openTestApp('sqlite')
  const reply = await send({ method: 'GET', url: '/metrics', headers: { authorization: 'Bearer undefined' } })
  expect(reply.statusCode).toBe(404)
})

test('the files of the page are counted together, whatever they are called in this build', async () => {
  const file = { type: 'image/webp', plain: Buffer.from('beef'), etag: '"1"', immutable: true }
  const pageFiles = new Map([
    ['/assets/beef-1a2b3c.webp', file],
    ['/assets/pork-4d5e6f.webp', file],
  ]) as never
  const { send } = await openTestApp('sqlite', { metricsToken: token, pageFiles })
  await send({ method: 'GET', url: '/assets/beef-1a2b3c.webp' })
  await send({ method: 'GET', url: '/assets/pork-4d5e6f.webp' })
  const { body } = await send({ method: 'GET', url: '/metrics', headers: { authorization } })
  expect(body).toContain('burritoful_requests_total{route="/assets/*",status="200"} 2\n')
  expect(body).not.toContain('beef-1a2b3c')
})
