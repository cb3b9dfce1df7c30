// The audit log on the wire: its entries with their actions and actors, and the owner's query. A schema gives the type.
import * as z from 'zod/mini'
import { count, instant, named } from '../basics/values.ts'
import { auditTopics, auditVerbs, actorsWithoutAccount, auditTargetKinds } from './audit.ts'

const username = z.string()
const change = z
  .strictObject({
    field: z.string(),
    /** The name of the list element that has the field, or that was added or removed. */
    of: z.exactOptional(z.string()),
    /** Null if the field had no value before. `to` is null if it has none after. */
    from: z.unknown(),
    to: z.unknown(),
  })
  .register(named, { id: 'Change', description: 'A field that was changed, from what to what.' })
/** The log never names a customer: an order is identified by its number and id. */
export const action = z
  .strictObject({
    what: z.enum(auditVerbs),
    target: z.strictObject({
      kind: z.enum(auditTargetKinds),
      id: z.string(),
      /** The name at that time. When somebody reads the log, the target may have another name or be gone. */
      name: z.string(),
    }),
    changes: z.array(change),
  })
  .register(named, { id: 'AuditAction', description: 'What happened.' })
export const actor = z
  .union([
    /** After the account is deleted, the name is the username. */
    z.strictObject({ username, name: z.string() }),
    /** "customer": the customer of the order. "server": the first start, or a command on the server. */
    z.enum(actorsWithoutAccount),
  ])
  .register(named, { id: 'Actor', description: 'Who did it.' })
export const auditEntry = z
  .strictObject({
    id: count,
    at: instant,
    by: actor,
    action,
  })
  .register(named, { id: 'AuditEntry' })
export const auditQuery = z.strictObject({
  /** Without a topic: all entries except the kitchen's. */
  topic: z.optional(z.enum(auditTopics)),
  /** The id of an entry: the reply lists older entries. */
  before: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number))),
})
export const auditReply = z
  .strictObject({
    /** Newest first. */
    entries: z.array(auditEntry),
    /** True if there are older entries. */
    more: z.boolean(),
  })
  .register(named, { id: 'AuditReply' })
