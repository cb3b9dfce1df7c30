// The replies of the server's own calls (health checks, OpenAPI), and the empty reply. A schema gives the type.
import * as z from 'zod/mini'
import { named } from './values.ts'

export const aliveReply = z.strictObject({ alive: z.literal(true) }).register(named, { id: 'AliveReply' })
export const readyReply = z.strictObject({ ready: z.literal(true) }).register(named, { id: 'ReadyReply' })
export const emptyReply = z.strictObject({}).register(named, { id: 'EmptyReply' })
export const documentReply = z.looseObject({ openapi: z.literal('3.1.1') })
