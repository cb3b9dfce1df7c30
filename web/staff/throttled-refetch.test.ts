import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '../api.ts'
import { throttledRefetch, type Pace } from './throttled-refetch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pace: Pace = { pause: 1_000 }

/** A screen that shows an answer, of a server that answers with how often it was asked, after a while. */
function screenOf(milliseconds: number, { pause, gathering }: Pace = pace) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const server = { requests: 0, failure: undefined as Error | undefined }
  const answers: number[] = []
  const failed: unknown[] = []
  const observer = new QueryObserver<number>(client, {
    queryKey: ['orders', 'list'],
    queryFn: async () => {
      server.requests += 1
      const answer = server.requests
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      if (server.failure) throw server.failure
      return answer
    },
  })
  const leave = observer.subscribe(({ data, error, isFetching }) => {
    if (isFetching) return
    if (error) failed.push(error)
    else if (data !== undefined) answers.push(data)
  })
  const refetch = throttledRefetch(client, ['orders'], { pause, ...(gathering && { gathering }) })
  return { server, answers, failed, refetch, leave }
}

test('a rush of changes is one question in a second, and the last change is never missed', async () => {
  const { server, answers, refetch } = screenOf(10)
  for (let change = 0; change < 50; change += 1) {
    await vi.advanceTimersByTimeAsync(50)
    refetch.soon()
  }
  expect(server.requests).toBe(3)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(answers).toEqual([1, 2, 3, 4])
})

test('a slow server is not asked before it has answered, and its answers are not thrown away', async () => {
  const { server, answers, refetch } = screenOf(4_000)
  for (let change = 0; change < 39; change += 1) {
    await vi.advanceTimersByTimeAsync(200)
    refetch.soon()
  }
  expect(server.requests).toBe(2)
  expect(answers).toEqual([1])
})

test('news that comes while the server is asked is asked about again', async () => {
  const { server, answers, refetch } = screenOf(4_000)
  await vi.advanceTimersByTimeAsync(3_000)
  refetch.soon()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(server.requests).toBe(2)
  refetch.soon()
  await vi.advanceTimersByTimeAsync(7_000)
  expect([server.requests, answers]).toEqual([3, [1, 2, 3]])
})

test('after a quiet time the next question is asked at once', async () => {
  const { answers, refetch } = screenOf(10)
  await vi.advanceTimersByTimeAsync(5_000)
  refetch.soon()
  await vi.advanceTimersByTimeAsync(20)
  expect(answers).toEqual([1, 2])
})

test('a failure is told, and the next change asks again', async () => {
  const { server, answers, failed, refetch } = screenOf(10)
  server.failure = new Error('gone')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(failed).toEqual([new Error('gone')])
  server.failure = undefined
  refetch.soon()
  await vi.advanceTimersByTimeAsync(20)
  expect(answers).toEqual([2])
})

test('what the server does not know is not asked for again', async () => {
  const { server, refetch } = screenOf(10)
  server.failure = new Refusal({ code: 'not-found', status: 404, title: 'No such order.' }, undefined)
  await vi.advanceTimersByTimeAsync(5_000)
  refetch.soon()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(server.requests).toBe(1)
})

test('what comes together is asked for together, and the next question waits for the pause', async () => {
  const { server, refetch } = screenOf(10, { pause: 60_000, gathering: 250 })
  await vi.advanceTimersByTimeAsync(70_000)
  refetch.soon()
  await vi.advanceTimersByTimeAsync(200)
  refetch.soon()
  expect(server.requests).toBe(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(server.requests).toBe(2)
  refetch.soon()
  await vi.advanceTimersByTimeAsync(50_000)
  expect(server.requests).toBe(2)
  refetch.now()
  await vi.advanceTimersByTimeAsync(300)
  expect(server.requests).toBe(3)
})

test('after the end, and for a screen that was left, nothing is asked', async () => {
  const stopped = screenOf(10)
  stopped.refetch.stop()
  const left = screenOf(10)
  left.leave()
  for (const { refetch } of [stopped, left]) refetch.soon()
  await vi.advanceTimersByTimeAsync(5_000)
  expect([stopped.server.requests, left.server.requests]).toEqual([1, 1])
})
