// Whether the shop is open, paused or closed, as the live stream tells it; unknown until it has been heard.
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { listenLive } from '../../browser/live.ts'
import { keys } from '../query-keys.ts'

/** From one screen to the next the bar does not forget. */
const keptFor = 60_000

export function useShop(): MenuReply | undefined {
  const client = useQueryClient()
  const { data } = useQuery<MenuReply>({ queryKey: keys.shop, queryFn: skipToken, gcTime: keptFor })
  useEffect(() => listenLive({}, { shop: (told) => void client.setQueryData(keys.shop, told) }), [client])
  return data
}
