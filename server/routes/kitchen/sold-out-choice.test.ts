// A choice that is sold out (R59): for today, or until further notice.
import { describe, expect, test } from 'vitest'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { bothEngines } from '../../../test-support/databases.ts'
import { beans, openStock, orderOf } from '../../../test-support/open-stock.ts'
import { readAuditOf } from '../../db/people/audit.ts'

describe.each(bothEngines)('R59 a choice that is sold out on %s', (engine) => {
  const guacamole = 'extras-guacamole'
  const withGuacamole = () =>
    orderOf([
      {
        item: 'bean',
        quantity: 1,
        choices: [
          { id: 'salsa-medium', count: 1 },
          { id: guacamole, count: 1 },
        ],
      },
    ])

  async function openChoices() {
    const stock = await openStock(engine)
    const { post, cook } = stock
    return {
      ...stock,
      soldOutChoice: (choice: string, soldOut: string) => post('/api/sold-out', { choice, soldOut }, cook),
    }
  }

  test('is refused by its id until it is back, and the burrito without it can be had', async () => {
    const { soldOutChoice, take, setNow, db } = await openChoices()
    const shop = (await soldOutChoice(guacamole, 'today')).json<MenuReply>()
    const choice = shop.groups.flatMap(({ choices }) => choices).find(({ id }) => id === guacamole)
    // Until 4 AM.
    expect(choice).toMatchObject({ soldOut: true, backAt: '2026-11-17T12:00:00.000Z' })
    expect(await take(withGuacamole())).toMatchObject({ status: 409, code: 'sold-out', choices: [guacamole] })
    expect(await take(beans(1))).toMatchObject({ status: 201 })
    setNow(new Date('2026-11-17T12:01:00.000Z'))
    expect(await take(withGuacamole())).toMatchObject({ status: 201 })
    await soldOutChoice(guacamole, 'later')
    expect(await take(withGuacamole())).toMatchObject({ status: 409 })
    await soldOutChoice(guacamole, 'no')
    expect(await take(withGuacamole())).toMatchObject({ status: 201 })
    const logged = await readAuditOf(db, 'shop', guacamole, 5)
    expect(logged.map(({ action }) => action)).toEqual(
      ['today', 'later', 'no'].map((to) => ({
        what: 'changed',
        target: { kind: 'choice', id: guacamole, name: 'Guacamole' },
        changes: [{ field: 'soldOut', from: null, to }],
      })),
    )
  })

  test('R57 nobody gets another salsa unasked: as it comes is refused, and what stands in is ordered by name', async () => {
    const { soldOutChoice, take, db } = await openChoices()
    await soldOutChoice('salsa-medium', 'today')
    expect(await take(beans(1))).toMatchObject({ status: 409, code: 'sold-out', choices: ['salsa-medium'] })
    expect(await db.read.selectFrom('payments').selectAll().execute()).toEqual([])
    const mild = orderOf([{ item: 'bean', quantity: 1, choices: [{ id: 'salsa-mild', count: 1 }] }])
    expect(await take(mild)).toMatchObject({ status: 201 })
  })

  test('several at once are all kept', async () => {
    const { soldOutChoice, menu } = await openChoices()
    const group = ['extras-guacamole', 'extras-cheese', 'extras-sour-cream', 'extras-double-filling']
    await Promise.all(group.map((choice) => soldOutChoice(choice, 'today')))
    const { groups } = await menu()
    const soldOut = groups.flatMap(({ choices }) => choices).filter((one) => one.soldOut)
    expect(soldOut.map(({ id }) => id)).toEqual(group)
  })

  test.each([
    ['a choice that is not there', { choice: 'extras-truffle', soldOut: 'today' }],
    ['an item and a choice', { item: 'bean', choice: guacamole, soldOut: 'today' }],
    ['neither', { soldOut: 'today' }],
  ])('%s is refused in words', async (_what, body) => {
    const { post, cook } = await openChoices()
    expect((await post('/api/sold-out', body, cook)).statusCode).toBe(422)
  })
})
