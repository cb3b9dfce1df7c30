// The mails of an order on the wire. A schema gives the type.
import * as z from 'zod/mini'
import { mailKinds, mailStates } from './email.ts'
import { count, instant, named } from '../basics/values.ts'

export const mail = z
  .strictObject({
    kind: z.enum(mailKinds),
    state: z.enum(mailStates),
    at: instant,
    /** The id of the refund that it tells of. */
    refund: z.exactOptional(count),
  })
  .register(named, { id: 'Mail' })
