// Trust rule 19: an https site without keys starts with no way to pay, and says so to customers and to the owner.
import { expect, test } from 'vitest'
import type { PaymentsSetupReply } from '../../../domain/payments/payment-api.ts'
import type { TodayReply } from '../../../domain/people/people-api.ts'
import type { MenuReply } from '../../../domain/restaurant/restaurant-api.ts'
import { openOffice } from '../../../test-support/open-office.ts'
import { rosasOrder, type TestAppOptions } from '../../../test-support/test-app.ts'

async function openSite(options: TestAppOptions = {}) {
  const office = await openOffice('sqlite', { publicUrl: 'https://burritoful.test', ...options })
  const { send, get, owner } = office
  return {
    ...office,
    paymentMethods: async () =>
      (await send({ method: 'GET', url: '/api/menu' })).json<MenuReply>().paymentMethods,
    cards: async () => (await get('/api/office/today', owner)).json<TodayReply>().firstWeek.cards,
    setUp: async () => (await get('/api/office/payments', owner)).json<PaymentsSetupReply>(),
  }
}

test('R73 an https site without keys takes no order, holds no money, and the owner reads why', async () => {
  const { order, paymentMethods, cards, setUp, countOrders, db } = await openSite()
  expect(await paymentMethods()).toMatchObject({ cards: null, counter: { pickup: false, delivery: false } })
  for (const body of [rosasOrder, { ...rosasOrder, pay: 'counter' }])
    expect((await order(body)).json()).toMatchObject({ status: 409, code: 'payment-methods-changed' })
  expect(await countOrders()).toBe(0)
  expect(await db.read.selectFrom('payments').selectAll().execute()).toEqual([])
  expect(await cards()).toBe('none')
  expect(await setUp()).toMatchObject({ payments: 'none', demo: false })
})

test('R73 as soon as the owner lets people pay on pickup, they can order', async () => {
  const { order, paymentMethods, cards, post, get, owner } = await openSite()
  const saved = (await get('/api/office/payment-methods', owner)).json<object>()
  await post('/api/office/payment-methods', { ...saved, counter: { pickup: true, delivery: false } }, owner)
  expect((await paymentMethods()).counter).toEqual({ pickup: true, delivery: false })
  const { paymentToken: _card, ...body } = rosasOrder
  expect((await order({ ...body, fulfillment: 'pickup', pay: 'counter' })).statusCode).toBe(201)
  expect(await cards()).toBeNull()
})

test('R73 on plain http, and with DEMO_PAYMENTS=yes, the demo gateway serves as before', async () => {
  const plain = await openSite({ publicUrl: 'http://burritoful.test' })
  const intended = await openSite({ demoPayments: true })
  for (const site of [plain, intended]) {
    expect((await site.paymentMethods()).cards).toBe('demo')
    expect((await site.order(rosasOrder)).statusCode).toBe(201)
    expect(await site.cards()).toBe('demo')
  }
})
