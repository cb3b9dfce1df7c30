// In which column a ticket stands, at which place, and which of them can be undone.
import { expect, test } from 'vitest'
import type { Ticket } from '#domain/kitchen/tickets.ts'
import { movedAt, noon, ticket } from '../../../test-support/some-tickets.ts'
import { columnsOf, longestUntouched, undoableTickets, type Tickets } from './kitchen-state.ts'

function board(...tickets: Ticket[]): Tickets {
  return new Map(tickets.map((one) => [one.id, one]))
}

/** Promised so many minutes after noon. */
function promised(minutes: number): Pick<Ticket, 'promise'> {
  const readyBy = new Date(noon + minutes * 60_000).toISOString()
  return { promise: { at: readyBy, readyBy, isScheduled: false } }
}

const numbersIn = (column: readonly Ticket[]) => column.map(({ number }) => number)

test('R46 every column is sorted by promise, and by the time the orders were placed where that is the same', () => {
  const tickets = board(
    ticket(1, promised(30)),
    ticket(3, promised(20)),
    ticket(2, promised(20)),
    ticket(4, { ...promised(15), status: 'ready' }),
    ticket(5, { ...promised(10), status: 'ready' }),
    ticket(6, promised(5)),
  )
  const columns = columnsOf(tickets, noon)
  expect(numbersIn(columns.placed)).toEqual([6, 2, 3, 1])
  expect(numbersIn(columns.ready)).toEqual([5, 4])
})

test('R46 a scheduled order waits in Later, and is New from the instant it is to be started', () => {
  const startsAt = new Date(noon + 60_000).toISOString()
  const tickets = board(ticket(1, { ...promised(15), startsAt }), ticket(2, promised(20)))
  const at = (now: number) => {
    const { later, placed } = columnsOf(tickets, now)
    return { later: numbersIn(later), placed: numbersIn(placed) }
  }
  expect(at(noon + 59_999)).toEqual({ later: [1], placed: [2] })
  expect(at(noon + 60_000)).toEqual({ later: [], placed: [1, 2] })
})

test('a scheduled order that is cooking early is not for later', () => {
  const startsAt = new Date(noon + 60_000).toISOString()
  const tickets = board(ticket(1, { startsAt, status: 'cooking' }))
  expect(numbersIn(columnsOf(tickets, noon).cooking)).toEqual([1])
})

test('R48 the ticket that nobody has touched for longest; a scheduled one waits from its start on', () => {
  const startsAt = new Date(noon - 1_000).toISOString()
  const tickets = board(
    ticket(1, { seen: true }),
    ticket(2, { timestamp: new Date(noon - 86_400_000).toISOString(), startsAt }),
    ticket(3, { timestamp: new Date(noon - 2_000).toISOString() }),
    ticket(4, movedAt(5, 'cooking')),
  )
  expect(longestUntouched(columnsOf(tickets, noon))?.number).toBe(3)
  expect(longestUntouched(columnsOf(new Map(), noon))).toBeUndefined()
})

test('what can be undone is listed with the latest move first', () => {
  const tickets = board(
    ticket(1, movedAt(5, 'cooking')),
    ticket(2, movedAt(1, 'handed-over')),
    ticket(3, movedAt(11, 'ready')),
    ticket(4),
  )
  const undoable = undoableTickets(tickets, new Date(noon))
  expect(undoable.map((one) => one.number)).toEqual([2, 1])
})
