// The promise record of a period, as it grows with every order that is marked ready.
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { OnTimeRecordReply } from '#domain/kitchen/kitchen-api.ts'
import type { OnTimePeriod } from '#domain/kitchen/on-time-record.ts'
import { fetchPromises } from '../../office-api.ts'
import { following, useLiveQueries } from '../live-queries.ts'
import { keys } from '../query-keys.ts'

export function useRecord(period: OnTimePeriod): UseQueryResult<OnTimeRecordReply> {
  const result = useQuery({
    queryKey: keys.promisesOf(period),
    queryFn: () => fetchPromises(period),
    placeholderData: keepPreviousData,
  })
  useLiveQueries(following.promises)
  return result
}
