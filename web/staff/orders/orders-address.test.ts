import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderStatuses } from '#domain/orders/order-constants.ts'
import { addressOf, queryOf, readView, type OrdersView } from './orders-address.ts'

const today: OrdersView = { days: { kind: 'today' }, status: undefined, find: '', page: 1 }
const viewOf = (parts: string) => readView(`/Manage/Orders${parts}`)

describe('the address of the orders', () => {
  test.each<[string, OrdersView]>([
    ['', today],
    ['/', today],
    ['/day/2026-11-15', { ...today, days: { kind: 'day', day: '2026-11-15' } }],
    ['/days/7-days', { ...today, days: { kind: '7-days' } }],
    ['/DAYS/All/Status/COOKING', { ...today, days: { kind: 'all' }, status: 'cooking' }],
    ['/page/2/find/rosa', { ...today, find: 'rosa', page: 2 }],
    ['/find/Jos%C3%A9%20N%C3%BA%C3%B1ez', { ...today, find: 'José Núñez' }],
    ['/find/a%2Fb', { ...today, find: 'a/b' }],
    ['/find/100%', { ...today, find: '100%' }],
    // Somebody who is called like one of our own words.
    ['/find/status/page/3', { ...today, find: 'status', page: 3 }],
  ])('%s is understood', (parts, view) => {
    expect(viewOf(parts)).toEqual(view)
  })

  test.each([
    '/day/2026-02-30',
    '/day',
    '/days/yesterday',
    '/status/eaten',
    '/page/0',
    '/page/-1',
    '/page/99999',
    '/find/%20',
    '/find/%00',
    '/nonsense',
    '/nonsense/more',
    '//',
    '/__proto__/x',
  ])('%s is as good as nothing', (parts) => {
    expect(viewOf(parts)).toEqual(today)
  })

  test('nonsense hides nothing that stands after it', () => {
    expect(viewOf('/nonsense/status/ready/page/x/find/ana')).toEqual({
      ...today,
      status: 'ready',
      find: 'ana',
    })
  })

  test('the plain list has the plain address', () => {
    expect(addressOf(today)).toBe('#/Manage/Orders')
    expect(addressOf({ ...today, status: 'ready', find: 'a/b%', page: 2 })).toBe(
      '#/Manage/Orders/status/ready/find/a%2Fb%25/page/2',
    )
  })

  test('every view comes back from its address as it was, also through a real URL', () => {
    const views = fc.record<OrdersView>({
      days: fc.oneof(
        fc.constantFrom({ kind: 'today' }, { kind: '7-days' }, { kind: 'all' } as const),
        fc.constant({ kind: 'day' as const, day: '2026-11-15' }),
      ),
      status: fc.option(fc.constantFrom(...orderStatuses), { nil: undefined }),
      find: fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('a/b', '%', '%2F', 'Ünal?#', '..', 'page'),
      ),
      page: fc.integer({ min: 1, max: 9_999 }),
    })
    fc.assert(
      fc.property(views, (view) => {
        const { hash } = new URL(addressOf(view), 'http://burritoful.test/')
        const read = readView(hash.slice(1))
        expect(addressOf(read)).toBe(addressOf(view))
        expect({ ...read, find: '' }).toEqual({ ...view, find: '' })
        expect(read.find).toBe(view.find.replace(/[\s\p{Cc}]+/gu, ' ').trim())
      }),
    )
  })
})

test('the server is asked for what the address says, and for no more', () => {
  expect(queryOf(today)).toEqual({ period: 'today' })
  expect(queryOf({ ...today, days: { kind: 'all' } })).toEqual({})
  expect(
    queryOf({ days: { kind: 'day', day: '2026-11-15' }, status: 'ready', find: 'rosa', page: 3 }),
  ).toEqual({ from: '2026-11-15', to: '2026-11-15', status: 'ready', find: 'rosa', page: 3 })
})
