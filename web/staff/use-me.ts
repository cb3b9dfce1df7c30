// Who is logged in, asked once for all screens of the staff.
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { MeReply } from '#domain/api.ts'
import { fetchMe } from '../kitchen-api.ts'
import { keys } from './query-keys.ts'

/** `every`: milliseconds after which to ask again. */
export function useMe(every?: number): UseQueryResult<MeReply> {
  return useQuery({
    queryKey: keys.me,
    queryFn: fetchMe,
    // The next screen knows at once who looks, and asks nevertheless.
    gcTime: Number.POSITIVE_INFINITY,
    refetchInterval: every ?? false,
    refetchIntervalInBackground: true,
  })
}
