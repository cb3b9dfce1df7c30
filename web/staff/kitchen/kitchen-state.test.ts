import { describe, expect, test } from 'vitest'
import { allDayTotals, chosenTotals, noOverflow, type Ticket } from '#domain/kitchen/tickets.ts'
import type { ItemId } from '#domain/menu/menu.ts'
import { cents } from '#domain/basics/money.ts'
import { movedAt, noon, ticket } from '../../../test-support/some-tickets.ts'
import { closedKitchen, applyNews, type KitchenNews, type KitchenState } from './kitchen-state.ts'

function open(...tickets: Ticket[]): KitchenState {
  return applyNews(closedKitchen, { name: 'board', data: { tickets, rest: noOverflow }, at: noon })
}

function numbers(state: KitchenState): number[] {
  return [...(state.tickets?.values() ?? [])].map((one) => one.number)
}

describe('what the board hears', () => {
  test('a snapshot replaces everything', () => {
    const state = applyNews(open(ticket(1), ticket(2)), {
      name: 'board',
      data: { tickets: [ticket(3)], rest: noOverflow },
      at: noon,
    })
    expect(numbers(state)).toEqual([3])
  })

  test('the higher version counts, whichever comes last', () => {
    const newer = ticket(1, { status: 'ready', version: 3 })
    const late = ticket(1, { status: 'cooking', version: 2 })
    const first = applyNews(open(ticket(1)), { name: 'ticket', data: newer, at: noon })
    const second = applyNews(first, { name: 'ticket', data: late, at: noon })
    expect(second.tickets?.get(newer.id)?.status).toBe('ready')
  })

  test('R65 the money moves without a new version, and a hold never comes back', () => {
    const held = ticket(1, { moneyIfCanceled: { how: 'release', amount: cents(1150) } })
    const taken = ticket(1, { moneyIfCanceled: { how: 'refund', amount: cents(1150) } })
    const captured = applyNews(open(held), { name: 'ticket', data: taken, at: noon })
    expect(captured.tickets?.get(held.id)).toBe(taken)
    expect(applyNews(captured, { name: 'ticket', data: held, at: noon }).tickets?.get(held.id)).toBe(taken)
    const again = applyNews(open(held), {
      name: 'board',
      data: { tickets: [taken], rest: noOverflow },
      at: noon,
    })
    expect(again.tickets?.get(held.id)).toBe(taken)
  })

  test('what can no longer be undone is forgotten', () => {
    const state = open(ticket(1, movedAt(11, 'handed-over')), ticket(2, movedAt(9, 'handed-over')))
    const later = applyNews(state, { name: 'ticket', data: ticket(3), at: noon })
    expect(numbers(later)).toEqual([2, 3])
  })

  test('a late answer does not bring a canceled ticket back', () => {
    const canceled = ticket(1, { ...movedAt(0, 'canceled'), version: 3 })
    const late = ticket(1, { status: 'cooking', version: 2 })
    const steps: KitchenNews[] = [
      { name: 'ticket', data: canceled, at: noon },
      { name: 'ticket', data: ticket(2), at: noon },
      { name: 'ticket', data: late, at: noon },
      { name: 'board', data: { tickets: [ticket(2)], rest: noOverflow }, at: noon },
      { name: 'ticket', data: late, at: noon },
      { name: 'board', data: { tickets: [late, ticket(2)], rest: noOverflow }, at: noon },
    ]
    let state = open(ticket(1))
    for (const news of steps) {
      state = applyNews(state, news)
      expect(state.tickets?.get(canceled.id)?.status).toBe('canceled')
    }
    const muchLater = applyNews(state, { name: 'ticket', data: ticket(3), at: noon + 600_000 })
    expect(numbers(muchLater)).toEqual([2, 3])
  })

  test('a snapshot that was taken before an answer does not undo it', () => {
    const moved = applyNews(open(ticket(1)), {
      name: 'ticket',
      data: ticket(1, { status: 'cooking', version: 2 }),
      at: noon,
    })
    const state = applyNews(moved, {
      name: 'board',
      data: { tickets: [ticket(1)], rest: noOverflow },
      at: noon,
    })
    expect(state.tickets?.get(ticket(1).id)?.status).toBe('cooking')
  })

  test('lost until the snapshot is there, not until the line is', () => {
    const lost = applyNews(open(), { name: 'link', data: { up: false, since: noon } })
    expect(lost.connection).toEqual({ state: 'lost', since: noon })
    const linked = applyNews(lost, { name: 'link', data: { up: true, since: noon + 1 } })
    expect(linked.connection.state).toBe('lost')
    const back = applyNews(linked, { name: 'board', data: { tickets: [], rest: noOverflow }, at: noon + 2 })
    expect(back.connection).toEqual({ state: 'back', since: noon + 2 })
    const again = applyNews(back, { name: 'board', data: { tickets: [], rest: noOverflow }, at: noon + 3 })
    expect(again.connection).toEqual({ state: 'back', since: noon + 2 })
    expect(applyNews(back, { name: 'settled' }).connection).toEqual({ state: 'up' })
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
    const state = applyNews(closedKitchen, {
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
    const state = applyNews(open(ticket(1)), {
      name: 'ticket',
      data: ticket(9, { ...movedAt(0, 'canceled'), version: 2 }),
      at: noon,
    })
    expect(numbers(state)).toEqual([1])
  })

  test('what a snapshot tells again stays the same object, and is not drawn again', () => {
    const first = open(ticket(1), ticket(2))
    const data = { tickets: [ticket(1), ticket(2, { status: 'cooking', version: 2 })], rest }
    const again = applyNews(first, { name: 'board', data, at: noon })
    expect(again.tickets?.get(ticket(1).id)).toBe(first.tickets?.get(ticket(1).id))
    expect(again.tickets?.get(ticket(2).id)?.status).toBe('cooking')
  })
})

test('R42 which promises are lost comes with the heartbeat, and stays until the next one tells', () => {
  const now = new Date(noon).toISOString()
  const lost = ticket(1).id
  const told = applyNews(open(ticket(1)), { name: 'beat', data: { now, lost: [lost] }, at: noon })
  expect([...told.lost]).toEqual([lost])
  const silent = applyNews(told, { name: 'beat', data: { now }, at: noon })
  expect([...silent.lost]).toEqual([lost])
  expect([...applyNews(silent, { name: 'beat', data: { now, lost: [] }, at: noon }).lost]).toEqual([])
})
