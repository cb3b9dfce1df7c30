// Who is logged in, fetched once for all screens of the staff.
import { useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { MeReply } from '#domain/people/people-api.ts'
import { fetchMe } from '../session-api.ts'
import { holdFor } from './cache-holder.ts'
import { keys } from './query-keys.ts'

async function askWho({ client }: { client: QueryClient }): Promise<MeReply> {
  const me = await fetchMe()
  holdFor(client, me)
  return me
}

/**
 * The next staff screen knows at once who looked at the last one, and asks nevertheless; in the shop it is forgotten.
 * `every`: milliseconds after which to ask again.
 */
export function useMe(every?: number): UseQueryResult<MeReply> {
  return useQuery({
    queryKey: keys.me,
    queryFn: askWho,
    refetchInterval: every ?? false,
    refetchIntervalInBackground: true,
  })
}

interface ConfirmedMe {
  /** For the bar, which stays as it is from one screen to the next. */
  readonly last: MeReply | undefined
  /** Undefined until the server has answered this very screen: nothing from the cache shows before. */
  readonly me: MeReply | undefined
  readonly isError: boolean
  readonly again: () => void
}

export function useConfirmedMe(): ConfirmedMe {
  const [openedAt] = useState(Date.now)
  const { data, dataUpdatedAt, isError, refetch } = useMe()
  return {
    last: data,
    me: dataUpdatedAt >= openedAt ? data : undefined,
    isError,
    again: () => void refetch(),
  }
}
