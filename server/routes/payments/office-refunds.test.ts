import { describe, expect, test } from 'vitest'
import { cents } from '#domain/basics/money.ts'
import type { Engine } from '../../../test-support/databases.ts'
import { engines } from '../../../test-support/databases.ts'
import { openRefunds, units } from '../../../test-support/open-refunds.ts'
import type { TestReply } from '../../../test-support/ask.ts'
import { runs, seed } from '../../../test-support/property-runs.ts'
import { chanceFrom } from '../../../test-support/sales-year.ts'
import { newKey, openTestApp } from '../../../test-support/test-app.ts'
import { checkBooks } from '../../db/books/check-books.ts'

/** Rosa's order: 2 Beef at 10.50, 1 Chicken at 10.00, 1 Pork at 11.00, tax 9.5 % of 42.00: 45.99. */
const oneBeef = { selection: units([0, 1]), expected: 1150 }

function codesOf(refused: readonly TestReply[]): string[] {
  return refused.map((reply) => reply.json<{ code: string }>().code)
}

async function ledgerOf(db: Awaited<ReturnType<typeof openRefunds>>['db']) {
  return db.read.selectFrom('ledger').selectAll().where('kind', '=', 'refund').orderBy('seq').execute()
}

describe.each(engines)('refunds in part on %s', (engine: Engine) => {
  test('R67 one burrito goes back with its tax, is logged, told and sent', async () => {
    const { paidOrder, refunded, settle, detail, track, log, db, ...app } = await openLogged(engine)
    const id = await paidOrder()
    const [holds, emails] = [app.holdsAnnounced(), app.mailsAnnounced()]
    const { version } = await detail(id)
    const order = await refunded(id, { ...oneBeef, reason: 'missing', note: 'One was missing.' })
    expect(order).toMatchObject({
      payment: 'captured',
      version: version + 1,
      refunds: [
        {
          units: [{ line: 0, quantity: 1 }],
          goods: 1050,
          tax: 100,
          delivery: 0,
          tip: 0,
          amount: 1150,
          reason: 'missing',
          note: 'One was missing.',
          state: 'requested',
          by: 'owner',
          sentAt: null,
        },
      ],
      history: [
        { by: { name: 'Olga' }, action: { what: 'refunded', changes: [{ to: 1150 }, { to: 'missing' }] } },
      ],
    })
    expect(order.emails.at(-1)).toMatchObject({
      kind: 'refunded',
      state: 'due',
      refund: order.refunds[0]?.id,
    })
    expect([app.holdsAnnounced(), app.mailsAnnounced()]).toEqual([holds + 1, emails + 1])
    await settle()
    expect((await detail(id)).refunds).toMatchObject([
      { state: 'sent', sentAt: expect.any(String) as string },
    ])
    expect(await track(id)).toMatchObject({
      refunds: [{ amount: 1150, state: 'sent', note: 'One was missing.' }],
    })
    expect(await ledgerOf(db)).toMatchObject([{ card: -1150, refunds: 1050, tax: 100, tips: 0, delivery: 0 }])
    expect((await log())[0]).toMatchObject({ action: { what: 'refunded', target: { kind: 'order', id } } })
  })

  test('R67 part by part everything goes back, to the cent, and then nothing more', async () => {
    const { paidOrder, refunded, refund, settle, detail, db } = await openRefunds(engine)
    const id = await paidOrder()
    await refunded(id, oneBeef)
    await refunded(id, { selection: { amount: 500 as never }, expected: 500 })
    await refunded(id, { selection: units([1, 1], [2, 1]), expected: 2300 })
    const last = await refunded(id, { selection: units([0, 1]), expected: 4599 - 1150 - 500 - 2300 })
    expect(last.refunds.reduce((sum, { tax }) => sum + tax, 0)).toBe(399)
    await settle()
    expect(await detail(id)).toMatchObject({ payment: 'refunded' })
    const entries = await ledgerOf(db)
    expect(entries.reduce((sum, { card }) => sum + card, 0)).toBe(-4599)
    expect(entries.reduce((sum, { tax }) => sum + tax, 0)).toBe(399)
    const more = await refund(id, { selection: { amount: 1 as never }, expected: 1 })
    expect([more.statusCode, codesOf([more])]).toEqual([409, ['nothing-to-refund']])
  })

  test('R67 a request that comes twice refunds once, whether after or at the same time', async () => {
    const { paidOrder, refund, refunded, detail, settle, db } = await openRefunds(engine)
    const id = await paidOrder()
    const asked = { ...oneBeef, key: newKey() }
    await refunded(id, asked)
    expect((await refunded(id, asked)).refunds).toHaveLength(1)
    const together = { selection: units([1, 1]), expected: 1095, key: newKey() }
    const replies = await Promise.all(Array.from({ length: 6 }, () => refund(id, together)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
    await settle()
    await settle()
    expect((await detail(id)).refunds.map(({ amount }) => amount)).toEqual([1150, 1095])
    expect(await ledgerOf(db)).toHaveLength(2)
    const other = await paidOrder()
    const reused = [
      await refund(other, asked),
      await refund(id, { ...asked, selection: units([0, 2]) }),
      await refund(id, { ...asked, selection: { amount: 1150 as never } }),
    ]
    expect(reused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422])
    expect(new Set(codesOf(reused))).toEqual(new Set(['idempotency-key-reused']))
  })

  test('R67 the answer is lost, and the same wish comes to another amount by now: it went back once', async () => {
    const { paidOrder, refunded } = await openRefunds(engine)
    const id = await paidOrder()
    const asked = { ...oneBeef, key: newKey() }
    await refunded(id, asked)
    const again = await refunded(id, { ...asked, expected: 1149 })
    expect(again.refunds.map(({ amount }) => amount)).toEqual([1150])
  })

  test('R67 two owners at once never send back more than was paid', async () => {
    const { paidOrder, refund, detail, settle, db } = await openRefunds(engine)
    const id = await paidOrder()
    const all = { selection: units([0, 2], [1, 1], [2, 1]), expected: 4599 }
    const replies = await Promise.all([
      ...Array.from({ length: 4 }, () => refund(id, all)),
      ...Array.from({ length: 4 }, () => refund(id, oneBeef)),
    ])
    await settle()
    const { refunds } = await detail(id)
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(4599)
    const done = replies.filter(({ statusCode }) => statusCode === 200)
    expect(done).toHaveLength(refunds.length)
    const refused = replies.filter(({ statusCode }) => statusCode !== 200)
    for (const code of codesOf(refused)) expect(['refund-changed', 'nothing-to-refund']).toContain(code)
    const sent = (await ledgerOf(db)).reduce((sum, { card }) => sum - card, 0)
    expect(sent).toBe(refunds.reduce((sum, { amount }) => sum + amount, 0))
  })

  test('R67 random parts, asked for by two owners at two servers at once: never more than was paid, and the books balance', async () => {
    const { paidOrder, refund, detail, settle, db, place, owner } = await openRefunds(engine)
    const second = await openTestApp(engine, { place })
    const chance = chanceFrom(seed)
    let late = 0
    for (let order = 0; order < runs(40); order += 1) {
      const id = await paidOrder()
      const wishes = Array.from({ length: 12 }, () => {
        const amount = cents(1 + chance.below(1_500))
        return chance.pick([oneBeef, { selection: { amount }, expected: amount }])
      })
      const replies = await Promise.all(
        wishes.map((asked, nth) =>
          nth % 2 === 0
            ? refund(id, asked)
            : second.send({
                method: 'POST',
                url: `/api/office/orders/${id}/refunds`,
                payload: { key: newKey(), reason: 'missing', note: '', ...asked },
                headers: { cookie: owner },
              }),
        ),
      )
      const refused = replies.filter(({ statusCode }) => statusCode !== 200)
      for (const code of codesOf(refused)) expect(['refund-changed', 'nothing-to-refund']).toContain(code)
      late += refused.length
      const { refunds } = await detail(id)
      const sum = (part: 'goods' | 'tax' | 'amount') => refunds.reduce((all, one) => all + one[part], 0)
      expect(refunds).toHaveLength(replies.length - refused.length)
      expect(sum('amount')).toBe(sum('goods') + sum('tax'))
      expect(sum('goods')).toBeLessThanOrEqual(4200)
      expect(sum('tax')).toBeLessThanOrEqual(399)
      // The rest is refunded at once, and then the parts add up to the whole.
      const expected = cents(4599 - sum('amount'))
      if (expected > 0) await refund(id, { selection: { amount: expected }, expected })
      const whole = (await detail(id)).refunds
      expect(whole.reduce((all, { tax }) => all + tax, 0)).toBe(399)
      expect(whole.reduce((all, { goods }) => all + goods, 0)).toBe(4200)
    }
    expect(late).toBeGreaterThan(0)
    await settle()
    expect(await checkBooks(db)).toMatchObject({ discrepancies: [] })
  })

  test('R67 what is not what was shown, or canceled is refused, and nothing moves', async () => {
    const { paidOrder, refund, cancel, settle, detail } = await openRefunds(engine)
    const paid = await paidOrder()
    const gone = await paidOrder()
    await cancel(gone)
    const refusals = [
      [await refund('A'.repeat(22), oneBeef), 404, 'not-found'],
      [await refund(gone, oneBeef), 409, 'nothing-to-refund'],
      [await refund(paid, { ...oneBeef, expected: 1149 }), 409, 'refund-changed'],
      [await refund(paid, { selection: units([0, 3]), expected: 3448 }), 409, 'refund-changed'],
      [await refund(paid, { selection: units([0, 1], [0, 1]), expected: 2299 }), 409, 'refund-changed'],
      [await refund(paid, { selection: units([7, 1]), expected: 1149 }), 409, 'refund-changed'],
      [await refund(paid, { selection: { amount: 4600 as never }, expected: 4600 }), 409, 'refund-changed'],
    ] as const
    for (const [reply, status, code] of refusals) {
      expect(reply.statusCode, reply.body).toBe(status)
      expect(reply.json<{ code: string }>().code).toBe(code)
    }
    await settle()
    expect((await detail(paid)).refunds).toEqual([])
    expect((await detail(gone)).refunds).toMatchObject([{ reason: 'canceled', amount: 4599 }])
  })

  test('R67 an order that nobody has paid yet has nothing to refund', async () => {
    const { placed, refund } = await openRefunds(engine)
    const reply = await refund(await placed(), oneBeef)
    expect([reply.statusCode, codesOf([reply])]).toEqual([409, ['nothing-to-refund']])
  })

  test('R67 bad input gets a sentence at its field', async () => {
    const { paidOrder, refund } = await openRefunds(engine)
    const id = await paidOrder()
    const wrong = [
      [{ selection: units(), expected: 1 }, 'selection', 'Choose what goes back.'],
      [
        { selection: { amount: 0 as never }, expected: 1 },
        'selection.amount',
        'Use dollars and cents, like 4.50.',
      ],
      [{ ...oneBeef, reason: 'canceled' }, 'reason', 'Pick a reason.'],
      [{ ...oneBeef, note: 'x'.repeat(141) }, 'note', 'Use at most 140 characters.'],
      [{ ...oneBeef, note: 'Card 4242 4242 4242 4242' }, 'note', expect.stringContaining('card')],
      [{ ...oneBeef, note: 'a\u0000b' }, 'note', expect.any(String)],
      [{ ...oneBeef, key: 'short' }, 'key', expect.any(String)],
      [{ ...oneBeef, expected: 0.5 }, 'expected', expect.any(String)],
    ] as const
    for (const [asked, field, sentence] of wrong) {
      const reply = await refund(id, asked)
      expect(reply.statusCode, reply.body).toBe(422)
      expect(reply.json<{ fields: object }>().fields).toEqual({ [field]: sentence })
    }
  })

  test('R67 an order that is canceled after a refund gets back the rest alone', async () => {
    const { paidOrder, refunded, cancel, settle, detail } = await openRefunds(engine)
    const id = await paidOrder()
    await refunded(id, oneBeef)
    await cancel(id)
    await settle()
    await settle()
    const order = await detail(id)
    expect(order).toMatchObject({ payment: 'refunded', status: 'canceled' })
    expect(order.refunds.map(({ amount, state }) => [amount, state])).toEqual([
      [1150, 'sent'],
      [3449, 'sent'],
    ])
  })
})

async function openLogged(engine: Engine) {
  const opened = await openRefunds(engine)
  return {
    ...opened,
    async log() {
      return (await opened.get('/api/office/log')).json<{ entries: readonly unknown[] }>().entries
    },
  }
}
