// Why no orders are taken just now, in words: the restaurant is closed, or the kitchen has paused.
import type { MenuReply } from '#domain/api.ts'
import { clockFor } from '../opening/clock-for.ts'
import { aboutClosed, closedWords } from '#words/shop/closed.ts'
import { pauseWords } from '#words/shop/pause.ts'

export interface NoOrders {
  readonly reason: 'closed' | 'pause'
  readonly title: string
  /** Why, in the owner's words, and until when, as far as that is known. */
  readonly text: string
  /** The same without the reason. */
  readonly until: string
}

/** Undefined while orders are taken. Whoever is closed need not say that the kitchen is behind. */
export function noOrders({ opening, pause, restaurant: { timeZone } }: MenuReply): NoOrders | undefined {
  if (!opening.open) {
    const { words, opens } = aboutClosed(opening, clockFor(opening, timeZone))
    return {
      reason: 'closed',
      title: closedWords.title,
      text: [words, opens].filter(Boolean).join(' '),
      until: opens,
    }
  }
  if (!pause) return undefined
  const until = pauseWords.ordering(pause, timeZone)
  return { reason: 'pause', title: pauseWords.title, text: until, until }
}
