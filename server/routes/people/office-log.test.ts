// The audit log: every kind of change writes exactly one entry with the right person; a refused change writes none.
import { describe, expect, test } from 'vitest'
import {
  added,
  changed,
  orderTarget,
  passwordChange,
  staffTarget,
  type AuditEntry,
  type AuditAction,
} from '../../../domain/people/audit.ts'
import { diff } from '../../../domain/basics/diff.ts'
import type { OrderId } from '../../../domain/orders/order.ts'
import type { AuditReply } from '../../../domain/people/people-api.ts'
import { engines } from '../../../test-support/databases.ts'
import { openOffice, pilar } from '../../../test-support/open-office.ts'
import { password } from '../../../test-support/staff.ts'
import { rosasOrder } from '../../../test-support/test-app.ts'

type Office = Awaited<ReturnType<typeof openOffice>>
type Reply = Promise<{ statusCode: number }>

interface Order {
  id: OrderId
  number: number
}

interface Change {
  change: (office: Office, order: Order) => Reply
  by: 'kitchen' | 'owner'
  action: (order: Order) => AuditAction
}

const bean = { kind: 'item', id: 'bean', name: 'Bean' } as const
const shop = { kind: 'shop', id: 'shop', name: 'shop' } as const
const carlos = staffTarget({ username: 'kitchen', name: 'Carlos' })
const status = (from: string, to: string) => ({ field: 'status', from, to })

/** Made one after the other, in one restaurant and to one order. The menu and the prices are tested beside their routes. */
const changes: Record<string, Change> = {
  'sold out': {
    change: ({ soldOut }) => soldOut('bean', 'today'),
    by: 'kitchen',
    action: () => changed(bean, diff(null, { soldOut: 'today' })),
  },
  'back on the menu': {
    change: ({ soldOut }) => soldOut('bean', 'no'),
    by: 'kitchen',
    action: () => changed(bean, diff(null, { soldOut: 'no' })),
  },
  pause: {
    change: ({ pause }) => pause(30),
    by: 'kitchen',
    action: () => changed(shop, diff(null, { pause: 30 })),
  },
  resume: {
    change: ({ post, owner }) => post('/api/resume', {}, owner),
    by: 'owner',
    action: () => changed(shop, diff(null, { pause: false })),
  },
  move: {
    change: ({ move }, { id }) => move(id, 'placed', 'cooking'),
    by: 'kitchen',
    action: (order) => ({
      what: 'moved',
      target: orderTarget(order),
      changes: [status('placed', 'cooking')],
    }),
  },
  undo: {
    change: ({ undo }, { id }) => undo(id, 'cooking'),
    by: 'kitchen',
    action: (order) => ({
      what: 'undone',
      target: orderTarget(order),
      changes: [status('cooking', 'placed')],
    }),
  },
  cancel: {
    change: ({ cancel }, { id }) => cancel(id, 'ran-out', 'Sorry, Rosa.'),
    by: 'owner',
    action: (order) => ({
      what: 'canceled',
      target: orderTarget(order),
      changes: [status('placed', 'canceled'), { field: 'reason', from: null, to: 'ran-out' }],
    }),
  },
  'the own password': {
    change: ({ changeOwn, cook }) => changeOwn(password, 'a password of my own', cook),
    by: 'kitchen',
    action: () => changed(carlos, [passwordChange]),
  },
  'staff added': {
    change: ({ add }) => add(pilar),
    by: 'owner',
    action: () => added(staffTarget(pilar), diff(null, { role: 'kitchen' })),
  },
  'staff role': {
    change: ({ change }) => change('kitchen', { role: 'owner' }),
    by: 'owner',
    action: () => changed(carlos, diff({ role: 'kitchen' }, { role: 'owner' })),
  },
  'staff off': {
    change: ({ change }) => change('kitchen', { on: false }),
    by: 'owner',
    action: () => changed(carlos, diff({ on: true }, { on: false })),
  },
  'staff on': {
    change: ({ change }) => change('kitchen', { on: true }),
    by: 'owner',
    action: () => changed(carlos, diff({ on: false }, { on: true })),
  },
  'a new password': {
    change: ({ reset }) => reset('kitchen', 'a new one from the owner'),
    by: 'owner',
    action: () => changed(carlos, [passwordChange]),
  },
}

const refusals: Record<string, (office: Office, order: Order) => Reply> = {
  'sold out, no such burrito': ({ soldOut }) => soldOut('fish', 'today'),
  'a pause of seven minutes': ({ pause }) => pause(7),
  'a move that is none': ({ move }, { id }) => move(id, 'placed', 'ready'),
  'an undo of nothing': ({ undo }, { id }) => undo(id, 'placed'),
  'a cancellation by the kitchen': ({ post, cook }, { id }) =>
    post(`/api/orders/${id}/cancel`, { reason: 'ran-out', note: '' }, cook),
  'a username that is taken': ({ add }) => add({ ...pilar, username: 'kitchen' }),
  'the last owner turned off': ({ change }) => change('owner', { on: false }),
  'the last owner made a cook': ({ change }) => change('owner', { role: 'kitchen' }),
  'a person added by a cook': ({ add, cook }) => add(pilar, cook),
  'a password that is too short': ({ reset }) => reset('kitchen', 'short'),
  'the own password, guessed': ({ changeOwn, cook }) => changeOwn('a guess', 'a password of my own', cook),
}

/** Includes the kitchen's taps, newest first. */
async function wholeLog({ log }: Office): Promise<AuditEntry[]> {
  const entries = [...(await log()), ...(await log('?topic=kitchen'))]
  return entries.toSorted((one, other) => other.id - one.id)
}

describe.each(engines)('the log on %s', (engine) => {
  test('every kind of change leaves one entry, with the right person', async () => {
    const office = await openOffice(engine)
    const order = (await office.order(rosasOrder)).json<Order>()
    for (const [known, [name, { change, by, action }]] of Object.entries(changes).entries()) {
      const now = new Date(Date.parse('2026-11-15T20:00:00.000Z') + known * 1_000)
      office.setNow(now)
      expect((await change(office, order)).statusCode, name).toBe(200)
      const [newest, ...older] = await wholeLog(office)
      expect(older, name).toHaveLength(known)
      expect(newest, name).toEqual({
        id: expect.any(Number),
        at: now.toISOString(),
        by: { username: by, name: by === 'owner' ? 'Olga' : 'Carlos' },
        action: action(order),
      })
    }
  })

  test('a refused change leaves no entry', async () => {
    const office = await openOffice(engine)
    const order = (await office.order(rosasOrder)).json<Order>()
    for (const [name, change] of Object.entries(refusals)) {
      expect((await change(office, order)).statusCode, name).toBeGreaterThanOrEqual(400)
      expect(await wholeLog(office), name).toEqual([])
    }
  })

  test('is read newest first, fifty at a time, of one topic or of all but the kitchen’s taps', async () => {
    const office = await openOffice(engine)
    for (let times = 0; times < 60; times += 1) {
      await office.soldOut('bean', times % 2 === 0 ? 'today' : 'no')
      if (times % 20 === 0) {
        const id = await office.placed()
        await office.move(id, 'placed', 'cooking')
        await office.undo(id, 'cooking')
        await office.cancel(id, 'ran-out', '')
      }
    }
    const read = async (query: string) =>
      (await office.get(`/api/office/log${query}`, office.owner)).json<AuditReply>()
    const first = await read('')
    expect([first.entries.length, first.more]).toEqual([50, true])
    const second = await read(`?before=${first.entries.at(-1)?.id}`)
    expect([second.entries.length, second.more]).toEqual([13, false])
    const ids = [...first.entries, ...second.entries].map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect(new Set(ids).size).toBe(63)
    const orders = await read('?topic=order')
    expect(orders.entries.map(({ action }) => action.what)).toEqual(['canceled', 'canceled', 'canceled'])
    // The kitchen's taps would bury the rest, so the log shows them only on request.
    const taps = await read('?topic=kitchen')
    expect(taps.entries.map(({ action }) => action.what)).toEqual([
      'undone',
      'moved',
      'undone',
      'moved',
      'undone',
      'moved',
    ])
    expect(ids.filter((id) => taps.entries.some((tap) => tap.id === id))).toEqual([])
    expect(await read('?topic=menu')).toEqual({ entries: [], more: false })
    for (const query of ['?topic=weather', '?before=0', '?before=x', '?page=2'])
      expect((await office.get(`/api/office/log${query}`, office.owner)).statusCode, query).toBe(422)
  })
})
