import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OfficeMenuReply } from '#domain/menu/menu-api.ts'
import { cents } from '#domain/basics/money.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { throttledRefetch } from '../throttled-refetch.ts'
import { keys } from '../query-keys.ts'
import { takeMenu } from './menu-screen.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function menuAt(price: number): OfficeMenuReply {
  return {
    sections: [],
    items: startingMenu.items.map((item) => ({ ...item, price: cents(price), version: 1, soldToday: 0 })),
    retired: [],
    groups: [],
    ingredients: [],
  }
}

/** The Menu screen, of a server that answers with the price it has when it is asked, after a while. */
async function openMenu() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const server = { price: 1_000, asked: 0 }
  const observer = new QueryObserver<OfficeMenuReply>(client, {
    queryKey: keys.menu,
    queryFn: async () => {
      server.asked += 1
      const answer = menuAt(server.price)
      await new Promise((resolve) => setTimeout(resolve, 500))
      return answer
    },
  })
  observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(5_000)
  const shown = () => observer.getCurrentResult().data?.items[0]?.price
  return { client, server, shown, refetch: throttledRefetch(client, keys.menu, { pause: 1_000 }) }
}

test('news that was being asked about when the answer to a change came is not missed', async () => {
  const { client, server, shown, refetch } = await openMenu()
  server.price = 1_300
  await vi.advanceTimersByTimeAsync(2_000)
  refetch.soon()
  await vi.advanceTimersByTimeAsync(100)
  expect(server.asked).toBe(2)
  await takeMenu(client, menuAt(1_200))
  expect(shown()).toBe(1_200)
  await vi.advanceTimersByTimeAsync(5_000)
  expect([shown(), server.asked]).toEqual([1_300, 3])
})

test('an older answer on its way does not replace the answer to a change', async () => {
  const { client, server, shown, refetch } = await openMenu()
  await vi.advanceTimersByTimeAsync(2_000)
  refetch.soon()
  await vi.advanceTimersByTimeAsync(100)
  server.price = 1_200
  await takeMenu(client, menuAt(1_200))
  await vi.advanceTimersByTimeAsync(450)
  expect(shown()).toBe(1_200)
})

test('where nothing is being asked, the answer to a change is enough', async () => {
  const { client, server, shown } = await openMenu()
  await takeMenu(client, menuAt(1_200))
  await vi.advanceTimersByTimeAsync(5_000)
  expect([shown(), server.asked]).toEqual([1_200, 1])
})
