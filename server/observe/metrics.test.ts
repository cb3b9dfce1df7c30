import { createHistogram } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createDelayGauge, createMetrics } from './metrics.ts'

const ms = 1_000_000

test('an event loop that is looked at on time has no delay, and one that is not has what is beyond', () => {
  const intervals = createHistogram()
  const delay = createDelayGauge(intervals, 20)
  expect(delay(0)).toBe(0)
  for (let look = 0; look < 100; look += 1) intervals.record(20 * ms)
  expect(delay(1)).toBeCloseTo(0, 3)
  for (let look = 0; look < 100; look += 1) intervals.record(120 * ms)
  expect(delay(2)).toBeCloseTo(0.1, 3)
})

test('two monitors that ask after each other see the same minute, and an old one is forgotten', () => {
  const intervals = createHistogram()
  const delay = createDelayGauge(intervals, 20)
  delay(0)
  intervals.record(220 * ms)
  expect([delay(30_000), delay(30_001)]).toEqual([expect.closeTo(0.2, 3), expect.closeTo(0.2, 3)])
  expect([delay(60_000), delay(60_001)]).toEqual([expect.closeTo(0.2, 3), expect.closeTo(0.2, 3)])
  intervals.record(20 * ms)
  delay(120_000)
  expect(delay(120_001)).toBeCloseTo(0, 3)
})

test('a loop that was held up is told to every monitor of that minute', async () => {
  const metrics = createMetrics()
  const delay = async () =>
    Number(/^burritoful_event_loop_delay_seconds (\S+)$/m.exec(await metrics.text())?.[1])
  await wait(50)
  const until = performance.now() + 300
  while (performance.now() < until);
  await expect.poll(delay).toBeGreaterThan(0.15)
  expect(await delay()).toBeGreaterThan(0.15)
})
