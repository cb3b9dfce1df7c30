// The rules for a staff account and its password. Browser and server check.
import * as z from 'zod/mini'
import { holdsCardNumber } from './card.ts'
import { fault, neededText, text } from './form-rules.ts'
import { roles } from './staff.ts'

export const shortestPassword = 12
export const longestPassword = 200

/** A username is part of a URL: it starts with a letter or a digit, since a path of dots would lead elsewhere. */
export const usernameShape = /^[a-z0-9][a-z0-9._-]{1,31}$/

const username = neededText.check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, { abort: true }),
  z.regex(usernameShape, { abort: true }),
  z.refine((typed) => !holdsCardNumber(typed), fault('looks-like-card')),
)

const role = z.enum(roles, fault('missing'))

const newPassword = neededText.check(
  z.minLength(1, { abort: true }),
  z.minLength(shortestPassword, { abort: true }),
  z.maxLength(longestPassword, { abort: true }),
  z.refine((typed) => typed.isWellFormed() && !/\p{Cc}/u.test(typed), fault('special-characters')),
  z.refine((typed) => !holdsCardNumber(typed), fault('looks-like-card')),
)

export const newStaffForm = z.strictObject({
  name: text(60),
  username,
  role,
  password: newPassword,
})

export const staffChangeForm = z
  .strictObject({ role: z.optional(role), on: z.optional(z.boolean()) })
  .check(z.refine(({ role: to, on }) => to !== undefined || on !== undefined, fault('missing')))

export const newPasswordForm = z.strictObject({ password: newPassword })

export const ownPasswordForm = z
  .strictObject({
    current: neededText.check(
      z.minLength(1, { abort: true }),
      // The length is limited first, since the password is normalised below.
      z.maxLength(longestPassword, { abort: true }),
    ),
    password: newPassword,
  })
  .check(
    z.refine(({ current, password }) => current.normalize('NFC') !== password.normalize('NFC'), {
      path: ['password'],
      error: fault('same-password'),
    }),
  )

/** Twenty characters in four groups, about 99 bits, without look-alikes. `below` draws a number from 0 to n - 1. */
export function makeUpPassword(below: (n: number) => number): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const group = () => Array.from({ length: 5 }, () => letters[below(letters.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}
