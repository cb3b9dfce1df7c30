// The rules for a staff account and its password, and the words at a field that breaks its rule. Browser and server check.
import * as z from 'zod/mini'
import { holdsCardNumber } from './card.ts'
import { text } from './form-rules.ts'
import { roles } from './staff.ts'

export const shortestPassword = 12
export const longestPassword = 200

/** A username is part of a URL: it starts with a letter or a digit, since a path of dots would lead elsewhere. */
export const usernameShape = /^[a-z0-9][a-z0-9._-]{1,31}$/

const username = z.string('Enter a username.').check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, { error: 'Enter a username.', abort: true }),
  z.regex(usernameShape, {
    error:
      'Use 2 to 32 lowercase letters, numbers, dots, dashes or underscores. Start with a letter or a number.',
    abort: true,
  }),
  z.refine((typed) => !holdsCardNumber(typed), 'That looks like a card number.'),
)

const role = z.enum(roles, 'Select a role.')

const newPassword = z.string('Enter a password.').check(
  z.minLength(1, { error: 'Enter a password.', abort: true }),
  z.minLength(shortestPassword, { error: `Use ${shortestPassword} characters or more.`, abort: true }),
  z.maxLength(longestPassword, { error: `Use at most ${longestPassword} characters.`, abort: true }),
  z.refine((typed) => typed.isWellFormed() && !/\p{Cc}/u.test(typed), 'Remove any hidden characters.'),
  z.refine((typed) => !holdsCardNumber(typed), 'That looks like a card number.'),
)

export const newStaffForm = z.strictObject({
  name: text('Enter the name.', 60),
  username,
  role,
  password: newPassword,
})

export const staffChangeForm = z
  .strictObject({ role: z.optional(role), on: z.optional(z.boolean('Send true or false.')) })
  .check(z.refine(({ role: to, on }) => to !== undefined || on !== undefined, 'Say what to change.'))

export const newPasswordForm = z.strictObject({ password: newPassword })

export const ownPasswordForm = z
  .strictObject({
    current: z.string('Enter your current password.').check(
      z.minLength(1, { error: 'Enter your current password.', abort: true }),
      // The length is limited first, since the password is normalised below.
      z.maxLength(longestPassword, {
        error: `Use at most ${longestPassword} characters.`,
        abort: true,
      }),
    ),
    password: newPassword,
  })
  .check(
    z.refine(({ current, password }) => current.normalize('NFC') !== password.normalize('NFC'), {
      path: ['password'],
      error: 'Choose a different one than before.',
    }),
  )

/** Twenty characters in four groups, about 99 bits, without look-alikes. `below` draws a number from 0 to n - 1. */
export function makeUpPassword(below: (n: number) => number): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const group = () => Array.from({ length: 5 }, () => letters[below(letters.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}
