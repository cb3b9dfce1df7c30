// The accounts of the staff and their passwords, with their checks, and the replies about accounts. A schema gives the type.
import * as z from 'zod/mini'
import { containsCardNumber } from '../basics/card-number.ts'
import { validationError, requiredText, text } from '../basics/form-schema.ts'
import { roles } from './staff.ts'
import { count, instant, named, type Wire } from '../basics/values.ts'

export const minPasswordLength = 12
const maxPasswordLength = 200

/** A username is part of a URL: it starts with a letter or a digit, since a path of dots would lead elsewhere. */
export const usernamePattern = /^[a-z0-9][a-z0-9._-]{1,31}$/

const role = z.enum(roles, validationError('missing'))

const account = {
  username: requiredText.check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { abort: true }),
    z.regex(usernamePattern, { abort: true }),
    z.refine((typed) => !containsCardNumber(typed), validationError('looks-like-card')),
  ),
  name: text(60),
  role,
}

export const staffMember = z
  .strictObject({
    ...account,
    /** True after somebody else set the password: the person must choose a new one before anything else. */
    mustChangePassword: z.boolean(),
  })
  .register(named, { id: 'StaffMember' })
export type StaffMember = Wire<typeof staffMember>
export const staffAccountRow = z
  .extend(staffMember, { on: z.boolean(), lastLoginAt: z.nullable(instant) })
  .register(named, { id: 'StaffAccountRow' })
export const staffReply = z
  .strictObject({ people: z.array(staffAccountRow) })
  .register(named, { id: 'StaffReply' })

export const meReply = z
  .extend(staffMember, {
    /** True without a mail server: emails are written to files, and nobody gets them. */
    emailsGoToFiles: z.boolean(),
    /** True if no money moves, which everyone who hands out food must know. */
    demoPayments: z.boolean(),
    /** True if no money moves because the keys are for Stripe's test mode (R66). */
    testPayments: z.boolean(),
    /** Emails wait, which no email can tell (R72). */
    emailsWait: z.boolean(),
    /** How many alarms tell that something is broken. */
    brokenAlarms: count,
    /** The version of the running server, shown at the bottom of the office. */
    version: z.string(),
  })
  .register(named, { id: 'MeReply' })
/** Null when nobody is logged in. */
export const sessionReply = z
  .strictObject({ staff: z.nullable(staffMember) })
  .register(named, { id: 'SessionReply' })

/** The body of POST /api/office/staff/:username/password. */
export const newPassword = z.strictObject({
  password: requiredText.check(
    z.minLength(1, { abort: true }),
    z.minLength(minPasswordLength, { abort: true }),
    z.maxLength(maxPasswordLength, { abort: true }),
    z.refine(
      (typed) => typed.isWellFormed() && !/\p{Cc}/u.test(typed),
      validationError('special-characters'),
    ),
    z.refine((typed) => !containsCardNumber(typed), validationError('looks-like-card')),
  ),
})

/** The body of POST /api/office/staff/add. */
export const newStaff = z.extend(newPassword, account)

/** The body of POST /api/office/staff/:username/change. */
export const staffChange = z
  .strictObject({ role: z.optional(role), on: z.optional(z.boolean()) })
  .check(z.refine(({ role: to, on }) => to !== undefined || on !== undefined, validationError('missing')))

/** The body of POST /api/me/password. */
export const ownPassword = z
  .extend(newPassword, {
    current: requiredText.check(
      z.minLength(1, { abort: true }),
      // The length is limited first, since the password is normalized below.
      z.maxLength(maxPasswordLength, { abort: true }),
    ),
  })
  .check(
    z.refine(({ current, password }) => current.normalize('NFC') !== password.normalize('NFC'), {
      path: ['password'],
      error: validationError('same-password'),
    }),
  )
