import { describe, expect, test } from 'vitest'
import { allDayTotals, chosenTotals, noRest, type Ticket } from '#domain/kitchen.ts'
import type { ItemId } from '#domain/menu.ts'
import { cents } from '#domain/money.ts'
import type { OrderId } from '#domain/order.ts'
import { countdownTo } from './countdown.ts'
import {
  closedKitchen,
  columnsOf,
  hear,
  longestUntouched,
  undoableTickets,
  type KitchenNews,
  type KitchenState,
} from './kitchen-state.ts'

const noon = Date.parse('2026-11-15T12:00:00.000Z')

function ticket(number: number, changes: Partial<Ticket> = {}): Ticket {
  return {
    id: `order-${number}` as OrderId,
    number,
    name: 'Rosa D.',
    firstName: 'Rosa',
    lastName: 'Delgado',
    phone: null,
    timestamp: new Date(noon + number * 1000).toISOString(),
    lines: [],
    total: cents(0),
    fulfilment: { way: 'delivery', address: { address: '', city: '', state: '', zipcode: '' } },
    promise: null,
    startsAt: null,
    status: 'placed',
    moves: [],
    seen: false,
    printedAt: null,
    version: 1,
    ...changes,
  }
}

function movedAt(minutesAgo: number, to: Ticket['status']): Pick<Ticket, 'status' | 'moves'> {
  return { status: to, moves: [{ to, at: new Date(noon - minutesAgo * 60_000).toISOString(), by: 'Olga' }] }
}

function open(...tickets: Ticket[]): KitchenState {
  return hear(closedKitchen, { name: 'board', data: { tickets, rest: noRest }, at: noon })
}

function numbers(state: KitchenState): number[] {
  return [...(state.tickets?.values() ?? [])].map((one) => one.number)
}

describe('what the board hears', () => {
  test('a snapshot replaces everything', () => {
    const state = hear(open(ticket(1), ticket(2)), {
      name: 'board',
      data: { tickets: [ticket(3)], rest: noRest },
      at: noon,
    })
    expect(numbers(state)).toEqual([3])
  })

  test('the higher version counts, whichever comes last', () => {
    const newer = ticket(1, { status: 'ready', version: 3 })
    const late = ticket(1, { status: 'cooking', version: 2 })
    const first = hear(open(ticket(1)), { name: 'ticket', data: newer, at: noon })
    const second = hear(first, { name: 'ticket', data: late, at: noon })
    expect(second.tickets?.get(newer.id)?.status).toBe('ready')
  })

  test('what can no longer be undone is forgotten', () => {
    const state = open(ticket(1, movedAt(11, 'handed-over')), ticket(2, movedAt(9, 'handed-over')))
    const later = hear(state, { name: 'ticket', data: ticket(3), at: noon })
    expect(numbers(later)).toEqual([2, 3])
  })

  test('a late answer does not bring a cancelled ticket back', () => {
    const cancelled = ticket(1, { ...movedAt(0, 'cancelled'), version: 3 })
    const late = ticket(1, { status: 'cooking', version: 2 })
    const steps: KitchenNews[] = [
      { name: 'ticket', data: cancelled, at: noon },
      { name: 'ticket', data: ticket(2), at: noon },
      { name: 'ticket', data: late, at: noon },
      { name: 'board', data: { tickets: [ticket(2)], rest: noRest }, at: noon },
      { name: 'ticket', data: late, at: noon },
      { name: 'board', data: { tickets: [late, ticket(2)], rest: noRest }, at: noon },
    ]
    let state = open(ticket(1))
    for (const news of steps) {
      state = hear(state, news)
      expect(state.tickets?.get(cancelled.id)?.status).toBe('cancelled')
    }
    const muchLater = hear(state, { name: 'ticket', data: ticket(3), at: noon + 600_000 })
    expect(numbers(muchLater)).toEqual([2, 3])
  })

  test('a snapshot that was taken before an answer does not undo it', () => {
    const moved = hear(open(ticket(1)), {
      name: 'ticket',
      data: ticket(1, { status: 'cooking', version: 2 }),
      at: noon,
    })
    const state = hear(moved, { name: 'board', data: { tickets: [ticket(1)], rest: noRest }, at: noon })
    expect(state.tickets?.get(ticket(1).id)?.status).toBe('cooking')
  })

  test('lost until the snapshot is there, not until the line is', () => {
    const lost = hear(open(), { name: 'link', data: { up: false, since: noon } })
    expect(lost.connection).toEqual({ state: 'lost', since: noon })
    const linked = hear(lost, { name: 'link', data: { up: true, since: noon + 1 } })
    expect(linked.connection.state).toBe('lost')
    const back = hear(linked, { name: 'board', data: { tickets: [], rest: noRest }, at: noon + 2 })
    expect(back.connection).toEqual({ state: 'back', since: noon + 2 })
    const again = hear(back, { name: 'board', data: { tickets: [], rest: noRest }, at: noon + 3 })
    expect(again.connection).toEqual({ state: 'back', since: noon + 2 })
    expect(hear(back, { name: 'settled' }).connection).toEqual({ state: 'up' })
  })
})

describe('more open than a board holds', () => {
  const beef = {
    item: 'beef' as ItemId,
    name: { en: 'Beef' },
    shortName: { en: 'Beef' },
    quantity: 2,
    unitPrice: cents(1050),
    price: cents(2100),
    rolled: 0,
  } as const
  const rest = {
    columns: { placed: 700, cooking: 0, ready: 0 },
    toMake: { beef: 1400, bean: 3 },
    chosen: { guacamole: 5 },
  }

  test('what is still to be made counts those beyond it', () => {
    const state = hear(closedKitchen, {
      name: 'board',
      data: { tickets: [ticket(1, { lines: [beef] }), ticket(2, { status: 'ready', lines: [beef] })], rest },
      at: noon,
    })
    const totals = allDayTotals([...(state.tickets?.values() ?? [])], state.rest)
    expect(Object.fromEntries(totals)).toEqual({ beef: 1402, bean: 3 })
  })

  test('R60 what is rolled is not to be made, nor what was chosen for it', () => {
    const changeOf = (kind: 'add' | 'no', id: string, count: number) => ({
      kind,
      id,
      name: { en: id },
      count,
      price: cents(0),
    })
    const line = {
      ...beef,
      quantity: 3,
      rolled: 1,
      changes: [changeOf('add', 'guacamole', 2), changeOf('no', 'onion', 1)],
    }
    const tickets = [
      ticket(1, { status: 'cooking', lines: [line, { ...beef, rolled: 2 }] }),
      ticket(2, { status: 'ready', lines: [line] }),
    ]
    expect(Object.fromEntries(allDayTotals(tickets))).toEqual({ beef: 2 })
    expect(Object.fromEntries(chosenTotals(tickets))).toEqual({ guacamole: 4 })
    expect(Object.fromEntries(chosenTotals(tickets, rest))).toEqual({ guacamole: 9 })
  })

  test('one that leaves without ever having stood on this board is no news', () => {
    const state = hear(open(ticket(1)), {
      name: 'ticket',
      data: ticket(9, { ...movedAt(0, 'cancelled'), version: 2 }),
      at: noon,
    })
    expect(numbers(state)).toEqual([1])
  })

  test('what a snapshot tells again stays the same object, and is not drawn again', () => {
    const first = open(ticket(1), ticket(2))
    const data = { tickets: [ticket(1), ticket(2, { status: 'cooking', version: 2 })], rest }
    const again = hear(first, { name: 'board', data, at: noon })
    expect(again.tickets?.get(ticket(1).id)).toBe(first.tickets?.get(ticket(1).id))
    expect(again.tickets?.get(ticket(2).id)?.status).toBe('cooking')
  })
})

/** Promised so many minutes after noon. */
function promised(minutes: number): Pick<Ticket, 'promise'> {
  const readyBy = new Date(noon + minutes * 60_000).toISOString()
  return { promise: { at: readyBy, readyBy, isScheduled: false } }
}

const numbersIn = (column: readonly Ticket[]) => column.map(({ number }) => number)

test('R46 every column is sorted by promise, and by the time the orders were placed where that is the same', () => {
  const { tickets } = open(
    ticket(1, promised(30)),
    ticket(3, promised(20)),
    ticket(2, promised(20)),
    ticket(4, { ...promised(15), status: 'ready' }),
    ticket(5, { ...promised(10), status: 'ready' }),
    // From before there were promises: due since it was placed.
    ticket(6),
  )
  const columns = columnsOf(tickets ?? new Map(), noon)
  expect(numbersIn(columns.placed)).toEqual([6, 2, 3, 1])
  expect(numbersIn(columns.ready)).toEqual([5, 4])
})

test('R46 a scheduled order waits in Later, and is New from the instant it is to be started', () => {
  const startsAt = new Date(noon + 60_000).toISOString()
  const { tickets } = open(ticket(1, { ...promised(15), startsAt }), ticket(2, promised(20)))
  const at = (now: number) => {
    const { later, placed } = columnsOf(tickets ?? new Map(), now)
    return { later: numbersIn(later), placed: numbersIn(placed) }
  }
  expect(at(noon + 59_999)).toEqual({ later: [1], placed: [2] })
  expect(at(noon + 60_000)).toEqual({ later: [], placed: [1, 2] })
})

test('a scheduled order that is cooking early is not for later', () => {
  const startsAt = new Date(noon + 60_000).toISOString()
  const { tickets } = open(ticket(1, { startsAt, status: 'cooking' }))
  expect(numbersIn(columnsOf(tickets ?? new Map(), noon).cooking)).toEqual([1])
})

test('R42 which promises are lost comes with the heartbeat, and stays until the next one tells', () => {
  const now = new Date(noon).toISOString()
  const lost = ticket(1).id
  const told = hear(open(ticket(1)), { name: 'beat', data: { now, lost: [lost] }, at: noon })
  expect([...told.lost]).toEqual([lost])
  const silent = hear(told, { name: 'beat', data: { now }, at: noon })
  expect([...silent.lost]).toEqual([lost])
  expect([...hear(silent, { name: 'beat', data: { now, lost: [] }, at: noon }).lost]).toEqual([])
})

test('R48 the ticket that nobody has touched for longest; a scheduled one waits from its start on', () => {
  const startsAt = new Date(noon - 1_000).toISOString()
  const { tickets } = open(
    ticket(1, { seen: true }),
    ticket(2, { timestamp: new Date(noon - 86_400_000).toISOString(), startsAt }),
    ticket(3, { timestamp: new Date(noon - 2_000).toISOString() }),
    ticket(4, movedAt(5, 'cooking')),
  )
  expect(longestUntouched(columnsOf(tickets ?? new Map(), noon))?.number).toBe(3)
  expect(longestUntouched(columnsOf(new Map(), noon))).toBeUndefined()
})

test('what can be undone is listed with the latest move first', () => {
  const { tickets } = open(
    ticket(1, movedAt(5, 'cooking')),
    ticket(2, movedAt(1, 'handed-over')),
    ticket(3, movedAt(11, 'ready')),
    ticket(4),
  )
  const undoable = undoableTickets(tickets ?? new Map(), new Date(noon))
  expect(undoable.map((one) => one.number)).toEqual([2, 1])
})

test('a countdown shows 0:01 until the last second is over', () => {
  const end = new Date(noon).toISOString()
  expect(countdownTo(end, noon - 900_000)).toBe('15:00')
  expect(countdownTo(end, noon - 1)).toBe('0:01')
  expect(countdownTo(end, noon)).toBe('0:00')
  expect(countdownTo(end, noon + 5_000)).toBe('0:00')
  expect(countdownTo(end, noon - 125 * 60_000)).toBe('2 h 05')
})
