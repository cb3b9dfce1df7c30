// An hour of the demo: orders come in, the cooks work, and the board neither fills up nor empties.
import { expect, test } from 'vitest'
import { nextOnBoard, type BoardStatus, type Ticket } from '#domain/kitchen.ts'
import { cents } from '#domain/money.ts'
import type { OrderId, OrderStatus } from '#domain/order.ts'
import { choresOf, leftStanding, ringsFor } from './cooks.ts'

const opens = Date.parse('2026-11-15T20:00:00Z')

function ticket(number: number, status: OrderStatus, placedAt: number): Ticket {
  return {
    id: String(number) as OrderId,
    number,
    name: 'Rosa D.',
    firstName: 'Rosa',
    lastName: 'Delgado',
    phone: null,
    total: cents(4599),
    timestamp: new Date(placedAt).toISOString(),
    lines: [],
    fulfilment: { way: 'delivery', address: { address: '', city: '', state: '', zipcode: '' } },
    promise: null,
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
    const { see, move } = choresOf([...tickets.values()], new Date(now))
    for (const one of see) tickets.set(one.id, { ...one, seen: true })
    for (const one of move) {
      const next = nextOnBoard[one.status]
      tickets.set(one.id, { ...one, status: next, seen: true })
      if (next === 'handed-over') left.push(one.number)
    }
    const standing = (status: BoardStatus) => [...tickets.values()].filter((one) => one.status === status)
    for (const [status, most] of Object.entries(leftStanding)) {
      expect(standing(status as BoardStatus).length).toBeLessThanOrEqual(most + 1)
      if (second > 900) expect(standing(status as BoardStatus).length).toBeGreaterThanOrEqual(most - 1)
    }
    const ringing = standing('placed').filter((one) => !one.seen)
    for (const one of ringing) expect(now - Date.parse(one.timestamp)).toBeLessThan(ringsFor + 8_000)
  }
  expect(left.length).toBeGreaterThan(60)
  expect(left).toEqual(left.toSorted((one, other) => one - other))
})
