// The order of the menu while the owner changes it: shown at once, and saved one order after the other.
import { useEffect, useRef, useState } from 'react'
import type { OfficeMenuReply } from '#domain/menu/menu-api.ts'
import { changeMenuOrder } from '../../office-menu-api.ts'
import { menuErrorMessage } from './menu-error-message.ts'
import { isSame, placesIn, type Places } from './menu-places.ts'
import { useTakeMenu } from './menu-screen.tsx'

export interface MenuOrder {
  readonly places: Places
  readonly failure: string | undefined
  /** While it is dragged, and before it is dropped; undefined: as it is saved. */
  show(places: Places | undefined): void
  save(places: Places): void
}

export function useMenuOrder(menu: OfficeMenuReply): MenuOrder {
  const takeMenu = useTakeMenu()
  const [unsaved, setUnsaved] = useState<Places>()
  const [failure, setFailure] = useState<string>()
  /** Of several quick steps, those in between need no saving of their own. */
  const next = useRef<Places>(undefined)
  const isSending = useRef(false)
  const isDragged = useRef(false)
  const saved = placesIn(menu)

  // Only once the answer is on the screen: before, the rows would jump back for a moment, and the focus would be lost.
  useEffect(() => {
    if (!isSending.current && !isDragged.current) setUnsaved(undefined)
  }, [menu])

  async function sendAll(): Promise<void> {
    isSending.current = true
    try {
      while (next.current) {
        const sent = next.current
        const reply = await changeMenuOrder({ sections: sent })
        if (next.current !== sent) continue
        next.current = undefined
        await takeMenu(reply)
      }
      setFailure(undefined)
    } catch (error) {
      next.current = undefined
      setUnsaved(undefined)
      setFailure(menuErrorMessage(error))
    } finally {
      isSending.current = false
    }
  }

  return {
    places: unsaved ?? saved,
    failure,
    show(places) {
      isDragged.current = places !== undefined
      setUnsaved(places)
    },
    save(places) {
      isDragged.current = false
      if (!isSending.current && isSame(places, saved)) return setUnsaved(undefined)
      setUnsaved(places)
      next.current = places
      if (!isSending.current) void sendAll()
    },
  }
}
