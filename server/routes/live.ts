// GET /api/live: a stream of Server-Sent Events for each open page.
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { liveEvents } from '#domain/people/live-schema.ts'
import { peoplePaths } from '#domain/people/people-api.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { Problem } from '#domain/basics/problems.ts'
import { may } from '#domain/people/staff.ts'
import { openEventStream } from '../http/event-stream.ts'
import { eventStream } from '../http/reply-spec.ts'
import { crowdedRetrySeconds, type ConcurrencyLimit } from '../limits/client-limits.ts'
import type { LiveHub } from '../live/live-hub.ts'
import type { LiveReader } from '../live/live-reader.ts'
import type { Routes } from '../http/route-rules.ts'

const liveQuery = z.strictObject({
  order: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{22}(,[A-Za-z0-9_-]{22}){0,7}$/))),
  board: z.optional(z.literal('1')),
})

export interface LiveDeps {
  readonly hub: LiveHub
  /** Limits the open streams per client address and in total. */
  readonly streams: ConcurrencyLimit
  readonly findStaff: (request: FastifyRequest) => Promise<StaffMember | undefined>
}

export function liveRoutes(app: Routes, { hub, streams, findStaff }: LiveDeps): void {
  app.get(
    peoplePaths.live,
    {
      config: {
        access: 'anyone',
        summary: 'Server-Sent Events: the shop, up to eight orders, and the board for the kitchen',
        reply: eventStream(liveEvents),
        optionalStaff: true,
        urgent: true,
      },
      schema: { querystring: liveQuery },
    },
    async (request, reply) => {
      const board = request.query.board === '1'
      const mayReadBoard = async () => {
        const staff = await findStaff(request)
        return staff !== undefined && !staff.mustChangePassword && may(staff.role, 'run-kitchen')
      }
      if (board && !(await mayReadBoard())) throw new Problem('not-signed-in')
      // The board is not limited, because it shares its client address with the guests' phones.
      const release = board ? () => {} : streams.take(request.ip)
      if (!release) throw new Problem('too-many-requests', { retryAfter: crowdedRetrySeconds })
      const stream = openEventStream(request, reply, release)
      if (!stream) return
      const reader: LiveReader = {
        orders: new Set(request.query.order?.split(',') as OrderId[] | undefined),
        board,
        isAuthorized: mayReadBoard,
        send: stream.send,
        end: stream.end,
      }
      stream.onClose(() => hub.remove(reader))
      hub.add(reader)
    },
  )
}
