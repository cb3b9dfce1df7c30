// More open tickets than any kitchen has: the data sent to a board stays bounded, and still covers all tickets.
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeBill } from '../../../domain/orders/bill.ts'
import { maxTicketsOnBoard } from '../../../domain/kitchen/tickets.ts'
import type { ItemId } from '../../../domain/menu/menu.ts'
import type { OrderId } from '../../../domain/orders/order.ts'
import { startingMenu } from '../../../domain/menu/starting-menu.ts'
import { engines, type Engine } from '../../../test-support/databases.ts'
import { openLiveStream } from '../../../test-support/live-stream.ts'
import { storeOrders } from '../../../test-support/many-orders.ts'
import { openKitchen } from '../../../test-support/open-kitchen.ts'
import { taxRate } from '../../../test-support/restaurant.ts'
import { rosasOrder } from '../../../test-support/test-app.ts'

async function openCrowd(engine: Engine, open: number) {
  const kitchen = await openKitchen(engine)
  await storeOrders(kitchen.db, open, () => ({ status: 'placed', moved_at: null }))
  const board = await openLiveStream(`${kitchen.url}/api/live?board=1`, kitchen.cook)
  onTestFinished(() => board.close())
  await expect.poll(() => board.latest('board')).toBeDefined()
  const told = () => board.latest('board')
  const oldest = (at: number) => told()?.tickets[at]?.id ?? ''
  return { ...kitchen, board, told, oldest }
}

const patient = { timeout: 10_000 }

describe.each(engines)('a crowded board on %s', { timeout: 60_000 }, (engine) => {
  test('of five thousand open tickets the oldest come, and the rest is counted', async () => {
    const { told } = await openCrowd(engine, 5_000)
    expect(told()?.tickets).toHaveLength(maxTicketsOnBoard)
    expect(told()?.rest).toEqual({
      columns: { placed: 5_000 - maxTicketsOnBoard, cooking: 0, ready: 0 },
      toMake: { beef: 5_000 - maxTicketsOnBoard },
      chosen: { 'salsa-hot': 5_000 - maxTicketsOnBoard },
    })
    expect(JSON.stringify(told()).length).toBeLessThan(512 * 1024)
  })

  test('R60 what was chosen for the burritos beyond it is counted, less what is rolled', async () => {
    const { db, told, order } = await openCrowd(engine, maxTicketsOnBoard)
    const lines = [
      {
        item: 'bean',
        quantity: 3,
        choices: [
          { id: 'salsa-hot', count: 1 },
          { id: 'extras-cheese', count: 1 },
        ],
      },
    ]
    const expectedTotal = makeBill(lines, startingMenu, taxRate).total
    expect((await order({ ...rosasOrder, lines, expectedTotal })).statusCode).toBe(201)
    // This order is due after all the others, and somebody has started it.
    await db.write
      .updateTable('order_lines')
      .set({ rolled: 1 })
      .where('item', '=', 'bean' as ItemId)
      .execute()
    await order(rosasOrder)
    await expect
      .poll(() => told()?.rest, patient)
      .toMatchObject({ toMake: { bean: 2 }, chosen: { 'salsa-hot': 2, 'extras-cheese': 2 } })
  })

  test('R46 those promised first come, whoever ordered first', async () => {
    const { db, told, placed } = await openCrowd(engine, maxTicketsOnBoard)
    const first = await placed()
    await db.write
      .updateTable('orders')
      .set({ ready_by: '2020-01-01T12:00:00.000Z' })
      .where('id', '=', first as OrderId)
      .execute()
    await placed()
    await expect.poll(() => told()?.tickets.some(({ id }) => id === first), patient).toBe(true)
    expect(told()?.tickets).toHaveLength(maxTicketsOnBoard)
    expect(told()?.rest.columns.placed).toBe(2)
  })

  test('R46 what waits in Later is neither counted as new nor to be made', async () => {
    const { db, told, placed } = await openCrowd(engine, maxTicketsOnBoard + 20)
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    await db.write
      .updateTable('orders')
      .set({ starts_at: tomorrow, ready_by: tomorrow })
      .where('seq', '<=', 5)
      .execute()
    await placed()
    await expect.poll(() => told()?.rest.columns.placed, patient).toBe(16)
    expect(told()?.rest.toMake).toEqual({ beef: 17, chix: 1, pork: 1 })
  })

  test('when room is made, the next oldest comes up; what left is told by itself', async () => {
    const { board, told, oldest, move, cancel } = await openCrowd(engine, 1_000)
    const [first, second] = [oldest(0), oldest(1)]
    await move(first, 'placed', 'cooking')
    await expect.poll(() => told()?.tickets[0]?.status, patient).toBe('cooking')
    expect(board.latest('ticket')).toBeUndefined()
    expect(told()?.rest.columns.placed).toBe(700)

    await cancel(second)
    await expect.poll(() => board.latest('ticket'), patient).toMatchObject({ id: second, status: 'canceled' })
    await expect.poll(() => told()?.rest.columns.placed, patient).toBe(699)
    expect(told()?.tickets).toHaveLength(maxTicketsOnBoard)
    expect(told()?.tickets.map(({ id }) => id)).not.toContain(second)
  })

  test('a flood of changes sends the board once a second, not once for each', async () => {
    const { board, placed, told } = await openCrowd(engine, 400)
    const before = board.events.filter(({ name }) => name === 'board').length
    const began = Date.now()
    await Promise.all(Array.from({ length: 40 }, placed))
    await expect.poll(() => told()?.rest.columns.placed, patient).toBe(140)
    const sent = board.events.filter(({ name }) => name === 'board').length - before
    expect(sent).toBeLessThanOrEqual(2 + (Date.now() - began) / 1_000)
    expect(board.latest('ticket')).toBeUndefined()
  })

  test('at the edge nothing is lost on the way over it and back', async () => {
    const { board, told, placed, cancel } = await openCrowd(engine, maxTicketsOnBoard)
    expect(told()?.rest.columns.placed).toBe(0)
    const over = await placed()
    await expect.poll(() => told()?.rest.columns.placed, patient).toBe(1)
    expect(board.tickets().has(over)).toBe(false)
    const [first] = board.tickets().keys()
    await cancel(first ?? '')
    await expect.poll(() => told()?.rest.columns.placed, patient).toBe(0)
    expect(board.tickets().has(over)).toBe(true)
    // From here on each change is sent individually again.
    await cancel(over)
    await expect.poll(() => board.tickets().get(over)?.status, patient).toBe('canceled')
  })
})
