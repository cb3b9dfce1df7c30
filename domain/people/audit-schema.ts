// The audit log on the wire: what happened, who did it, and the entries that the owner looks for. A schema gives the type.
import * as z from 'zod/mini'
import { count, instant, named } from '../basics/values.ts'
import { auditTopics, auditVerbs, actorsWithoutAccount, auditTargetKinds } from './audit.ts'

const username = z.string()
const change = z
  .strictObject({
    field: z.string(),
    /** Which one of several has the field, or was added or removed. */
    of: z.exactOptional(z.string()),
    /** Null where there was nothing before, or is nothing after. */
    from: z.unknown(),
    to: z.unknown(),
  })
  .register(named, { id: 'Change', description: 'A field that was changed, from what to what.' })
/** It names no customer: an order is known by its number and id. */
export const action = z
  .strictObject({
    what: z.enum(auditVerbs),
    target: z.strictObject({
      kind: z.enum(auditTargetKinds),
      id: z.string(),
      /** As it was then: it may have another name, or be gone, when somebody reads the log. */
      name: z.string(),
    }),
    changes: z.array(change),
  })
  .register(named, { id: 'Deed', description: 'What happened.' })
export const actor = z
  .union([
    /** The name is the username once the account is gone. */
    z.strictObject({ username, name: z.string() }),
    /** Customer: of their own order. Server: a first start, or a command on the machine. */
    z.enum(actorsWithoutAccount),
  ])
  .register(named, { id: 'Doer', description: 'Who did it.' })
export const auditEntry = z
  .strictObject({
    id: count,
    at: instant,
    by: actor,
    action,
  })
  .register(named, { id: 'AuditEntry' })
export const auditQuery = z.strictObject({
  /** Without one: all but the kitchen's. */
  topic: z.optional(z.enum(auditTopics)),
  /** The id of an entry. */
  before: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number))),
})
export const auditReply = z
  .strictObject({
    /** Newest first. */
    entries: z.array(auditEntry),
    /** True when there are older ones. */
    more: z.boolean(),
  })
  .register(named, { id: 'AuditReply' })
