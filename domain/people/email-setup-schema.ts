// The email setup on the wire: the mail server as the environment configures it, and the owner's test of it. A schema gives
// the type.
import * as z from 'zod/mini'
import { textByRule } from '../basics/form-schema.ts'
import { count, named } from '../basics/values.ts'
import { personRules } from '../basics/contact-rules.ts'

export const emailSetupReply = z
  .strictObject({
    /** Null without a mail server: emails are written to files. The reply never contains the password. */
    server: z.nullable(
      z.strictObject({ host: z.string(), port: count, tls: z.boolean(), hasLogin: z.boolean() }),
    ),
    from: z.string(),
    /** The address that emails link to; null if it is not set. */
    publicUrl: z.nullable(z.string()),
  })
  .register(named, { id: 'EmailSetupReply' })

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
