// The sales of the days asked for; while today is among them they follow what happens in the shop.
import { useCallback, useEffect, useState } from 'react'
import type { SalesQuery, SalesReply } from '#domain/office-api.ts'
import { listenLive, type Link } from '../../browser/live.ts'
import { fetchSales } from '../../office-api.ts'
import { useAnswer, type Answer } from '../../ui/use-answer.ts'

/** Milliseconds between two questions: one day is little to add up, many days are more and hardly change. */
const pause = { oneDay: 3_000, manyDays: 60_000 }
/** What comes together is asked for together. */
const gathering = 250

/** `query` must stay the same object while the question does. */
export function useSales(query: SalesQuery): [Answer<SalesReply>, again: () => void, Link | undefined] {
  const [answer, again] = useAnswer(useCallback(() => fetchSales(query), [query]))
  const [link, setLink] = useState<Link>()
  const sales = answer.state === 'ready' ? answer.value : undefined
  const follows = sales !== undefined && sales.from <= sales.today && sales.today <= sales.to
  const between = sales?.from === sales?.to ? pause.oneDay : pause.manyDays

  useEffect(() => {
    if (!follows) return
    let last = Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      timer ??= setTimeout(
        () => {
          timer = undefined
          last = Date.now()
          again()
        },
        Math.max(gathering, last + between - Date.now()),
      )
    }
    const hearLink = (heard: Link) => {
      setLink(heard)
      if (heard.up) return
      // A lost connection may mean a session that was ended: asking at once shows it.
      clearTimeout(timer)
      timer = undefined
      last = 0
      soon()
    }
    // The whole board comes once a minute, and after every gap: whatever was missed, and a new day, show then.
    const stop = listenLive({ board: true }, { ticket: soon, board: soon, link: hearLink })
    return () => {
      clearTimeout(timer)
      stop()
      setLink(undefined)
    }
  }, [follows, between, again])

  return [answer, again, link]
}
