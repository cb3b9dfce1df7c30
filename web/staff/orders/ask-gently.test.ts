import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askGently } from './ask-gently.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that answers with how often it was asked, after a while. */
function slowServer(milliseconds: number) {
  let asked = 0
  const heard: number[] = []
  const failed: unknown[] = []
  return {
    asked: () => asked,
    heard,
    failed,
    hear: { answer: (value: number) => heard.push(value), failure: (error: unknown) => failed.push(error) },
    ask: () => {
      asked += 1
      const answer = asked
      return new Promise<number>((resolve) => setTimeout(() => resolve(answer), milliseconds))
    },
  }
}

test('a rush of changes is one question in a second, and the last change is never missed', async () => {
  const server = slowServer(10)
  const { again } = askGently(server.ask, server.hear)
  for (let change = 0; change < 50; change += 1) {
    await vi.advanceTimersByTimeAsync(50)
    again()
  }
  expect(server.asked()).toBe(3)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.heard).toEqual([1, 2, 3, 4])
})

test('a slow server is not asked before it has answered, and its answers are not thrown away', async () => {
  const server = slowServer(4_000)
  const { again } = askGently(server.ask, server.hear)
  for (let change = 0; change < 40; change += 1) {
    await vi.advanceTimersByTimeAsync(200)
    again()
  }
  expect(server.asked()).toBe(2)
  expect(server.heard).toEqual([1])
})

test('after a quiet time the next question is asked at once', async () => {
  const server = slowServer(10)
  const { again } = askGently(server.ask, server.hear)
  await vi.advanceTimersByTimeAsync(5_000)
  again()
  await vi.advanceTimersByTimeAsync(10)
  expect(server.heard).toEqual([1, 2])
})

test('a failure is told, and the next change asks again', async () => {
  const server = slowServer(10)
  let isDown = true
  const ask = () => (isDown ? Promise.reject(new Error('gone')) : server.ask())
  const { again } = askGently(ask, server.hear)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(server.failed).toEqual([new Error('gone')])
  isDown = false
  again()
  await vi.advanceTimersByTimeAsync(10)
  expect(server.heard).toEqual([1])
})

test('after the end nothing is asked and nothing is heard', async () => {
  const server = slowServer(10)
  const { again, stop } = askGently(server.ask, server.hear)
  stop()
  again()
  await vi.advanceTimersByTimeAsync(5_000)
  expect([server.asked(), server.heard]).toEqual([1, []])
})
