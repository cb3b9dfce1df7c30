// What the owner's first screen knows; it follows what happens in the shop and the office.
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { TodayReply } from '#domain/people/people-api.ts'
import type { Saved } from '#domain/restaurant/restaurant-api.ts'
import { changeSetting, fetchToday } from '../../office-api.ts'
import { following, useLiveQueries } from '../live-queries.ts'
import { keys } from '../query-keys.ts'
import { errorMessage } from '../error-message.ts'
import { useSingleFlight } from '../use-single-flight.ts'

export function useToday(): UseQueryResult<TodayReply> {
  const result = useQuery({ queryKey: keys.today, queryFn: fetchToday })
  useLiveQueries(following.today)
  return result
}

/** Puts the list of the first week away, or brings it back (R40). */
export function usePutAway(onDone: () => void) {
  const client = useQueryClient()
  const { busy, run } = useSingleFlight<'put-away'>()
  const [failure, setFailure] = useState<string>()
  const change = (saved: Saved<'checklist'>) =>
    run('put-away', async () => {
      try {
        setFailure(undefined)
        const checklist = await changeSetting('checklist', saved)
        onDone()
        // An answer still on its way may be older, and must not replace this one.
        await client.cancelQueries({ queryKey: keys.today })
        client.setQueryData<TodayReply>(keys.today, (today) => today && { ...today, checklist })
      } catch (error) {
        setFailure(errorMessage(error))
        void client.invalidateQueries({ queryKey: keys.today })
      }
    })
  return { isBusy: busy.has('put-away'), failure, change }
}
