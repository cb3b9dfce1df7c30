// Holds whoever leaves a form that is not saved: the address stays, and the form asks first.
import { useEffect, useState } from 'react'
import { navigate } from '../../browser/hash-location.ts'

export interface LeaveGuard {
  /** Somebody wants to go elsewhere. */
  readonly isAsking: boolean
  stay(): void
  leave(): void
}

/**
 * Links, Back and Forward are asked about by the form; closing the tab, reloading it and logging out, by the browser. What
 * the page does by itself, such as asking whose session is over to log in, is not held.
 */
export function useLeaveGuard(isUnsaved: boolean): LeaveGuard {
  const [wanted, setWanted] = useState<string>()

  useEffect(() => {
    if (!isUnsaved) return
    const here = location.hash
    const isElsewhere = (hash: string) => hash.toLowerCase() !== here.toLowerCase()

    const holdLink = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || link.target || !link.hash.startsWith('#/')) return
      if (!isElsewhere(link.hash) || opensBeside(event)) return
      event.preventDefault()
      setWanted(link.hash)
    }
    const holdBack = () => {
      const there = location.hash
      if (!isElsewhere(there)) return
      // The router, which hears of it next, finds the address as it was.
      history.pushState({ scroll: scrollY }, '', here)
      setWanted(there)
    }
    const holdUnload = (event: BeforeUnloadEvent) => event.preventDefault()

    addEventListener('click', holdLink, { capture: true })
    // Fired before hashchange; navigate(), by which the page itself goes elsewhere, does not fire it.
    addEventListener('popstate', holdBack)
    addEventListener('beforeunload', holdUnload)
    return () => {
      removeEventListener('click', holdLink, { capture: true })
      removeEventListener('popstate', holdBack)
      removeEventListener('beforeunload', holdUnload)
    }
  }, [isUnsaved])

  return {
    isAsking: wanted !== undefined,
    stay: () => setWanted(undefined),
    leave() {
      setWanted(undefined)
      if (wanted !== undefined) navigate(wanted)
    },
  }
}

/** In another tab or window, so that the form stays. */
function opensBeside({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey
}
