// The email setup on the wire: the mail server of the environment or of the office, and the owner's test of it. A schema gives the
// type.
import * as z from 'zod/mini'
import { requiredText, text, textByRule, validationError, wholeNumber } from '../basics/form-schema.ts'
import { isPlainText } from '../basics/text-rule.ts'
import { count, named } from '../basics/values.ts'
import { personRules } from '../basics/contact-rules.ts'

export const emailSetupReply = z
  .strictObject({
    /** Who has set up the mail server; what the environment sets cannot be changed in the office. */
    setBy: z.enum(['environment', 'office']),
    /** True if the environment sets the sender's address. */
    isFromFixed: z.boolean(),
    /** Null without a mail server. The reply never contains the password. */
    server: z.nullable(
      z.strictObject({ host: z.string(), port: count, tls: z.boolean(), user: z.nullable(z.string()) }),
    ),
    /** False: emails are written to files. */
    isOn: z.boolean(),
    /** The saved password cannot be read on this server, and has to be entered again. */
    isLocked: z.boolean(),
    /** The sender's address. */
    from: z.string(),
    /** The address that emails link to; null if it is not set. */
    publicUrl: z.nullable(z.string()),
    /** 0 before the office has saved a mail server. */
    version: count,
  })
  .register(named, { id: 'EmailSetupReply' })

const largestPort = 65_535
const largestVersion = 2 ** 31 - 2

/** The body of POST /api/office/email. */
export const mailServerBody = z.strictObject({
  host: textByRule({ longest: 253, shape: /^[A-Za-z\d:]([A-Za-z\d.:-]*[A-Za-z\d])?$/ }),
  port: wholeNumber(1, largestPort),
  /** True: encrypted from the start. False: encrypted by STARTTLS. */
  tls: z.boolean(),
  /** Null: the mail server wants no login. */
  user: z.nullable(text(254)),
  /** Left out: the saved password stays, unless the server or the user changes. */
  password: z.exactOptional(
    requiredText.check(
      z.minLength(1),
      z.maxLength(500, { abort: true }),
      z.refine(isPlainText, validationError('special-characters')),
    ),
  ),
  from: textByRule(personRules.email),
  /** True: emails go out through this server. */
  on: z.boolean(),
  /** The version that the owner saw; 0 before the first. */
  version: wholeNumber(0, largestVersion),
})

export const emailTestOutcomes = [
  'sent',
  /** There is no mail server, so the email was written to a file. */
  'written-to-file',
  /** The mail server will never accept this address. */
  'address-refused',
  /** The mail server did not accept this email for now. */
  'deferred',
  'unreachable',
  'login-refused',
  'certificate',
  'encryption',
  /** The saved password cannot be read on this server. */
  'locked',
  'failed',
] as const
/** The body of POST /api/office/email/test: one of the owner's own addresses. */
export const emailTestBody = z.strictObject({ to: textByRule(personRules.email) })
export const emailTestReply = z
  .strictObject({
    outcome: z.enum(emailTestOutcomes),
    /** The mail server's answer and the step at which it came: "535 at AUTH PLAIN". */
    answer: z.nullable(z.string()),
  })
  .register(named, { id: 'EmailTestReply' })
