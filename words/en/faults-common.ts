// What is said at a field of any form.
import type { SentencesFor } from '#domain/coded.ts'
import type { CommonFault, FaultValues } from '#domain/faults.ts'
import { formatCount } from './counts.ts'

export const commonFaults = {
  'too-long': ({ longest }) => `Use at most ${formatCount(longest)} characters.`,
  'special-characters': 'Remove any special characters.',
  'looks-like-card': 'That looks like a card number.',
} satisfies SentencesFor<CommonFault, FaultValues>
