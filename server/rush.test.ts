import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createRushWatch } from './rush.ts'

/** Keeps the thread as busy as customers do who never stop, until told. */
function startRush(): () => void {
  const rush = new AbortController()
  const work = async () => {
    while (!rush.signal.aborted) {
      for (const until = performance.now() + 5; performance.now() < until;);
      await nextTurn()
    }
  }
  void work()
  onTestFinished(() => rush.abort())
  return () => rush.abort()
}

async function timeOf(work: Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work
  return performance.now() - began
}

test('with nobody about, it goes on at once', async () => {
  const goOn = createRushWatch(new AbortController().signal)
  await wait(100)
  expect(await timeOf(goOn())).toBeLessThan(500)
})

test('a rush is waited for, and what comes after it goes on', async () => {
  const goOn = createRushWatch(new AbortController().signal)
  const endRush = startRush()
  await wait(100)
  setTimeout(endRush, 100)
  const took = await timeOf(goOn())
  expect(took).toBeGreaterThan(80)
  expect(took).toBeLessThan(950)
})

test('in a rush without an end something is done every second', async () => {
  const goOn = createRushWatch(new AbortController().signal)
  startRush()
  await wait(100)
  const took = await timeOf(goOn())
  expect(took).toBeGreaterThan(950)
  expect(took).toBeLessThan(3_000)
})

test('a server that closes waits for no end of a rush', async () => {
  const closing = new AbortController()
  const goOn = createRushWatch(closing.signal)
  startRush()
  await wait(100)
  setTimeout(() => closing.abort(), 100)
  expect(await timeOf(goOn())).toBeLessThan(950)
  expect(await goOn()).toBe(false)
  expect(await timeOf(goOn())).toBeLessThan(500)
})
