// Whether the shop is open, paused or closed, by the live stream; unknown until the first event.
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { listenLive } from '../../browser/live.ts'
import { keys } from '../query-keys.ts'

/** From one screen to the next the bar does not forget. */
const keepFor = 60_000

export function useShop(): MenuReply | undefined {
  const client = useQueryClient()
  const { data } = useQuery<MenuReply>({ queryKey: keys.shop, queryFn: skipToken, gcTime: keepFor })
  useEffect(() => listenLive({}, { shop: (shop) => void client.setQueryData(keys.shop, shop) }), [client])
  return data
}
