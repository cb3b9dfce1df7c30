// How mails leave, on the wire: the mail server as the environment sets it, and the owner's try of it. A schema gives the type.
import * as z from 'zod/mini'
import { textByRule } from '../basics/form-schema.ts'
import { count, named } from '../basics/values.ts'
import { personRules } from '../basics/contact-rules.ts'

export const emailSetupReply = z
  .strictObject({
    /** Null without one: mails are written to files. Never with the password. */
    server: z.nullable(
      z.strictObject({ host: z.string(), port: count, tls: z.boolean(), hasLogin: z.boolean() }),
    ),
    from: z.string(),
    /** The address that mails link to, where it is set. */
    publicUrl: z.nullable(z.string()),
  })
  .register(named, { id: 'EmailSetupReply' })

export const emailTestOutcomes = [
  'sent',
  /** Written to a file: there is no mail server. */
  'written-to-file',
  /** The mail server will never take this address. */
  'address-refused',
  /** The mail server did not take this mail, for now. */
  'deferred',
  'unreachable',
  'login-refused',
  'certificate',
  'encryption',
  'failed',
] as const
/** Of POST /api/office/mail/try: an address of the owner's own. */
export const emailTestBody = z.strictObject({ to: textByRule(personRules.email) })
export const emailTestReply = z
  .strictObject({
    outcome: z.enum(emailTestOutcomes),
    /** What the mail server answered at which step: "535 at AUTH PLAIN". */
    answer: z.nullable(z.string()),
  })
  .register(named, { id: 'EmailTestReply' })
