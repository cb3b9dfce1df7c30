// Disputes on the wire. A schema gives the type.
import * as z from 'zod/mini'
import { disputeReasons, disputeStatuses } from './dispute.ts'
import { cents, instant, named, type Wire } from '../basics/values.ts'

export const officeDispute = z
  .strictObject({
    /** The gateway's id of the dispute, by which the gateway's own pages find it. */
    id: z.string(),
    amount: cents,
    reason: z.enum(disputeReasons),
    status: z.enum(disputeStatuses),
    /** The deadline for an answer to the bank; null if the bank accepts none. */
    respondBy: z.nullable(instant),
    openedAt: instant,
    closedAt: z.nullable(instant),
    /** What the bank has withdrawn and not returned. */
    withdrawn: cents,
  })
  .register(named, { id: 'OfficeDispute' })

export type OfficeDispute = Wire<typeof officeDispute>
