// The owner sees how email and payments are set up, without secrets, and can test them (R40).
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { CardTestReply, PaymentsSetupReply } from '../../../domain/payments/payment-api.ts'
import type { EmailTestReply, TodayReply } from '../../../domain/people/people-api.ts'
import { account, mailServerFor, patience } from '../../../test-support/mail-rounds.ts'
import type { Manner } from '../../../test-support/mail-server.ts'
import { freePort } from '../../../test-support/free-port.ts'
import { openOffice } from '../../../test-support/open-office.ts'
import { logInAs } from '../../../test-support/staff.ts'
import type { TestAppOptions } from '../../../test-support/test-app.ts'
import { createDemoPayments } from '../../adapters/payments-demo.ts'
import type { AuthorizeRequest, PaymentGateway, VoidRequest } from '../../adapters/payments.ts'
import { recordWebhook, recordWebhookError } from '../../db/payments/gateway-state.ts'

const serverAt = (port: number) => ({ host: '127.0.0.1', port, tls: false, ...account })

async function openSetUp(options: TestAppOptions = {}) {
  const office = await openOffice('sqlite', options)
  return {
    ...office,
    mail: async (to = 'owner@example.com') =>
      (await office.post('/api/office/email/test', { to }, office.owner)).json<EmailTestReply>(),
    card: async (paymentToken: string) =>
      (await office.post('/api/office/payments/test', { paymentToken }, office.owner)).json<CardTestReply>(),
  }
}

test('R40 the mail server is shown, and its password is not', async () => {
  const publicUrl = 'http://burritoful.test'
  const { get, owner } = await openSetUp({ smtp: serverAt(2525), publicUrl })
  const reply = await get('/api/office/email', owner)
  expect(reply.json()).toEqual({
    setBy: 'environment',
    isFromFixed: true,
    server: { host: '127.0.0.1', port: 2525, tls: false, user: account.user },
    isOn: true,
    isLocked: false,
    from: 'orders@burritoful.test',
    publicUrl,
    version: 0,
  })
  expect(reply.body).not.toContain(account.password)
})

test('R40 a test mail arrives at the address that was typed, from the restaurant', async () => {
  const server = await mailServerFor()
  const { mail } = await openSetUp({ smtp: serverAt(server.port) })
  expect(await mail()).toEqual({ outcome: 'sent', answer: null })
  const [received] = server.received
  expect(received).toMatchObject({ sender: 'orders@burritoful.test', recipients: ['owner@example.com'] })
  expect(received?.email.subject).toBe('A test email from Burritoful')
  expect(received?.email.text).toContain('this works')
})

test.each<[Manner, Partial<EmailTestReply>]>([
  ['knows no such person', { outcome: 'address-refused', answer: null }],
  ['refuses the login', { outcome: 'login-refused' }],
  ['refuses the greeting', { outcome: 'failed' }],
  ['drops at the greeting', { outcome: 'unreachable' }],
  ['puts the recipient off', { outcome: 'deferred' }],
])('R40 a mail server that %s is told of', async (manner, told) => {
  const server = await mailServerFor({ manner })
  const { mail } = await openSetUp({ smtp: serverAt(server.port) })
  expect(await mail()).toMatchObject(told)
  expect(server.received).toEqual([])
})

test('R40 a mail server that is not there is told of, with what happened', async () => {
  const { mail } = await openSetUp({ smtp: serverAt(await freePort()) })
  expect(await mail()).toEqual({ outcome: 'unreachable', answer: 'ECONNREFUSED at CONN' })
})

test('R40 without a mail server the test mail is a file', async () => {
  const { mail, dataDir } = await openSetUp()
  expect(await mail()).toEqual({ outcome: 'written-to-file', answer: null })
  expect(await readdir(path.join(dataDir, 'outbox'))).toEqual([expect.stringMatching(/^test-.*\.eml$/)])
})

test('R40 nobody is pestered with test mails', async () => {
  const { mail, post, owner } = await openSetUp()
  for (let sent = 0; sent < 6; sent += 1) await mail()
  const reply = await post('/api/office/email/test', { to: 'owner@example.com' }, owner)
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
})

test('R40 nobody is pestered by several people together, whatever is added to the address', async () => {
  const opened = await openSetUp()
  const { mail, post } = opened
  const second = await logInAs(opened, 'owner', 'pilar')
  for (let sent = 0; sent < 5; sent += 1) await mail()
  const toSame = () => post('/api/office/email/test', { to: 'Owner+again@example.com' }, second)
  expect([(await toSame()).statusCode, (await toSame()).statusCode]).toEqual([200, 429])
})

test('R40 a test mail does not keep the server from stopping', async () => {
  const server = await mailServerFor({ manner: 'hangs at the letter' })
  // Given up only with the server: the letter itself has longer than this test may take.
  const smtpPatience = { ...patience, answerMs: 3_600_000, emailMs: 3_600_000 }
  const { mail, app } = await openSetUp({ smtp: serverAt(server.port), smtpPatience })
  const trying = mail().catch(() => undefined)
  await expect.poll(() => server.seen.passwords.length).toBe(1)
  await app.close()
  await trying
})

test('R40 an address that is none is refused at its field', async () => {
  const { post, owner } = await openSetUp()
  const reply = await post('/api/office/email/test', { to: 'one@example.com, two@example.com' }, owner)
  expect(reply.json()).toMatchObject({ errors: { to: { code: expect.any(String) } } })
})

test('R40 a test card is held for a dollar and let go at once, and no order is stored', async () => {
  const held: AuthorizeRequest[] = []
  const letGo: VoidRequest[] = []
  const { card, countOrders, holdsAnnounced } = await openSetUp({ payments: watched(held, letGo) })
  expect(await card('demo-approve-4242')).toEqual({ outcome: 'let-go', amount: 100 })
  expect(held).toMatchObject([{ amount: 100 }])
  expect(letGo).toMatchObject([{ key: held[0]?.key, authorization: expect.stringContaining('demo-') }])
  expect([await countOrders(), holdsAnnounced()]).toEqual([0, 0])
})

test.each([
  ['demo-decline-0002', 'declined'],
  ['demo-silence-0119', 'silent'],
  ['no-token-at-all', 'unreadable'],
])('R40 the test card %s is told as %s', async (token, outcome) => {
  const { card } = await openSetUp()
  expect(await card(token)).toEqual({ outcome, amount: 100 })
})

test('R40 a hold that stays is never told as let go; one whose answer was lost is let go by its key', async () => {
  const held: AuthorizeRequest[] = []
  const letGo: VoidRequest[] = []
  const payments = watched(held, letGo)
  const broken = { ...payments, void: () => Promise.reject(new Error('no answer')) }
  expect(await (await openSetUp({ payments: broken })).card('demo-approve-4242')).toMatchObject({
    outcome: 'held',
  })
  await (await openSetUp({ payments })).card('demo-silence-0119')
  expect(letGo).toMatchObject([{ key: held[1]?.key, authorization: null }])
})

function watched(held: AuthorizeRequest[], letGo: VoidRequest[]): PaymentGateway {
  const demo = createDemoPayments({ patienceMs: 20 })
  return {
    ...demo,
    authorize(request) {
      held.push(request)
      return demo.authorize(request)
    },
    void(request) {
      letGo.push(request)
      return demo.void(request)
    },
  }
}

test('R40 payments say that they are a demo, and whether that is wanted', async () => {
  const { get, owner } = await openSetUp()
  const reply = await get('/api/office/payments', owner)
  expect(reply.json()).toEqual({
    payments: 'demo',
    demo: true,
    isDemoRequested: false,
    publicUrl: null,
    setBy: 'office',
    keys: [],
    keptKeys: 0,
    stripe: null,
  })
})

const testKeys = {
  secretKey: 'sk_test_0123456789',
  publishableKey: 'pk_test_0123456789',
  webhookSecret: 'whsec_0123456789',
  isTestMode: true,
}
/** Not the demo: as Stripe is, for those who ask about it. */
const real = { ...createDemoPayments({ patienceMs: 20 }), isDemo: false }

test('R66 payments say that the keys are for tests, and when Stripe was last heard; never a key', async () => {
  const { get, owner, db } = await openSetUp({ stripe: testKeys, payments: real })
  const setUp = async () => (await get('/api/office/payments', owner)).json<PaymentsSetupReply>()
  const stripe = {
    isTestMode: true,
    webhookPath: '/api/stripe/webhook',
    lastEventAt: null,
    webhookError: null,
  }
  const first = await setUp()
  expect(first).toMatchObject({ payments: 'stripe', demo: false, stripe })
  expect(JSON.stringify(first)).not.toMatch(/_test_|whsec/)
  await recordWebhook(db, '2026-11-17T18:00:00.000Z')
  expect((await setUp()).stripe?.lastEventAt).toBe('2026-11-17T18:00:00.000Z')
  // A forged event soon after a valid one does not mean that the secret is wrong.
  await recordWebhookError(db, '2026-11-17T18:01:00.000Z', { kind: 'signature' })
  expect((await setUp()).stripe?.webhookError).toBeNull()
  await recordWebhookError(db, '2026-11-18T00:01:00.000Z', { kind: 'signature' })
  expect((await setUp()).stripe).toEqual({
    ...stripe,
    lastEventAt: '2026-11-17T18:00:00.000Z',
    webhookError: { kind: 'signature' },
  })
  await recordWebhookError(db, '2026-11-18T00:02:00.000Z', { kind: 'clock', minutes: 12 })
  expect((await setUp()).stripe?.webhookError).toEqual({ kind: 'clock', minutes: 12 })
})

test.each([
  [{ stripe: testKeys, payments: real }, { demoPayments: false, testPayments: true }, 'test'],
  [
    { stripe: { ...testKeys, isTestMode: false }, payments: real },
    { demoPayments: false, testPayments: false },
    'card',
  ],
  // Keys that are not in use move no money in either mode.
  [{ stripe: testKeys, cards: false }, { demoPayments: false, testPayments: false }, null],
  [{}, { demoPayments: true, testPayments: false }, 'demo'],
] as const)('R66 every screen of the staff knows whether money moves: %j', async (options, told, cards) => {
  const { get, owner } = await openSetUp(options)
  expect((await get('/api/me', owner)).json()).toMatchObject(told)
  expect((await get('/api/office/today', owner)).json<TodayReply>().firstWeek.cards).toBe(cards)
})

test('R66 with test keys a test card is named, and the gateway makes its token', async () => {
  const held: AuthorizeRequest[] = []
  const letGo: VoidRequest[] = []
  const createTestToken = async (card: string) => (card === 'pm_card_visa' ? 'demo-approve-4242' : 'no-token')
  const payments = { ...watched(held, letGo), isDemo: false, createTestToken }
  const { card } = await openSetUp({ stripe: testKeys, payments })
  expect(await card('pm_card_visa')).toEqual({ outcome: 'let-go', amount: 100 })
  expect(held.map(({ token }) => token)).toEqual(['demo-approve-4242'])
  expect(await card('pm_card_of_nobody')).toMatchObject({ outcome: 'unreadable' })
})

test('R66 a test card whose bank asks is told so, and put away', async () => {
  const letGo: VoidRequest[] = []
  const payments: PaymentGateway = {
    ...watched([], letGo),
    isDemo: false,
    authorize: async () => ({ outcome: 'action-required', intent: 'pi_1', challenge: 'pi_1_secret_2' }),
  }
  const { card, db } = await openSetUp({ stripe: testKeys, payments })
  expect(await card('pm_card_authenticationRequired')).toMatchObject({ outcome: 'requires-confirmation' })
  expect(letGo).toMatchObject([{ authorization: 'pi_1' }])
  expect(await db.read.selectFrom('payments').select('state').execute()).toEqual([{ state: 'voided' }])
})
