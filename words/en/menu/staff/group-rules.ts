// Summarizes what customers can choose from a group of options.
import type { GroupKind, OptionGroup, TicketStyle } from '#domain/menu/menu.ts'
import { inSentence } from '../../basics/lists.ts'

export const groupKindNames = {
  one: 'Choose one',
  some: 'Choose some',
  many: 'Say how many of each',
} satisfies Record<GroupKind, string>

type Rules = Pick<OptionGroup, 'kind' | 'smallest' | 'largest'>

/** Choose one; Choose some, 0 to 4; Say how many of each, up to 3 */
export function formatGroupRules({ kind, smallest, largest }: Rules): string {
  switch (kind) {
    case 'one':
      return smallest > 0 ? groupKindNames.one : `${groupKindNames.one} or none`
    case 'some':
      return `${groupKindNames.some}, ${smallest} to ${largest}`
    case 'many':
      return smallest > 0
        ? `${groupKindNames.many}, up to ${largest}, ${smallest} in all at least`
        : `${groupKindNames.many}, up to ${largest}`
  }
}

/** How a choice is printed on the ticket: ADD guac; GUAC */
export const ticketStyleFormats = {
  add: (name: string) => `ADD ${inSentence(name)}`,
  word: (name: string) => name.toUpperCase(),
} satisfies Record<TicketStyle, (name: string) => string>
