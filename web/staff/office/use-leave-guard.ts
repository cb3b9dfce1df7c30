// Guards a form that is not saved against leaving: the address stays, and the form asks first.
import { useEffect, useState } from 'react'
import { linkOf, navigate } from '../../browser/hash-location.ts'
import { isTraveling, onTraversal, travelTo, whenArrived } from '../../browser/history-entries.ts'

export interface LeaveGuard {
  /** Somebody wants to go elsewhere. */
  readonly isAsking: boolean
  stay(): void
  leave(): void
}

interface Destination {
  readonly hash: string
  /** Its entry in the history, where that is behind the form's. */
  readonly at?: number
}

/**
 * The form asks about links, Back and Forward; the browser asks about closing the tab, reloading and logging out. Navigation by
 * the page itself, such as to the login at the end of a session, is not guarded.
 */
export function useLeaveGuard(isUnsaved: boolean): LeaveGuard {
  const [destination, setDestination] = useState<Destination>()

  useEffect(() => {
    if (!isUnsaved) return
    const here = location.hash
    const isElsewhere = (hash: string) => hash.toLowerCase() !== here.toLowerCase()

    const holdLink = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link || !isElsewhere(link.hash)) return
      event.preventDefault()
      setDestination({ hash: link.hash })
    }
    const holdBack = (from: number, to: number) => {
      const hash = location.hash
      // The page itself travels only after the answer to its question.
      if (from === to || isTraveling() || !isElsewhere(hash)) return
      travelTo(from)
      // The question gets an entry, too, in place of whatever lay ahead of the form.
      whenArrived(() => setDestination(to < from ? { hash, at: to } : { hash }))
    }
    const holdUnload = (event: BeforeUnloadEvent) => event.preventDefault()

    addEventListener('click', holdLink, { capture: true })
    addEventListener('beforeunload', holdUnload)
    const stopHolding = onTraversal(holdBack)
    return () => {
      removeEventListener('click', holdLink, { capture: true })
      removeEventListener('beforeunload', holdUnload)
      stopHolding()
    }
  }, [isUnsaved])

  return {
    isAsking: destination !== undefined,
    stay: () => setDestination(undefined),
    leave() {
      setDestination(undefined)
      if (!destination) return
      if (destination.at === undefined) navigate(destination.hash)
      else travelTo(destination.at)
    },
  }
}
