// The live stream keeps the answers of staff screens fresh: here stands which news makes which answers old.
import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { OfficeOrder, LiveEvents } from '#domain/people/people-api.ts'
import type { SettingName } from '#domain/restaurant/restaurant-api.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { listenLive, type Link, type LiveTopic } from '../browser/live.ts'
import { throttledRefetch, type Pace } from './throttled-refetch.ts'
import { keys } from './query-keys.ts'

export interface Following extends Pace {
  readonly queryKey: QueryKey
  readonly topic: LiveTopic
  /** Whether what the server tells makes the answers old. */
  readonly news: {
    readonly [Name in keyof LiveEvents]?: (data: LiveEvents[Name], client: QueryClient) => boolean
  }
}

const always = () => true
// The whole board comes once a minute, and after every gap: whatever was missed, and a new day, show then.
export const board = { topic: { board: true }, news: { board: always, ticket: always } }

export const following = {
  orders: { ...board, queryKey: keys.orders, pause: 1_000 },
  // One day is little to add up, many days are more and hardly change.
  salesOfOneDay: { ...board, queryKey: keys.sales, pause: 3_000, gathering: 250 },
  salesOfManyDays: { ...board, queryKey: keys.sales, pause: 60_000, gathering: 250 },
  // Another owner's change, or a burrito that the kitchen sold out: the news says that, and the office asks for more.
  menu: { topic: {}, queryKey: keys.menu, news: { shop: always }, pause: 1_000 },
  // Another owner's change, and every order that uses one.
  codes: {
    topic: { board: true },
    queryKey: keys.codes,
    news: { board: always, ticket: always, shop: always },
    pause: 3_000,
    gathering: 250,
  },
  // Orders and settings alike.
  today: {
    topic: { board: true },
    queryKey: keys.today,
    news: { board: always, ticket: always, shop: always },
    pause: 2_000,
    gathering: 250,
  },
  // The times that a customer reads change with every order, with the hours, and with the minute.
  waitAnswers: {
    topic: { board: true },
    queryKey: keys.waitAnswers,
    news: { board: always, ticket: always, shop: always },
    pause: 1_000,
    gathering: 250,
  },
  promises: { ...board, queryKey: keys.promises, pause: 30_000, gathering: 250 },
} satisfies Record<string, Following>

/** Another owner's change. */
export function followingSetting(name: SettingName): Following {
  return { topic: {}, queryKey: keys.setting(name), news: { shop: always }, pause: 1_000 }
}

export function followingOrder(id: OrderId): Following {
  const queryKey = keys.order(id)
  return {
    ...board,
    queryKey,
    news: {
      board: always,
      ticket: (ticket) => ticket.id === id,
      // Stripe and the mail server answer in their own time, and no event announces their answers.
      beat: (_beat, client) => isUnderWay(client.getQueryData<OfficeOrder>(queryKey)),
    },
    pause: 1_000,
  }
}

/** For as long as the screen is open; returns the state of the connection, undefined until that is known. */
export function useLiveQueries(followed: Following | undefined): Link | undefined {
  const client = useQueryClient()
  const [link, setLink] = useState<Link>()

  useEffect(() => {
    if (!followed) return
    const { queryKey, topic, news } = followed
    const refetch = throttledRefetch(client, queryKey, followed)
    const refetchIfStale = (isOld: boolean | undefined) => isOld && refetch.soon()
    const stopListening = listenLive(topic, {
      shop: (data) => refetchIfStale(news.shop?.(data, client)),
      board: (data) => refetchIfStale(news.board?.(data, client)),
      ticket: (data) => refetchIfStale(news.ticket?.(data, client)),
      beat: (data) => refetchIfStale(news.beat?.(data, client)),
      link: (next) => {
        setLink(next)
        // A lost stream may mean that the session is over: a request finds out.
        if (!next.up) refetch.now()
      },
    })
    return () => {
      stopListening()
      refetch.stop()
      setLink(undefined)
    }
  }, [client, followed])

  return link
}

/** Something is still to come from outside: money to be taken or sent back, a mail to go out. */
function isUnderWay(order: OfficeOrder | undefined): boolean {
  if (!order) return false
  const { payment, status, emails, refunds } = order
  const moneyWaits =
    payment === 'authorized' ||
    (payment === 'captured' && status === 'canceled') ||
    refunds.some(({ state }) => state === 'requested')
  return moneyWaits || emails.some(({ state }) => state === 'due')
}
