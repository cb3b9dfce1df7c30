// Every operation of the server, compared with the OpenAPI document.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createDemoPayments } from '../adapters/payments-demo.ts'
import type { GatewayActivity } from '../adapters/activity.ts'
import type { CardCompany } from '../adapters/company.ts'
import type { PlacedOrder } from '../../domain/orders/order.ts'
import type { NewWallLinkReply } from '../../domain/people/people-api.ts'
import { createCaller, placeOf } from '../../test-support/api-caller.ts'
import { follow, readDocument } from '../../test-support/api-document.ts'
import { bothEngines, type Engine } from '../../test-support/databases.ts'
import { drawnPhoto } from '../../test-support/drawn-pictures.ts'
import { expectMenuSaid } from '../../test-support/menu-operations.ts'
import { expectMoneySaid } from '../../test-support/money-operations.ts'
import { openLiveStream, type LiveStream } from '../../test-support/live-stream.ts'
import { insertPromoCode } from '../../test-support/insert-promo-code.ts'
import { logInAs, password } from '../../test-support/staff.ts'
import { fakePictureProcessor } from '../../test-support/fake-picture-processor.ts'
import { storeBackup } from '../../test-support/stored-backup.ts'
import { newKey, openTestApp, rosasOrder } from '../../test-support/test-app.ts'
import { wholeOrderBody } from './orders/orders.ts'

const metricsToken = 'only-the-monitor-knows'
const someId = 'A'.repeat(22)

/** Takes every webhook for a check of our own. */
const quietGateway: GatewayActivity = {
  fetchPayment: async () => undefined,
  isOurs: async () => false,
  readWebhook: () => ({ at: '2026-11-15T20:00:00.000Z', about: 'check', intent: null }),
  async *fetchEventsSince() {},
}

/** Knows every key. */
const easyCardCompany: CardCompany = {
  takesRealKeys: true,
  checkKeys: async () => ({ outcome: 'fits', account: 'acct_1', takesCharges: true }),
  createWebhook: async () => undefined,
  removeWebhooks: async () => {},
  open: () => ({ payments: createDemoPayments(), gatewayActivity: quietGateway }),
}

async function openApi(engine: Engine) {
  const opened = await openTestApp(engine, {
    metricsToken,
    pictureProcessor: fakePictureProcessor,
    gatewayActivity: quietGateway,
    cardCompany: easyCardCompany,
  })
  const document = await readDocument(opened)
  const cook = { cookie: await logInAs(opened, 'kitchen') }
  const owner = { cookie: await logInAs(opened, 'owner') }
  const caller = createCaller(opened, document)

  /** Each event that the document names, as it says; ends the stream. */
  async function expectStreamSaid(name: string, stream: LiveStream): Promise<void> {
    const reply = [...placeOf(name), 'responses', '200', 'content', 'text/event-stream']
    const events = [...reply, 'schema', 'contentSchema', 'properties']
    const named = new Set(Object.keys(follow(document, `#/${events.map(escape).join('/')}`) as object))
    await expect.poll(() => new Set(stream.events.map((one) => one.name))).toEqual(named)
    for (const { name: event, data } of stream.events)
      expect(caller.faultAt([...events, event], data)).toBeUndefined()
    stream.close()
    caller.answered.add(name)
  }

  return { ...opened, cook, owner, ...caller, expectStreamSaid }
}

describe.each(bothEngines)('the server on %s', (engine) => {
  test('answers every operation as the document says', async () => {
    const opened = await openApi(engine)
    const { url, db, cook, owner, operations, answered, expectSaid, expectStreamSaid } = opened
    const asCook = { headers: cook }
    const asOwner = { headers: owner }
    for (const name of ['/healthz', '/readyz', '/api/menu', '/api/session', '/api/openapi.json'])
      await expectSaid(`GET ${name}`)
    await expectSaid('GET /metrics', { headers: { authorization: `Bearer ${metricsToken}` } })

    const key = { headers: { 'idempotency-key': newKey() } }
    const { id } = (await expectSaid('POST /api/orders', { ...key, body: rosasOrder })).json<PlacedOrder>()
    const of = { in: { id } }
    await expectSaid('GET /api/order-by-key', key)
    await expectSaid('GET /api/orders/{id}', of)
    await expectSaid('POST /api/orders/{id}/acknowledge', { ...of, ...asCook })
    await expectSaid('POST /api/acknowledge', { ...asCook, body: { ids: [id] } })
    await expectSaid('POST /api/orders/{id}/printed', { ...of, ...asCook })
    const cooking = { from: 'placed', to: 'cooking' }
    await expectSaid('POST /api/orders/{id}/move', { ...of, ...asCook, body: cooking })
    await expectSaid('POST /api/orders/{id}/undo', { ...of, ...asCook, body: { from: 'cooking' } })
    const { promise } = (await expectSaid('GET /api/orders/{id}', of)).json<{
      promise: { readyBy: string }
    }>()
    const later = { from: promise.readyBy, to: new Date(Date.parse(promise.readyBy) + 300_000).toISOString() }
    await expectSaid('POST /api/orders/{id}/delay', { ...of, ...asCook, body: later })
    await expectSaid('POST /api/busy', { ...asCook, body: { minutes: 10, lasts: 30 } })
    await expectSaid('GET /api/times', { query: { weight: '4', fulfillment: 'pickup' } })
    await insertPromoCode(db.write)
    await expectSaid('POST /api/promo-codes/check', { body: { code: 'NAPKIN10', subtotal: 4_200 } })
    await expectSaid('POST /api/sold-out', { ...asCook, body: { item: 'bean', soldOut: 'today' } })
    await expectSaid('POST /api/stock', { ...asCook, body: { item: 'beef', remaining: 9 } })
    await expectSaid('POST /api/pause', { ...asCook, body: { minutes: 15 } })
    await expectSaid('GET /api/menu')
    await expectSaid('POST /api/resume', asCook)

    const stream = await openLiveStream(`${url}/api/live?board=1&order=${id}`, cook.cookie)
    await expect.poll(() => new Set(stream.events.map((one) => one.name))).toContain('board')
    await expectSaid('POST /api/orders/{id}/move', { ...of, ...asCook, body: cooking })
    await expectSaid('POST /api/orders/{id}/roll', {
      ...of,
      ...asCook,
      body: { line: 0, rolled: 1, from: 0 },
    })
    await expectStreamSaid('GET /api/live', stream)

    await expectSaid('POST /api/orders/{id}/cancel', {
      ...of,
      ...asOwner,
      body: { reason: 'ran-out', note: 'No beans left.' },
    })
    await expectSaid('GET /api/orders/{id}', of)
    await expectSaid('POST /api/orders/{id}/cancel-own', of)
    const beef = { in: { item: 'beef' }, ...asOwner }
    await expectMoneySaid(expectSaid, asOwner, db)
    await expectMenuSaid(expectSaid, asOwner)
    await expectSaid('GET /api/office/menu/{item}/prices', beef)
    const bytes = await drawnPhoto({ width: 40, height: 30 })
    const photo = (await expectSaid('POST /api/office/pictures', { ...asOwner, bytes })).json<{
      id: string
    }>()
    const toCut = { ...asOwner, in: { picture: photo.id }, body: { x: 40, y: 60, turns: 1 } }
    await expectSaid('POST /api/office/pictures/{picture}/crop', toCut)
    const known = (await expectSaid('GET /api/office/restaurant', asOwner)).json<object>()
    const place = { street: '1995 Comal Street', city: 'Fresno', state: 'CA', zipcode: '93701' }
    await expectSaid('POST /api/office/restaurant', {
      ...asOwner,
      body: {
        ...known,
        address: place,
        phone: '(559) 555-0195',
        directions: { en: 'Left.', es: 'Izquierda.' },
      },
    })
    const hours = (await expectSaid('GET /api/office/hours', asOwner)).json<object>()
    const party = [{ from: '18:00', to: '02:00' }]
    await expectSaid('POST /api/office/hours', {
      ...asOwner,
      body: {
        ...hours,
        specialDays: [{ from: '2026-12-31', to: '2026-12-31', periods: party, words: { en: 'Party.' } }],
      },
    })
    const waits = (await expectSaid('GET /api/office/wait-times', asOwner)).json<object>()
    const tried = { speed: { minutesPerBurrito: 0.3, hands: 2 }, shortestWait: 20 }
    await expectSaid('POST /api/office/wait-times', { ...asOwner, body: { ...waits, ...tried } })
    await expectSaid('POST /api/office/wait-times/preview', { ...asOwner, body: tried })
    await expectSaid('GET /api/office/on-time-record', { ...asOwner, query: { period: '7-days' } })
    const fulfillmentSettings = (await expectSaid('GET /api/office/fulfillment', asOwner)).json<object>()
    const near = { name: 'Near', zipcodes: ['93701'], fee: 350, minimumOrder: 0, travelMinutes: 15 }
    await expectSaid('POST /api/office/fulfillment', {
      ...asOwner,
      body: { ...fulfillmentSettings, pickup: false, feeIsTaxed: true, zones: [near] },
    })
    await expectSaid('GET /api/office/orders', { ...asOwner, query: { period: 'today', page: '1' } })
    await expectSaid('GET /api/office/open-orders', { ...asOwner, query: { period: 'today' } })
    await expectSaid('POST /api/office/open-orders/cancel', {
      ...asOwner,
      body: { ids: [id], reason: 'ran-out', note: '' },
    })
    await expectSaid('GET /api/office/orders/{id}', { ...of, ...asOwner })
    await db.transaction((trx) => sql`update emails set tries = 1`.execute(trx))
    await expectSaid('POST /api/office/orders/{id}/resend-email', { ...of, ...asOwner })
    await expectSaid('POST /api/office/orders/{id}/settle-failure', { ...of, ...asOwner })
    for (const query of [{ period: 'today' }, { from: '2026-11-01', to: '2026-11-15' }]) {
      await expectSaid('GET /api/office/sales', { ...asOwner, query })
      await expectSaid('GET /api/office/sales.csv', { ...asOwner, query })
      await expectSaid('GET /api/office/sales-choices.csv', { ...asOwner, query })
    }
    const days = { from: '2026-11-01', to: '2026-11-15' }
    await expectSaid('GET /api/office/books', { ...asOwner, query: days })
    await expectSaid('GET /api/office/books.csv', { ...asOwner, query: days })
    await expectSaid('POST /api/office/books/check', { ...asOwner, body: {} })
    await expectSaid('GET /api/office/books/days/{day}', { ...asOwner, in: { day: '2026-11-15' } })
    await expectSaid('POST /api/office/books/close', { ...asOwner, body: { day: '2026-11-15' } })
    await storeBackup(db, opened.place, { day: '2026-11-19' })
    await expectSaid('GET /api/office/backups', asOwner)
    const night = { ...asOwner, in: { day: '2026-11-19' } }
    const allowed = await expectSaid('POST /api/office/backups/{day}/download', {
      ...night,
      body: { current: password },
    })
    const downloadKey = new URL(allowed.json<{ url: string }>().url, url).searchParams.get('key') ?? ''
    await expectSaid('GET /api/office/backups/{day}/file', { ...night, query: { key: downloadKey } })
    const pilar = { name: 'Pilar', username: 'pilar', role: 'kitchen', password: 'first day at the comal' }
    const person = { in: { username: 'pilar' }, ...asOwner }
    await expectSaid('POST /api/office/staff/add', { ...asOwner, body: pilar })
    for (const body of [{ role: 'owner' }, { on: false }, { on: true }])
      await expectSaid('POST /api/office/staff/{username}/change', { ...person, body })
    await expectSaid('POST /api/office/staff/{username}/password', {
      ...person,
      body: { password: 'another day at the comal' },
    })
    await expectSaid('GET /api/office/staff', asOwner)
    const name = 'TV at the counter'
    const link = await expectSaid('POST /api/office/wall-links', { ...asOwner, body: { name } })
    const { secret, links } = link.json<NewWallLinkReply>()
    await expectSaid('GET /api/office/wall-links', asOwner)
    await expectSaid('GET /api/wall/{secret}', { in: { secret } })
    await expectStreamSaid(
      'GET /api/wall/{secret}/live',
      await openLiveStream(`${url}/api/wall/${secret}/live`),
    )
    const revoked = { ...asOwner, in: { link: String(links[0]?.id) } }
    await expectSaid('POST /api/office/wall-links/{link}/revoke', revoked)
    await expectSaid('GET /api/me', asCook)
    await expectSaid('GET /api/session', asCook)
    const chosen = { current: password, password: 'a password of my own' }
    await expectSaid('POST /api/me/password', { ...asCook, body: chosen })
    await expectSaid('GET /api/office/log', asOwner)
    await expectSaid('GET /api/office/today', asOwner)
    const checklist = (await expectSaid('GET /api/office/checklist', asOwner)).json<object>()
    await expectSaid('POST /api/office/checklist', { ...asOwner, body: { ...checklist, dismissed: true } })
    const ownerEmails = (await expectSaid('GET /api/office/owner-emails', asOwner)).json<object>()
    await expectSaid('POST /api/office/owner-emails', {
      ...asOwner,
      body: { ...ownerEmails, dailySummary: true },
    })
    await expectSaid('GET /api/office/email', asOwner)
    await expectSaid('POST /api/office/email/test', { ...asOwner, body: { to: 'owner@example.com' } })
    const mailServer = { host: 'mail.example', port: 587, tls: false, user: null, from: 'hello@example.com' }
    await expectSaid('POST /api/office/email', { ...asOwner, body: { ...mailServer, on: false, version: 0 } })
    await expectSaid('GET /api/office/payments', asOwner)
    const paymentToken = 'demo-approve-4242'
    await expectSaid('POST /api/office/payments/test', { ...asOwner, body: { paymentToken } })
    const keys = { secretKey: 'sk_test_0123456789', publishableKey: 'pk_test_0123456789' }
    await expectSaid('POST /api/office/payments/keys', { ...asOwner, body: keys })
    const cards = { on: false, account: 'acct_1', isTestMode: true }
    await expectSaid('POST /api/office/payments/cards', { ...asOwner, body: cards })
    await expectSaid('POST /api/stripe/webhook', { headers: { 'stripe-signature': 't=1,v1=a' }, body: {} })
    await expectSaid('POST /login', { body: { username: 'kitchen', password: chosen.password } })
    await expectSaid('POST /logout', asOwner)
    expect([...answered].toSorted()).toEqual([...operations.keys()].toSorted())
  })

  test('refuses in the one form of a problem, and whom x-access leaves out', async () => {
    const { send, cook, owner, operations, expectRefused, expectProblem } = await openApi(engine)
    const picture = `photo-${'a'.repeat(24)}`
    const places = { in: { id: someId, item: 'beef', username: 'pilar', code: '1', link: '1', picture } }
    for (const [name, { 'x-access': access, security }] of operations) {
      if (access === 'anyone') continue
      expect(security, name).toEqual([{ [access === 'monitor' ? 'monitor' : 'session']: [] }])
      await expectRefused(name, 401, 'not-signed-in', places)
      if (access === 'run-office') await expectRefused(name, 403, 'not-allowed', { ...places, headers: cook })
    }
    const order = (body: object, headers: object = {}) => ({
      body: { ...rosasOrder, ...body },
      headers: { 'idempotency-key': newKey(), ...headers },
    })
    const orders = 'POST /api/orders'
    await expectRefused(orders, 400, 'idempotency-key-missing', { body: rosasOrder })
    await expectRefused('GET /api/order-by-key', 400, 'idempotency-key-missing')
    await expectRefused(orders, 402, 'card-declined', order({ paymentToken: 'demo-decline-0002' }))
    await expectRefused(orders, 403, 'cross-origin', order({}, { origin: 'http://evil.test' }))
    await expectRefused('GET /api/orders/{id}', 404, 'not-found', places)
    await expectRefused(orders, 409, 'price-changed', order({ expectedTotal: 1 }))
    await expectRefused(
      orders,
      413,
      'request-too-large',
      order({ firstName: 'x'.repeat(wholeOrderBody.bodyLimit) }),
    )
    await expectRefused(orders, 415, 'unsupported-media-type', order({}, { 'content-type': 'text/x' }))
    await expectRefused(orders, 422, 'invalid', order({ zipcode: 'x' }))
    await expectRefused(orders, 409, 'promo-code-rejected', order({ promoCode: 'NAPKIN10' }))
    await expectRefused(orders, 409, 'payment-methods-changed', order({ pay: 'counter' }))
    await expectRefused(orders, 422, 'tip-too-high', order({ tip: { amount: 99_999 } }))
    const { id } = (
      await send({ method: 'POST', url: '/api/orders', payload: rosasOrder, headers: order({}).headers })
    ).json<PlacedOrder>()
    const asOwner = { in: { id }, headers: owner }
    await expectRefused('POST /api/orders/{id}/paid', 409, 'status-changed', asOwner)
    const refund = { key: newKey(), selection: { amount: 1 }, reason: 'other', note: '', expected: 1 }
    await expectRefused('POST /api/office/orders/{id}/refunds', 409, 'nothing-to-refund', {
      ...asOwner,
      body: refund,
    })
    const post = (url: string, payload: object) => send({ method: 'POST', url, payload, headers: cook })
    await post('/api/sold-out', { item: 'beef', soldOut: 'later' })
    await expectRefused(orders, 409, 'sold-out', order({}))
    await post('/api/pause', { minutes: null })
    await expectRefused(orders, 409, 'paused', order({}))
    expectProblem(await send({ method: 'GET', url: '/nowhere', headers: owner }), 404, 'not-found')
  })
})

function escape(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1')
}
