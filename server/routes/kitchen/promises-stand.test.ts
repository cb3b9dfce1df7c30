// Whatever staff do, nobody's promise moves but that of the order they delay (R42, R47), and the first promise never does.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Ticket } from '../../../domain/kitchen/tickets.ts'
import { nextOnBoard, isOnBoard } from '../../../domain/kitchen/tickets.ts'
import { engines } from '../../../test-support/databases.ts'
import { openKitchen } from '../../../test-support/open-kitchen.ts'
import { setWaitTimes } from '../../../test-support/set-wait-times.ts'
import { rosasOrder } from '../../../test-support/test-app.ts'
import { readBoard } from '../../db/kitchen/tickets.ts'
import { runs } from '../../../test-support/property-runs.ts'

const noon = new Date('2026-11-16T20:01:00.000Z')
const deeds = ['place', 'schedule', 'move', 'undo', 'delay', 'cancel', 'busy', 'speed'] as const
type Step = { readonly what: (typeof deeds)[number]; readonly pick: number; readonly after: number }

const someSteps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({ what: fc.constantFrom(...deeds), pick: fc.nat(99), after: fc.nat(90) }),
  { minLength: 5, maxLength: 25 },
)

const numRuns = runs(12)

describe.each(engines)('on %s', (engine) => {
  test('R47 undo, delay, cancel, busy and new settings move nobody else’s promise', async () => {
    const kitchen = await openKitchen(engine)
    const { db, post, cook, order, move, undo, cancel, setNow } = kitchen
    let now = noon
    const promises = async () => {
      const rows = await db.read.selectFrom('orders').select(['id', 'ready_by', 'first_ready_by']).execute()
      return new Map(
        rows.map(({ id, ready_by, first_ready_by }) => [id as string, [ready_by, first_ready_by]]),
      )
    }
    const tickets = async () => (await readBoard(db, now)).tickets

    /** Returns the order that was delayed. */
    const take = async ({ what, pick }: Step): Promise<string | undefined> => {
      const all = await tickets()
      const one: Ticket | undefined = all[pick % Math.max(1, all.length)]
      if (what === 'place') await order({ ...rosasOrder, fulfillment: 'pickup' })
      if (what === 'schedule') {
        const at = new Date(Math.ceil(now.getTime() / 900_000) * 900_000 + (2 + (pick % 8)) * 900_000)
        await order({
          ...rosasOrder,
          fulfillment: 'pickup',
          time: { at: at.toISOString(), isScheduled: true },
        })
      }
      if (what === 'busy') await post('/api/busy', { minutes: [10, 20, 30, null][pick % 4], lasts: 30 }, cook)
      if (what === 'speed') {
        const speed = { minutesPerBurrito: 1 + (pick % 5), hands: 1 + (pick % 3) }
        await setWaitTimes(db, { speed: pick % 4 === 0 ? null : speed })
      }
      if (!one) return undefined
      if (what === 'move' && isOnBoard(one.status)) await move(one.id, one.status, nextOnBoard[one.status])
      if (what === 'undo') await undo(one.id, one.status)
      if (what === 'cancel') await cancel(one.id)
      if (what !== 'delay') return undefined
      const from = one.promise?.readyBy ?? ''
      const to = new Date(Date.parse(from) + 300_000 * (1 + (pick % 4))).toISOString()
      const reply = await post(`/api/orders/${one.id}/delay`, { from, to }, cook)
      return reply.statusCode === 200 ? one.id : undefined
    }

    let delays = 0
    await fc.assert(
      fc.asyncProperty(someSteps, async (steps) => {
        for (const step of steps) {
          now = new Date(now.getTime() + step.after * 1_000)
          setNow(now)
          const before = await promises()
          const delayed = await take(step)
          delays += delayed ? 1 : 0
          for (const [id, [readyBy, first]] of await promises()) {
            const [wasReadyBy, wasFirst] = before.get(id) ?? [readyBy, first]
            expect(first, step.what).toBe(wasFirst)
            if (id !== delayed) expect(readyBy, step.what).toBe(wasReadyBy)
          }
        }
      }),
      { numRuns },
    )
    expect(delays).toBeGreaterThan(numRuns / 4)
  }, 120_000)
})
