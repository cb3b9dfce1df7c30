// What the owner's first screen knows; it follows what happens in the shop and the office.
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { TodayReply } from '#domain/office-api.ts'
import { fetchToday } from '../../office-api.ts'
import { following, useLiveQueries } from '../live-queries.ts'
import { keys } from '../query-keys.ts'

export function useToday(): UseQueryResult<TodayReply> {
  const asked = useQuery({ queryKey: keys.today, queryFn: fetchToday })
  useLiveQueries(following.today)
  return asked
}
