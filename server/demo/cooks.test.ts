// An hour of the demo: orders come in, the cooks work, and the board neither fills up nor empties.
import { expect, test } from 'vitest'
import { nextOnBoard, type BoardStatus, type Ticket } from '#domain/kitchen/tickets.ts'
import { cents } from '#domain/basics/money.ts'
import type { OrderId, OrderStatus } from '#domain/orders/order.ts'
import { planCookActions, ticketsLeftOpen, alarmDuration } from './cooks.ts'

const opens = Date.parse('2026-11-15T20:00:00Z')

/** Promised for the first mark after ten minutes. */
function ticket(number: number, status: OrderStatus, placedAt: number): Ticket {
  const readyBy = new Date(Math.ceil((placedAt + 600_000) / 300_000) * 300_000).toISOString()
  return {
    id: String(number) as OrderId,
    number,
    name: 'Rosa D.',
    firstName: 'Rosa',
    lastName: 'Delgado',
    phone: null,
    total: cents(4599),
    toCollect: null,
    moneyIfCanceled: null,
    timestamp: new Date(placedAt).toISOString(),
    lines: [],
    fulfillmentDetails: { fulfillment: 'pickup' },
    promise: { at: readyBy, readyBy, isScheduled: false },
    startsAt: null,
    status,
    moves: [],
    seen: status !== 'placed',
    printedAt: null,
    version: 1,
  }
}

test('the board neither fills up nor empties, and tickets leave it in their order', () => {
  const tickets = new Map<OrderId, Ticket>()
  const left: number[] = []
  for (let second = 0; second < 3_600; second += 8) {
    const now = opens + second * 1_000
    if (second % 40 === 0) {
      const placed = ticket(second / 40, 'placed', now)
      tickets.set(placed.id, placed)
    }
    const { acknowledge, move } = planCookActions([...tickets.values()], new Date(now))
    for (const one of acknowledge) tickets.set(one.id, { ...one, seen: true })
    for (const one of move) {
      const next = nextOnBoard[one.status]
      tickets.set(one.id, { ...one, status: next, seen: true })
      if (next === 'handed-over') left.push(one.number)
    }
    const standing = (status: BoardStatus) => [...tickets.values()].filter((one) => one.status === status)
    for (const [status, most] of Object.entries(ticketsLeftOpen)) {
      expect(standing(status as BoardStatus).length).toBeLessThanOrEqual(most + 1)
      if (second > 900) expect(standing(status as BoardStatus).length).toBeGreaterThanOrEqual(most - 1)
    }
    const ringing = standing('placed').filter((one) => !one.seen)
    for (const one of ringing) expect(now - Date.parse(one.timestamp)).toBeLessThan(alarmDuration + 8_000)
  }
  expect(left.length).toBeGreaterThan(60)
  expect(left).toEqual(left.toSorted((one, other) => one - other))
})

test('the cooks keep up, however many orders come between two of their looks', () => {
  const tickets = new Map<OrderId, Ticket>()
  for (let look = 0; look < 60; look += 1) {
    const now = opens + look * 10_000
    for (let number = look * 12; number < (look + 1) * 12; number += 1) {
      const placed = ticket(number, 'placed', now)
      tickets.set(placed.id, placed)
    }
    for (const one of planCookActions([...tickets.values()], new Date(now)).move)
      tickets.set(one.id, { ...one, status: nextOnBoard[one.status] })
    const open = [...tickets.values()].filter(({ status }) => status !== 'handed-over')
    expect(open.length).toBeLessThanOrEqual(4 + 4 + 3 + 3 * 12)
  }
})

test('R46 the cooks work by promise, keep it, and leave alone what waits in Later', () => {
  const now = opens + 30 * 60_000
  const by = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
  const promised = (number: number, minutes: number, change: Partial<Ticket> = {}): Ticket => ({
    ...ticket(number, 'placed', now - 60_000),
    promise: { at: by(minutes), readyBy: by(minutes), isScheduled: false },
    ...change,
  })
  const later = { seen: false, startsAt: by(1) }
  const tickets = [promised(1, 20), promised(2, 2), promised(3, 15), promised(4, 12, later)]
  const { acknowledge, move } = planCookActions(tickets, new Date(now))
  expect(move.map(({ number }) => number)).toEqual([2])
  expect(acknowledge.map(({ number }) => number)).toEqual([2, 3, 1])
  const full = [...tickets, promised(5, 30), promised(6, 10)]
  expect(planCookActions(full, new Date(now)).move.map(({ number }) => number)).toEqual([2])
  expect(planCookActions(full.slice(2), new Date(now)).move).toEqual([])
})
