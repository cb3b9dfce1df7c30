// What customers are told with these settings, saved or not: it follows the board and the clock.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { WaitAnswersReply, WaitTriedBody } from '#domain/kitchen/kitchen-api.ts'
import { tryWaitTimes } from '../../office-api.ts'
import { keys } from '../query-keys.ts'

/** Undefined until the server has answered; until it answers anew, the last answer stays. */
export function useWaitAnswers(tried: WaitTriedBody): WaitAnswersReply | undefined {
  return useQuery({
    queryKey: keys.waitAnswersTo(tried),
    queryFn: () => tryWaitTimes(tried),
    placeholderData: keepPreviousData,
  }).data
}
