// GET /api/live: a stream of Server-Sent Events for each open page.
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { liveEvents } from '#domain/people/live-schema.ts'
import { peoplePaths } from '#domain/people/people-api.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { Problem } from '#domain/basics/problems.ts'
import { may } from '#domain/people/staff.ts'
import { eventStream } from '../http/reply-spec.ts'
import type { ConcurrencyLimit } from '../limits/client-limits.ts'
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

/** A reader that falls this far behind is disconnected; it reconnects and gets a full snapshot. */
const maxBacklogBytes = 1024 * 1024
const crowdedRetrySeconds = 30

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
      const { raw } = reply.hijack()
      if (raw.destroyed) return release()
      raw.on('close', release)

      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // nginx would otherwise collect the events before it passes them on.
        'x-accel-buffering': 'no',
      })
      // A HEAD request would otherwise wait forever for the stream to end.
      if (request.method === 'HEAD') return void raw.end()
      raw.write('retry: 1000\n\n')

      const reader: LiveReader = {
        orders: new Set(request.query.order?.split(',') as OrderId[] | undefined),
        board,
        isAuthorized: mayReadBoard,
        send(text) {
          if (raw.destroyed || raw.writableEnded) return
          // Measured before writing, so that a first snapshot of any length goes out.
          if (raw.writableLength > maxBacklogBytes) raw.destroy()
          else raw.write(text)
        },
        end: () => void raw.end(),
      }
      raw.on('close', () => hub.remove(reader))
      if (!raw.destroyed) hub.add(reader)
    },
  )
}
