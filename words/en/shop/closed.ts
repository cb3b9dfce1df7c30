// What customers are told while the restaurant is closed.
import { textIn } from '#domain/local-text.ts'
import type { Opening } from '#domain/opening-hours.ts'
import { language } from '../locale.ts'
import { openingTime, type RestaurantClock } from '../opening.ts'

export const closedWords = {
  title: 'We’re closed right now.',
  opens: (when: string) => `We open ${when}.`,
  stays: 'Nothing was charged. Your cart and this form stay as they are.',
}

/** The owner's words about the day, and when it opens; empty where nobody has said it. */
export function aboutClosed(
  { words, opensAt }: Extract<Opening, { open: false }>,
  clock: RestaurantClock,
): { words: string; opens: string } {
  return {
    words: words ? asSentence(textIn(words, language)) : '',
    opens: opensAt === null ? '' : closedWords.opens(openingTime(opensAt, clock)),
  }
}

/** "Closed for Thanksgiving" gets its period, since another sentence follows. */
function asSentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`
}
