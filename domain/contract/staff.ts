// The accounts of the staff on the wire. A schema gives the type.
import * as z from 'zod/mini'
import { instant, named, role } from './values.ts'

export const staffAccountRow = z
  .strictObject({
    username: z.string(),
    name: z.string(),
    role,
    on: z.boolean(),
    lastLoginAt: z.nullable(instant),
    mustChangePassword: z.boolean(),
  })
  .register(named, { id: 'StaffAccountRow' })
export const staffReply = z
  .strictObject({ people: z.array(staffAccountRow) })
  .register(named, { id: 'StaffReply' })
