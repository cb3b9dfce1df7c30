// What is paced takes its share of the time and no more, in order, and nothing is left out.
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPace } from './pace.ts'

/** A clock that moves only while somebody works. */
function workshop(share: number) {
  let now = 0
  const done: number[] = []
  const pace = createPace(share, () => now)
  return {
    done,
    pass: (ms: number) => void (now += ms),
    ask: (nth: number, costs: number) =>
      pace.when(() => {
        now += costs
        done.push(nth)
      }),
  }
}

test('a few are done at once', () => {
  const { ask, done } = workshop(0.1)
  for (let nth = 0; nth < 5; nth += 1) ask(nth, 0.5)
  expect(done).toEqual([0, 1, 2, 3, 4])
})

test('a flood waits, in order, until its share of the time has come; nothing is left out', async () => {
  const { ask, done, pass } = workshop(0.1)
  for (let nth = 0; nth < 50; nth += 1) ask(nth, 1)
  // The burst that it may have at once, and a tenth of what the burst took.
  expect(done.length).toBe(6)
  await wait(30)
  expect(done.length).toBe(6)
  pass(20)
  await expect.poll(() => done.length).toBe(8)
  for (let turn = 0; turn < 60; turn += 1) {
    pass(50)
    await wait(6)
  }
  expect(done).toEqual(Array.from({ length: 50 }, (_, nth) => nth))
})

test('more than there may be connections are not even kept waiting', () => {
  const pace = createPace(0)
  const answers = Array.from({ length: 6_000 }, () =>
    pace.when(() => {
      const busyUntil = performance.now() + 10
      while (performance.now() < busyUntil);
    }),
  )
  expect(answers.filter((taken) => taken).length).toBe(5_001)
  expect(pace.waiting()).toBe(5_000)
})
