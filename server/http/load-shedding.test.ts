import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLoadShedding, type Kind } from './load-shedding.ts'

/** A server whose clock moves only when it works: each request takes some of its time. */
function openServer({ costs = 0 }: { costs?: number } = {}) {
  let now = 0
  const shedding = createLoadShedding(() => now)
  const begun: Kind[] = []
  const come = (kind: Kind, cost = costs) =>
    shedding.enter(kind, () => {
      begun.push(kind)
      now += cost
    })
  const turns = async (count: number) => {
    for (let nth = 0; nth < count; nth += 1) await turn()
  }
  return { shedding, begun, come, turns, pass: (ms: number) => (now += ms) }
}

test('while there is time everybody comes in at once', () => {
  const { come, begun, shedding } = openServer()
  for (let nth = 0; nth < 5_000; nth += 1) expect(come('browse')).toBe(true)
  expect([begun.length, shedding.waiting()]).toEqual([5_000, 0])
})

test('when the time is used up the others wait, and staff come before orders, orders before browsing', async () => {
  const { come, begun, turns } = openServer()
  come('browse', 50)
  for (const kind of ['browse', 'open-page', 'login', 'order', 'staff', 'health'] as const) come(kind)
  expect(begun).toEqual(['browse'])
  await turns(3)
  expect(begun.slice(1)).toEqual(['health', 'staff', 'order', 'login', 'open-page', 'browse'])
})

test('orders go first, and yet a rush of them lets one of the others in with every turn', async () => {
  const { come, begun, turns } = openServer({ costs: 4 })
  come('browse', 50)
  for (let nth = 0; nth < 40; nth += 1) come('order')
  for (let nth = 0; nth < 8; nth += 1) {
    come('browse')
    await turns(1)
  }
  const orders = begun.filter((kind) => kind === 'order').length
  const browsing = begun.filter((kind) => kind === 'browse').length - 1
  expect(orders).toBeGreaterThan(browsing * 2)
  expect(browsing).toBeGreaterThan(2)
})

test('whoever would wait too long is refused at once, those who browse sooner than those who order', async () => {
  const { come, turns, shedding } = openServer({ costs: 5 })
  come('browse', 50)
  let [orders, browsing] = [0, 0]
  // Five milliseconds each are 200 a second; a thousand a second come.
  for (let ms = 0; ms < 3_000; ms += 10) {
    for (let nth = 0; nth < 5; nth += 1) {
      if (!come('order')) orders += 1
      if (!come('browse')) browsing += 1
    }
    await turns(1)
  }
  expect(orders).toBeGreaterThan(500)
  expect(browsing).toBeGreaterThan(orders)
  // What was let in waits a second at most, or a little more than was thought.
  expect(shedding.waiting()).toBeLessThan(400)
})

test('a line that stands still lets nobody queue behind it, and moves again when somebody is done', async () => {
  const { shedding, come, begun, turns, pass } = openServer()
  for (let nth = 0; nth < 256; nth += 1) {
    come('order')
    shedding.started('order')
  }
  expect(come('order')).toBe(true)
  pass(1_100)
  expect(come('order')).toBe(false)
  expect(come('staff')).toBe(true)
  await turns(3)
  expect(begun.filter((kind) => kind === 'order').length).toBe(256)
  shedding.ended('order')
  await turns(3)
  expect(begun.filter((kind) => kind === 'order').length).toBe(257)
  expect(shedding.waiting()).toBe(0)
})

test('a flood that looks like staff does not keep orders out', async () => {
  const { come, begun, turns } = openServer({ costs: 1 })
  come('browse', 50)
  for (let nth = 0; nth < 1_000; nth += 1) come('staff')
  for (let nth = 0; nth < 100; nth += 1) come('order')
  await turns(40)
  expect(begun.filter((kind) => kind === 'order').length).toBeGreaterThan(50)
})

test('while orders wait for those under way, browsing comes in one by one, however much room it has', async () => {
  const { come, begun, shedding, turns } = openServer()
  for (let nth = 0; nth < 300; nth += 1) {
    come('order')
    if (nth < 256) shedding.started('order')
  }
  expect(begun.length).toBe(256)
  const letIn = Array.from({ length: 100 }, () => come('browse'))
  expect(letIn.filter((isIn) => isIn)).toHaveLength(64)
  // One in each turn.
  await turns(2)
  expect(begun.filter((kind) => kind === 'browse')).toHaveLength(2)
})
