// Ticks burritos off (R60). The taps on a line are sent one after the other, so that quick ones all count.
import { useRef } from 'react'
import { rolledAfterTap, type Ticket } from '#domain/kitchen/tickets.ts'
import * as api from '../../kitchen-api.ts'
import { troubleWords } from '../trouble-words.ts'

interface TicksDeps {
  readonly apply: (ticket: Ticket) => void
  readonly onTrouble: (words: string) => void
}

/** How many of a line are rolled once the taps that are on their way have arrived. */
interface OnTheWay {
  readonly rolled: number
  readonly sending: Promise<Ticket>
}

export function useTicks({ apply, onTrouble }: TicksDeps): (ticket: Ticket, line: number) => Promise<void> {
  const taps = useRef(new Map<string, OnTheWay>())
  return async ({ id, number, lines }, at) => {
    const line = lines[at]
    if (!line) return
    const key = `${id} ${at}`
    const last = taps.current.get(key)
    const from = last?.rolled ?? line.rolled
    const rolled = rolledAfterTap({ quantity: line.quantity, rolled: from })
    const send = () => api.rollBurritos(id, { line: at, rolled, from })
    const sending = last ? last.sending.then(send) : send()
    taps.current.set(key, { rolled, sending })
    try {
      apply(await sending)
    } catch (error) {
      onTrouble(troubleWords(error, number))
    } finally {
      if (taps.current.get(key)?.sending === sending) taps.current.delete(key)
    }
  }
}
