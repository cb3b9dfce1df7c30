// Which emails the owner wants besides the alerts (R72). A schema gives the type.
import * as z from 'zod/mini'
import { version } from '../basics/form-schema.ts'
import { named, type Wire } from '../basics/values.ts'

export const ownerEmails = z.strictObject({
  /** The figures of the day, at closing. */
  dailySummary: z.boolean(),
})
export type OwnerEmails = Wire<typeof ownerEmails>

export const savedOwnerEmails = z
  .extend(ownerEmails, { version })
  .register(named, { id: 'OwnerEmails', description: 'Which emails the owner wants besides the alerts.' })
