// The times that customers read with these settings, saved or not: they follow the board and the clock.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { WaitPreviewsReply, WaitPreviewBody } from '#domain/kitchen/kitchen-api.ts'
import { previewWaitTimes } from '../../office-api.ts'
import { keys } from '../query-keys.ts'

/** Undefined until the server has answered; until the next answer, the last answer stays. */
export function useWaitAnswers(tried: WaitPreviewBody): WaitPreviewsReply | undefined {
  return useQuery({
    queryKey: keys.waitAnswersTo(tried),
    queryFn: () => previewWaitTimes(tried),
    placeholderData: keepPreviousData,
  }).data
}
