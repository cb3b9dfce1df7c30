// What is said at a field of any form.
import type { FaultSentences } from '#domain/basics/validation-messages.ts'
import { formatCount } from './counts.ts'

export const commonFaults = {
  'too-long': ({ longest }) => `Use at most ${formatCount(longest)} characters.`,
  'special-characters': 'Remove any special characters.',
} satisfies FaultSentences['general']
