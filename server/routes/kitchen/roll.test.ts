// Checking off burritos (R60): shown on every board at once, compared and set, and no longer counted as work.
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Ticket } from '../../../domain/kitchen/tickets.ts'
import type { TimesReply } from '../../../domain/restaurant/wait-times.ts'
import { engines, type Engine } from '../../../test-support/databases.ts'
import { openLiveStream } from '../../../test-support/live-stream.ts'
import { openKitchen } from '../../../test-support/open-kitchen.ts'
import { setWaitTimes } from '../../../test-support/set-wait-times.ts'
import { readPromisedWork } from '../../db/kitchen/promised-work.ts'

/** A Monday, 12:01 PM in Los Angeles. */
const noon = new Date('2026-11-16T20:01:00.000Z')

/** Rosa's two beef, one chicken and one pork, in Cooking. */
async function openCooking(engine: Engine) {
  const kitchen = await openKitchen(engine)
  const { placed, move, post, cook } = kitchen
  kitchen.setNow(noon)
  const id = await placed()
  await move(id, 'placed', 'cooking')
  return {
    ...kitchen,
    id,
    roll: async (line: number, from: number, rolled: number, of = id) => {
      const reply = await post(`/api/orders/${of}/roll`, { line, from, rolled }, cook)
      return { answer: reply.statusCode, ...reply.json<Ticket & { code?: string }>() }
    },
  }
}

const rolledOf = ({ lines }: Pick<Ticket, 'lines'>) => lines.map(({ rolled }) => rolled)

describe.each(engines)('R60 burritos ticked off on %s', (engine) => {
  test('one by one, and a full line is emptied; the ticket grows newer each time', async () => {
    const { roll, db } = await openCooking(engine)
    const first = await roll(0, 0, 1)
    expect([first.answer, rolledOf(first)]).toEqual([200, [1, 0, 0]])
    const second = await roll(0, 1, 2)
    expect(rolledOf(second)).toEqual([2, 0, 0])
    expect(second.version).toBe(first.version + 1)
    expect(rolledOf(await roll(2, 0, 1))).toEqual([2, 0, 1])
    expect(rolledOf(await roll(0, 2, 0))).toEqual([0, 0, 1])
    const row = await db.read.selectFrom('orders').select('rolled_weight').executeTakeFirst()
    expect(row).toEqual({ rolled_weight: 10 })
  })

  test('every board hears of it', async () => {
    const { roll, id, url, cook } = await openCooking(engine)
    const board = await openLiveStream(`${url}/api/live?board=1`, cook)
    onTestFinished(() => board.close())
    await expect.poll(() => board.tickets().has(id)).toBe(true)
    await roll(0, 0, 1)
    await expect
      .poll(() =>
        board
          .tickets()
          .get(id)
          ?.lines.map(({ rolled }) => rolled),
      )
      .toEqual([1, 0, 0])
  })

  test('of many equal taps at once one ticks off; a tap that saw another count is refused', async () => {
    const { roll } = await openCooking(engine)
    const taps = await Promise.all(Array.from({ length: 8 }, () => roll(0, 0, 1)))
    expect(taps.map(({ answer }) => answer)).toEqual(Array.from({ length: 8 }, () => 200))
    for (const tap of taps) expect(rolledOf(tap)).toEqual([1, 0, 0])
    expect(await roll(0, 0, 2)).toMatchObject({ answer: 409, code: 'status-changed' })
  })

  test('different lines at once are all ticked off, and what they weigh is the sum', async () => {
    const { roll, db } = await openCooking(engine)
    await Promise.all([roll(0, 0, 1), roll(1, 0, 1), roll(2, 0, 1)])
    const lines = await db.read.selectFrom('order_lines').select('rolled').orderBy('position').execute()
    expect(lines.map(({ rolled }) => rolled)).toEqual([1, 1, 1])
    const row = await db.read.selectFrom('orders').select('rolled_weight').executeTakeFirst()
    expect(row).toEqual({ rolled_weight: 30 })
  })

  test('only while it is cooked; taken back to New nothing is rolled, and back from Ready all of it', async () => {
    const { roll, id, move, undo, placed } = await openCooking(engine)
    const other = await placed()
    expect(await roll(0, 0, 1, other)).toMatchObject({ answer: 409, code: 'status-changed' })
    await roll(0, 0, 2)
    await move(id, 'cooking', 'ready')
    expect(await roll(1, 0, 1)).toMatchObject({ answer: 409, code: 'status-changed' })
    expect(rolledOf((await undo(id, 'ready')).json<Ticket>())).toEqual([2, 0, 0])
    expect(rolledOf((await undo(id, 'cooking')).json<Ticket>())).toEqual([0, 0, 0])
    expect(rolledOf((await move(id, 'placed', 'cooking')).json<Ticket>())).toEqual([0, 0, 0])
  })

  test('R42 what is ticked off is no work: the next customer is promised sooner', async () => {
    const { roll, db, send } = await openCooking(engine)
    await setWaitTimes(db, { speed: { minutesPerBurrito: 15, hands: 1 } })
    const work = () => readPromisedWork(db.read, db.engine)
    const soonest = async () => {
      const reply = await send({ method: 'GET', url: '/api/times?weight=1&fulfillment=pickup' })
      return reply.json<TimesReply>().soonest ?? ''
    }
    expect(await work()).toMatchObject([{ weight: 4 }])
    const before = await soonest()
    await roll(0, 0, 2)
    expect(await work()).toMatchObject([{ weight: 2 }])
    expect((await soonest()) < before).toBe(true)
  })

  test('the customer sees nothing of it', async () => {
    const { roll, id, track } = await openCooking(engine)
    await roll(0, 0, 1)
    expect(JSON.stringify(await track(id))).not.toContain('rolled')
  })

  test.each([
    ['a line that is not there', { line: 3, from: 0, rolled: 1 }],
    ['more than there are', { line: 0, from: 0, rolled: 3 }],
    ['less than none', { line: 0, from: 0, rolled: -1 }],
    ['half of one', { line: 0, from: 0, rolled: 0.5 }],
    ['a line without its count', { line: 0, rolled: 1 }],
  ])('%s is refused in words', async (_what, body) => {
    const { post, cook, id } = await openCooking(engine)
    expect((await post(`/api/orders/${id}/roll`, body, cook)).statusCode).toBe(422)
  })
})
