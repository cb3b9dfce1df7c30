// Who stands at the board; and while the server is not heard, whether they still may.
import { useEffect, useState } from 'react'
import { navigate } from '../../browser/hash-location.ts'
import type { MeReply } from '#domain/api.ts'
import { Refusal } from '../../api.ts'
import { fetchMe } from '../../kitchen-api.ts'
import { paths } from '../../paths.ts'

const askEvery = 5_000

export function useCook(serverIsHeard: boolean, onSignedOut: () => void): MeReply | undefined {
  const [cook, setCook] = useState<MeReply>()

  useEffect(() => {
    let wanted = true
    const ask = () =>
      fetchMe().then(
        (staff) => wanted && setCook(staff),
        // Anything but a plain no is the connection's trouble, which the board shows already.
        (error: unknown) => wanted && error instanceof Refusal && error.status === 401 && onSignedOut(),
      )
    void ask()
    const timer = serverIsHeard ? undefined : setInterval(() => void ask(), askEvery)
    return () => {
      wanted = false
      clearInterval(timer)
    }
  }, [serverIsHeard, onSignedOut])

  // The board stays closed to somebody who must choose a password first: there they do.
  const mustChoose = cook?.mustChangePassword ?? false
  useEffect(() => {
    if (mustChoose) navigate(paths.staff, { replace: true })
  }, [mustChoose])

  return cook
}
