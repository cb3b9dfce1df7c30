// Whatever two boards tap, undo and cancel, both end with the state of the database, which follows the rules.
import fc from 'fast-check'
import { expect, onTestFinished, test, describe } from 'vitest'
import { nextOnBoard, isOnBoard } from '../../domain/kitchen/tickets.ts'
import type { OrderStatus } from '../../domain/orders/order.ts'
import { engines } from '../../test-support/databases.ts'
import { openLiveStream } from '../../test-support/live-stream.ts'
import { logInAs } from '../../test-support/staff.ts'
import { openTestApp, rosasOrder } from '../../test-support/test-app.ts'
import { runs } from '../../test-support/property-runs.ts'

type Tap = { readonly board: 0 | 1; readonly ticket: number; readonly do: 'advance' | 'undo' | 'cancel' }

const taps = fc.array(
  fc.record({
    board: fc.constantFrom(0 as const, 1 as const),
    ticket: fc.nat(2),
    do: fc.constantFrom('advance' as const, 'advance' as const, 'undo' as const, 'cancel' as const),
  }),
  { minLength: 1, maxLength: 14 },
)

/** An oracle of the rules, independent of the code under test: a stack for each ticket. */
function follow(path: OrderStatus[], tap: Tap): void {
  const now = path.at(-1)
  if (now === 'canceled') return
  if (tap.do === 'undo' && path.length > 1) path.pop()
  if (tap.do === 'cancel') path.push('canceled')
  if (tap.do === 'advance') {
    const next = {
      placed: 'cooking',
      cooking: 'ready',
      ready: 'handed-over',
      'handed-over': undefined,
    } as const
    const step = now && next[now]
    if (step) path.push(step)
  }
}

describe.each(engines)('two boards on %s', (engine) => {
  test('agree with each other, the database and the rules, whatever is tapped', async () => {
    const opened = await openTestApp(engine)
    const cookies = [await logInAs(opened, 'owner', 'olga'), await logInAs(opened, 'owner', 'otto')]
    const boards = await Promise.all(
      cookies.map((cookie) => openLiveStream(`${opened.url}/api/live?board=1`, cookie)),
    )
    onTestFinished(() => boards.forEach((board) => board.close()))

    const run = async (sequence: Tap[], atOnce: boolean) => {
      const placed = await Promise.all([0, 1, 2].map(() => opened.order(rosasOrder)))
      const ids = placed.map((reply) => reply.json<{ id: string }>().id)
      for (const board of boards)
        await expect.poll(() => ids.every((id) => board.tickets().has(id))).toBe(true)
      const paths: OrderStatus[][] = ids.map(() => ['placed'])

      const tapOn = async (tap: Tap) => {
        const id = ids[tap.ticket] ?? ''
        const shown = (await opened.send({ method: 'GET', url: `/api/orders/${id}` })).json<{
          status: OrderStatus
        }>().status
        const post = (what: string, payload: object) =>
          opened.send({
            method: 'POST',
            url: `/api/orders/${id}/${what}`,
            payload,
            headers: { cookie: cookies[tap.board] ?? '' },
          })
        if (tap.do === 'cancel') return post('cancel', { reason: 'ran-out', note: '' })
        if (tap.do === 'undo') return post('undo', { from: shown })
        return isOnBoard(shown) ? post('move', { from: shown, to: nextOnBoard[shown] }) : undefined
      }
      if (atOnce) await Promise.all(sequence.map(tapOn))
      else {
        for (const tap of sequence) {
          await tapOn(tap)
          follow(paths[tap.ticket] ?? [], tap)
        }
      }

      const rows = await opened.db.read.selectFrom('orders').select(['id', 'status', 'version']).execute()
      const stored = ids.map((id) => rows.find((row) => row.id === id))
      if (!atOnce) expect(stored.map((row) => row?.status)).toEqual(paths.map((path) => path.at(-1)))
      for (const board of boards) {
        await expect
          .poll(() =>
            ids
              .map((id) => board.tickets().get(id as never))
              .map((ticket) => [ticket?.status, ticket?.version]),
          )
          .toEqual(stored.map((row) => [row?.status, row?.version]))
      }
    }
    await fc.assert(fc.asyncProperty(taps, fc.boolean(), run), { numRuns: runs(25) })
  })
})
