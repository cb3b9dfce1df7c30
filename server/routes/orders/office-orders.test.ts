import { describe, expect, test } from 'vitest'
import { engines } from '../../../test-support/databases.ts'
import { storeOrders } from '../../../test-support/many-orders.ts'
import { openOrderBook } from '../../../test-support/open-order-book.ts'

describe.each(engines)('the order book on %s', (engine) => {
  test('lists the newest first, with what the owner wants to see at a glance', async () => {
    const { list, placed, move, setNow } = await openOrderBook(engine)
    setNow(new Date('2026-11-15T20:00:00.000Z'))
    const first = await placed()
    setNow(new Date('2026-11-15T20:04:00.000Z'))
    const second = await placed()
    await move(first, 'placed', 'cooking')
    expect(await list()).toEqual({
      orders: [
        {
          id: second,
          number: 2,
          timestamp: '2026-11-15T20:04:00.000Z',
          name: 'Rosa Delgado',
          lines: [
            { shortName: { en: 'Beef' }, quantity: 2 },
            { shortName: { en: 'Chix' }, quantity: 1 },
            { shortName: { en: 'Pork' }, quantity: 1 },
          ],
          total: 4599,
          fulfillment: 'delivery',
          promise: {
            at: '2026-11-15T20:35:00.000Z',
            readyBy: '2026-11-15T20:15:00.000Z',
            isScheduled: false,
          },
          status: 'placed',
          canceledBy: null,
          paymentFailed: false,
          moneyIfCanceled: { how: 'release', amount: 4599 },
          purgedAt: null,
        },
        expect.objectContaining({ id: first, number: 1, status: 'cooking' }),
      ],
      count: 2,
      more: false,
      page: 1,
      today: '2026-11-15',
    })
  })

  test('finds by number, name, last name and e-mail, whatever the accents, case and signs', async () => {
    const { list, placeFor } = await openOrderBook(engine)
    await placeFor({ firstName: 'José', lastName: 'Núñez', email: 'Pepe@Example.com' })
    await placeFor({ firstName: 'Åsa', lastName: 'O’Brien', email: 'asa@example.com' })
    await placeFor({ firstName: '100%', lastName: '_under', email: 'signs@example.com' })
    await placeFor({ firstName: 'Wei', lastName: 'Łin', email: 'jose@example.com' })
    const found = async (find: string) => (await list({ find })).orders.map(({ number }) => number)
    const expected: [string, number[]][] = [
      ['jose', [4, 1]],
      ['JOSÉ', [4, 1]],
      ['jose nunez', [1]],
      ['  José   Nún', [1]],
      ['nunez', [1]],
      ['pepe@', [1]],
      ['PEPE@EXAMPLE.COM', [1]],
      ['o’b', [2]],
      ['2', [2]],
      ['#002', [2]],
      ['%', []],
      ['100%', [3]],
      ['100_', []],
      ['_', [3]],
      ['_u%', []],
      ['osé', []],
      ["' or 1=1 --", []],
      ['\\', []],
      ['999', []],
      ['1000', []],
      ['\u{10ffff}', []],
      ['   ', [4, 3, 2, 1]],
    ]
    for (const [find, numbers] of expected) expect(await found(find), find).toEqual(numbers)
  })

  test('a business day starts at four in the morning', async () => {
    const { list, placed, setNow } = await openOrderBook(engine)
    // 03:59 and 04:00 on November 15 in Los Angeles.
    setNow(new Date('2026-11-15T11:59:59.000Z'))
    await placed()
    expect(await list({ period: 'today' })).toMatchObject({ count: 1, today: '2026-11-14' })
    setNow(new Date('2026-11-15T12:00:00.000Z'))
    expect(await list({ period: 'today' })).toMatchObject({ count: 0, today: '2026-11-15' })
    await placed()
    const numbers = async (query: Record<string, string>) =>
      (await list(query)).orders.map(({ number }) => number)
    expect(await numbers({ period: 'today' })).toEqual([2])
    expect(await numbers({ from: '2026-11-14', to: '2026-11-14' })).toEqual([1])
    expect(await numbers({ from: '2026-11-15' })).toEqual([2])
    expect(await numbers({ to: '2026-11-14' })).toEqual([1])
    expect(await numbers({ from: '2026-11-14', to: '2026-11-15' })).toEqual([2, 1])
    expect(await numbers({ period: '7-days' })).toEqual([2, 1])
    setNow(new Date('2026-11-21T20:00:00.000Z'))
    expect(await numbers({ period: '7-days' })).toEqual([2])
    expect(await numbers({})).toEqual([2, 1])
  })

  test('status, day and search work together', async () => {
    const { list, placeFor, cancel, setNow } = await openOrderBook(engine)
    setNow(new Date('2026-11-14T20:00:00.000Z'))
    const ana = { firstName: 'Ana', lastName: 'Pop', email: 'ana@example.com' }
    await cancel(await placeFor(ana))
    await placeFor(ana)
    setNow(new Date('2026-11-15T20:00:00.000Z'))
    await cancel(await placeFor(ana))
    await cancel(await placeFor({}))
    const numbers = async (query: Record<string, string>) =>
      (await list(query)).orders.map(({ number }) => number)
    expect(await numbers({ status: 'canceled' })).toEqual([4, 3, 1])
    expect(await numbers({ status: 'canceled', find: 'ana' })).toEqual([3, 1])
    expect(await numbers({ status: 'canceled', find: 'pop', period: 'today' })).toEqual([3])
    expect(await numbers({ find: '3', status: 'placed' })).toEqual([])
    expect(await numbers({ find: '3', to: '2026-11-14' })).toEqual([])
  })

  test('pages through more than a thousand, fifty at a time, and says that there are more', async () => {
    const { list, db } = await openOrderBook(engine)
    await storeOrders(db, 1_234, (at) => ({
      first_name: at % 2 ? 'Ana' : 'Rosa',
      business_day: at < 617 ? '2026-11-14' : '2026-11-15',
    }))
    const seen: number[] = []
    for (let page = 1; page <= 13; page += 1) {
      const reply = await list({ from: '2026-11-15', page: String(page) })
      expect(reply).toMatchObject({ count: 617, more: false, page })
      seen.push(...reply.orders.map(({ number }) => number))
    }
    expect(seen).toEqual(Array.from({ length: 617 }, (_, at) => ((1_234 - at - 1) % 999) + 1))

    expect(await list()).toMatchObject({ count: 1_000, more: true })
    expect(await list({ page: '20' })).toMatchObject({ page: 20, orders: { length: 50 } })
    // Beyond the last page there is the last page.
    expect(await list({ page: '21' })).toMatchObject({ page: 20 })
    expect(await list({ find: 'ana', page: '999999' })).toMatchObject({ count: 617, more: false, page: 13 })
    expect(await list({ find: 'rosa d' })).toMatchObject({ count: 617, more: false })
    expect(await list({ find: '235' })).toMatchObject({ count: 2 })
    expect(await list({ find: 'nobody', page: '7' })).toMatchObject({ count: 0, page: 1, orders: [] })
  })

  test('only the owner looks into it', async () => {
    const { placed, get, send, post, cook } = await openOrderBook(engine)
    const id = await placed()
    for (const url of ['/api/office/orders', `/api/office/orders/${id}`]) {
      expect((await send({ method: 'GET', url })).statusCode, url).toBe(401)
      expect((await get(url, cook)).statusCode, url).toBe(403)
    }
    const again = `/api/office/orders/${id}/resend-email`
    expect((await send({ method: 'POST', url: again, payload: {} })).statusCode).toBe(401)
    expect((await post(again, {}, cook)).statusCode).toBe(403)
  })

  test('what is no filter is refused in words, and an unknown order is not there', async () => {
    const { get, post, owner } = await openOrderBook(engine)
    const refused: [string, string][] = [
      ['from=2026-02-30', 'from'],
      ['to=yesterday', 'to'],
      ['from=2026-11-15&to=2026-11-14', 'to'],
      ['period=today&from=2026-11-15', 'period'],
      ['period=year', 'period'],
      ['status=eaten', 'status'],
      ['page=0', 'page'],
      ['page=-1', 'page'],
      ['page=1e3', 'page'],
      ['find=%00', 'find'],
      [`find=${'a'.repeat(255)}`, 'find'],
      ['find=a&find=b', 'find'],
      ['x=1', 'x'],
    ]
    for (const [query, field] of refused) {
      const reply = await get(`/api/office/orders?${query}`)
      expect(reply.statusCode, query).toBe(422)
      expect(Object.keys(reply.json<{ fields: object }>().fields), query).toEqual([field])
    }
    for (const id of ['AAAAAAAAAAAAAAAAAAAAAA', 'nothing', '%00', "'"]) {
      expect((await get(`/api/office/orders/${id}`)).statusCode, id).toBe(404)
      expect((await post(`/api/office/orders/${id}/resend-email`, {}, owner)).statusCode, id).toBe(404)
    }
  })
})
