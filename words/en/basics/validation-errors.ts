// The validation messages that every form shares.
import type { ValidationMessages } from '#domain/basics/validation-messages.ts'
import { formatCount } from './counts.ts'

export const commonErrorMessages = {
  'too-long': ({ longest }) => `Use at most ${formatCount(longest)} characters.`,
  'special-characters': 'Remove any special characters.',
} satisfies ValidationMessages['general']
