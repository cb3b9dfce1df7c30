// Who stands at the board; and while the server is not heard, whether they still may.
import { useEffect } from 'react'
import { navigate } from '../../browser/hash-location.ts'
import type { MeReply } from '#domain/people/people-api.ts'
import { paths } from '../../paths.ts'
import { useMe } from '../use-me.ts'

const askEvery = 5_000

export function useCook(serverIsHeard: boolean): MeReply | undefined {
  const { data: cook, refetch } = useMe(serverIsHeard ? undefined : askEvery)

  // A stream that was lost may mean that the session is over: asking tells.
  useEffect(() => {
    void refetch({ cancelRefetch: false })
  }, [serverIsHeard, refetch])

  // The board stays closed to somebody who must choose a password first: there they do.
  const mustChoose = cook?.mustChangePassword ?? false
  useEffect(() => {
    if (mustChoose) navigate(paths.staff, { replace: true })
  }, [mustChoose])

  return cook
}
