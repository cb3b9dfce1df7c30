// The menu as the office sees it, from the server and always up to date, and the order it is shown in.
import { useEffect, useRef, useState } from 'react'
import type { ItemId } from '#domain/menu.ts'
import type { OfficeMenuItem, OfficeMenuReply } from '#domain/office-api.ts'
import { listenLive } from '../../browser/live.ts'
import { changeMenuOrder, fetchOfficeMenu } from '../../office-api.ts'
import { useAnswer, type Answer } from '../../ui/use-answer.ts'

export interface OfficeMenu {
  readonly state: Answer<OfficeMenuReply>['state']
  readonly items: readonly OfficeMenuItem[]
  /** Asks the server again. */
  readonly refresh: () => void
  /** Takes what the server answered to a change. */
  readonly apply: (reply: OfficeMenuReply) => void
  /** One place up or down; answers the new order. Throws what the server says. */
  readonly move: (id: ItemId, step: -1 | 1) => Promise<OfficeMenuReply | undefined>
}

export function useOfficeMenu(): OfficeMenu {
  const [answer, refresh] = useAnswer(fetchOfficeMenu)
  // The reply to a change holds until the next answer, which is newer.
  const [applied, setApplied] = useState<OfficeMenuReply>()
  const [latest, setLatest] = useState(answer)
  if (latest !== answer) {
    setLatest(answer)
    setApplied(undefined)
  }
  const moving = useRef(false)

  // Another owner's change, or a burrito that the kitchen sold out: the news says that, and the office asks for more.
  useEffect(() => listenLive({}, { shop: refresh }), [refresh])

  const items = (applied ?? (answer.state === 'ready' ? answer.value : undefined))?.items ?? []

  return {
    state: answer.state,
    items,
    refresh,
    apply(reply) {
      setApplied(reply)
      // Also so that an answer still on its way, which is older, is not taken.
      refresh()
    },
    async move(id, step) {
      const order = items.map((item) => item.id)
      const from = order.indexOf(id)
      const neighbour = order[from + step]
      if (!neighbour || moving.current) return undefined
      order[from + step] = id
      order[from] = neighbour
      moving.current = true
      try {
        return await changeMenuOrder({ items: order })
      } finally {
        moving.current = false
      }
    },
  }
}
