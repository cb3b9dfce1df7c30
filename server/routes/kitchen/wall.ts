// GET /api/wall/:secret: the wall for everybody in the restaurant, by a link that the owner made (R75); and its live stream.
import * as z from 'zod/mini'
import { Problem } from '#domain/basics/problems.ts'
import { wall } from '#domain/kitchen/wall-schema.ts'
import { wallEvents } from '#domain/people/live-schema.ts'
import { peoplePaths } from '#domain/people/people-api.ts'
import { wallSecret } from '#domain/people/wall-link-schema.ts'
import { hashToken } from '../../actions/people/log-in.ts'
import type { Database } from '../../db/engine/database.ts'
import { readWall } from '../../db/kitchen/wall.ts'
import { findWallLink } from '../../db/people/wall-links.ts'
import { openEventStream } from '../../http/event-stream.ts'
import { eventStream, json } from '../../http/reply-spec.ts'
import { nothing, type Routes } from '../../http/route-rules.ts'
import { crowdedRetrySeconds, type ConcurrencyLimit } from '../../limits/client-limits.ts'
import type { WallHub } from '../../live/wall-hub.ts'

export interface WallDeps {
  readonly db: Database
  readonly now: () => Date
  readonly wallHub: WallHub
  /** Limits the open walls per client address and in total. */
  readonly wallStreams: ConcurrencyLimit
}

const schema = { querystring: nothing, params: z.strictObject({ secret: wallSecret }) }

export function wallRoutes(app: Routes, { db, now, wallHub, wallStreams }: WallDeps): void {
  /** A link that was revoked, never was, or is malformed gets the same answer (trust rule 7). */
  async function requireLink(secret: string): Promise<number> {
    const link = await findWallLink(db, hashToken(secret))
    if (link === undefined) throw new Problem('not-found')
    return link
  }

  app.get(
    peoplePaths.wall(':secret'),
    { config: { access: 'anyone', summary: 'The wall, by its secret link', reply: json(wall) }, schema },
    async (request, reply) => {
      await requireLink(request.params.secret)
      return reply.header('cache-control', 'no-store').send(await readWall(db, now()))
    },
  )

  app.get(
    peoplePaths.wallLive(':secret'),
    {
      config: {
        access: 'anyone',
        summary: 'Server-Sent Events: the wall, by its secret link',
        reply: eventStream(wallEvents),
        urgent: true,
      },
      schema,
    },
    async (request, reply) => {
      const link = await requireLink(request.params.secret)
      const release = wallStreams.take(request.ip)
      if (!release) throw new Problem('too-many-requests', { retryAfter: crowdedRetrySeconds })
      const stream = openEventStream(request, reply, release)
      if (!stream) return
      const reader = { link, send: stream.send, end: stream.end }
      stream.onClose(() => wallHub.remove(reader))
      wallHub.add(reader)
    },
  )
}
