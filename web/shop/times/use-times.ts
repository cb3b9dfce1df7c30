// Asks when an order can be ready, or arrive (R43): when the question changes, every minute, on news of the shop, and when the
// network is back. The last answer stays while the page asks, and a network failure leaves everything as it was: after a
// change of the order it is about the order that was.
import { useEffect, useState } from 'react'
import type { TimesReply } from '#domain/restaurant/wait-times.ts'
import { fetchTimes, type TimesQuestion } from '../../order-api.ts'

const askEvery = 60_000
/** Nobody rolls more, and the server would not answer. */
const heaviest = 9_999_999

export interface AnsweredTimes {
  readonly reply: TimesReply
  /** Names the order that the answer is about: two answers about one order can be compared. */
  readonly about: string
}

/**
 * Forgets what was told while `question` is undefined, and keeps it without asking on while `isAsking` is false. `news` is
 * whatever changes when there is news.
 */
export function useTimes(
  question: TimesQuestion | undefined,
  news: unknown,
  isAsking = true,
): AnsweredTimes | undefined {
  const [answer, setAnswer] = useState<AnsweredTimes>()
  const key = question && question.weight <= heaviest ? JSON.stringify(question) : undefined
  if (key === undefined && answer) setAnswer(undefined)

  useEffect(() => {
    if (key === undefined || !isAsking) return
    const request = JSON.parse(key) as TimesQuestion
    const about = orderOf(request)
    let isOver = false
    const ask = async () => {
      const reply = await fetchTimes(request).catch(() => undefined)
      if (isOver || !reply) return
      // Answers may overtake each other.
      setAnswer((had) => (had?.about === about && had.reply.now > reply.now ? had : { reply, about }))
    }
    void ask()
    const again = () => void ask()
    const asking = setInterval(again, askEvery)
    addEventListener('online', again)
    return () => {
      isOver = true
      clearInterval(asking)
      removeEventListener('online', again)
    }
  }, [key, isAsking, news])

  return answer
}

export function orderOf({ weight, fulfillment, zip = '', isFree = false }: TimesQuestion): string {
  return [weight, fulfillment, zip, isFree].join(' ')
}

/** The first time that one can order for. */
export function firstOf(times: TimesReply | undefined): string | undefined {
  return times?.soonest ?? times?.slots[0]
}
