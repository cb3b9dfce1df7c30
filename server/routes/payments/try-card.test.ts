// A test of the card gateway (R40): the hold is recorded before it is made, and released whatever happens (trust rule 20).
import { describe, expect, test } from 'vitest'
import type { CardTestReply } from '../../../domain/payments/payment-api.ts'
import type { TodayReply } from '../../../domain/people/people-api.ts'
import { engines, type Engine } from '../../../test-support/databases.ts'
import { openOffice } from '../../../test-support/open-office.ts'
import { settling } from '../../../test-support/settling.ts'
import { createDemoPayments } from '../../adapters/payments-demo.ts'
import { GatewayUnavailable, type PaymentGateway, type VoidRequest } from '../../adapters/payments.ts'
import { settlePayments } from '../../jobs/settle-payments.ts'

const approved = 'demo-approve-4242'
const noAnswer = () => Promise.reject(new Error('no answer'))
const silence = () => Promise.reject(new GatewayUnavailable('no answer'))

async function openTries(engine: Engine, broken: Partial<PaymentGateway> = {}) {
  const letGo: VoidRequest[] = []
  const demo = createDemoPayments({ patienceMs: 20 })
  const works: PaymentGateway = {
    ...demo,
    void(hold) {
      letGo.push(hold)
      return demo.void(hold)
    },
  }
  const office = await openOffice(engine, { payments: { ...works, ...broken } })
  const { db, post, owner } = office
  return {
    ...office,
    letGo,
    card: (paymentToken: string) => post('/api/office/payments/test', { paymentToken }, owner),
    rows: () => db.read.selectFrom('payments').select(['key', 'state', 'order_seq']).execute(),
    /** Runs the job once the gateway is up again. */
    async settleLater() {
      const now = () => new Date(Date.now() + 16 * 60_000)
      expect(await settlePayments({ ...settling(db, works), now })).toBe(0)
    },
  }
}

describe.each(engines)('a test card on %s', (engine) => {
  test('R40 is written down before the gateway is asked, and let go', async () => {
    let before: unknown
    const demo = createDemoPayments()
    const attempts = await openTries(engine, {
      async authorize(request) {
        before = [request.key, await attempts.rows()]
        return demo.authorize(request)
      },
    })
    expect((await attempts.card(approved)).json<CardTestReply>().outcome).toBe('let-go')
    const key = expect.stringMatching(/^try-/)
    expect(before).toEqual([key, [{ key, state: 'requested', order_seq: null }]])
    expect(await attempts.rows()).toEqual([{ key, state: 'voided', order_seq: null }])
    await attempts.settleLater()
    expect(attempts.letGo).toHaveLength(1)
  })

  test.each(['demo-decline-0002', 'no-token-at-all'])('R40 %s leaves nothing to let go', async (token) => {
    const { card, rows, settleLater, letGo } = await openTries(engine)
    await card(token)
    expect(await rows()).toMatchObject([{ state: 'declined' }])
    await settleLater()
    expect(letGo).toEqual([])
  })

  test.each<[string, Partial<PaymentGateway>, object]>([
    ['cannot be let go', { void: noAnswer }, { outcome: 'held' }],
    ['has no answer', { authorize: silence }, { outcome: 'silent' }],
    ['has no answer at all', { authorize: silence, void: noAnswer }, { outcome: 'unreachable-unreleased' }],
    ['breaks the gateway', { authorize: noAnswer }, { status: 500 }],
  ])('R40 one that %s is let go later, by its key, and told so', async (_what, broken, told) => {
    const { card, rows, settleLater, letGo } = await openTries(engine, broken)
    expect((await card(approved)).json()).toMatchObject(told)
    const [row] = await rows()
    expect(row?.state).toBe('requested')
    await settleLater()
    expect(letGo.at(-1)).toMatchObject({ key: row?.key, authorization: null })
    expect(await rows()).toMatchObject([{ state: 'voided', order_seq: null }])
  })

  test('R40 counts nowhere: no sale, no failed payment, no first order, nothing that waits', async () => {
    const { card, get, owner, rows, countOrders, holdsAnnounced } = await openTries(engine, {
      void: noAnswer,
    })
    for (const token of [approved, 'demo-decline-0002', 'demo-silence-0119']) await card(token)
    expect(await rows()).toHaveLength(3)
    const today = (await get('/api/office/today', owner)).json<TodayReply>()
    expect(today).toMatchObject({
      total: { orders: 0, netSales: 0 },
      alarms: [],
      firstWeek: { order: null },
    })
    const sales = await get(`/api/office/sales?from=${today.today}&to=${today.today}`, owner)
    expect(sales.json()).toMatchObject({ total: { orders: 0, sales: 0, canceled: 0 } })
    expect([await countOrders(), holdsAnnounced()]).toEqual([0, 0])
  })
})
