// What customers can do with a group of options, in a few words.
import type { GroupKind, OptionGroup, TicketWord } from '#domain/menu/menu.ts'
import { inSentence } from '../../basics/lists.ts'

export const kindWords = {
  one: 'Choose one',
  some: 'Choose some',
  many: 'Say how many of each',
} satisfies Record<GroupKind, string>

type Rules = Pick<OptionGroup, 'kind' | 'smallest' | 'largest'>

/** Choose one; Choose some, 0 to 4; Say how many of each, up to 3 */
export function rulesInWords({ kind, smallest, largest }: Rules): string {
  switch (kind) {
    case 'one':
      return smallest > 0 ? kindWords.one : `${kindWords.one} or none`
    case 'some':
      return `${kindWords.some}, ${smallest} to ${largest}`
    case 'many':
      return smallest > 0
        ? `${kindWords.many}, up to ${largest}, ${smallest} in all at least`
        : `${kindWords.many}, up to ${largest}`
  }
}

/** As on the ticket: ADD guac; GUAC */
export const ticketWords = {
  add: (name: string) => `ADD ${inSentence(name)}`,
  word: (name: string) => name.toUpperCase(),
} satisfies Record<TicketWord, (name: string) => string>
