// What customers are told with these settings, saved or not: it follows the board and the clock.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { WaitPreviewsReply, WaitPreviewBody } from '#domain/kitchen/kitchen-api.ts'
import { previewWaitTimes } from '../../office-api.ts'
import { keys } from '../query-keys.ts'

/** Undefined until the server has answered; until it answers anew, the last answer stays. */
export function useWaitAnswers(tried: WaitPreviewBody): WaitPreviewsReply | undefined {
  return useQuery({
    queryKey: keys.waitAnswersTo(tried),
    queryFn: () => previewWaitTimes(tried),
    placeholderData: keepPreviousData,
  }).data
}
