// Health checks: whether the process is alive, and whether it can serve requests.
import { aliveReply, readyReply } from '#domain/basics/server-schema.ts'
import { basicsPaths } from '#domain/basics/basics-api.ts'
import { Problem } from '#domain/basics/problems.ts'
import { json, type ReplySpec } from '../http/reply-spec.ts'
import { ping } from '../db/engine/open.ts'
import { nothing, type Routes } from '../http/route-rules.ts'
import type { Database } from '../db/engine/database.ts'

export interface HealthDeps {
  readonly db: Database
  /** False from the moment the server was told to stop. */
  readonly isOpen: () => boolean
}

export function healthRoutes(app: Routes, { db, isOpen }: HealthDeps): void {
  const rule = (summary: string, reply: ReplySpec) =>
    ({
      config: { access: 'anyone', summary, reply, urgent: true },
      schema: { querystring: nothing },
    }) as const

  app.get(basicsPaths.alive, rule('The process is alive', json(aliveReply)), async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ alive: true }),
  )

  app.get(
    basicsPaths.ready,
    rule('The database answers, and has room for orders', json(readyReply)),
    async (_request, reply) => {
      if (!isOpen()) throw new Problem('unavailable', { retryAfter: 2 })
      // Migrations ran before this server started to listen, so it only remains to check that the database answers.
      await ping(db)
      // Trust rule 5: with a full disk the menu and the board still work, but no order can be stored.
      if (!(await db.hasFreeSpace())) throw new Problem('disk-full', { retryAfter: 30 })
      return reply.header('cache-control', 'no-store').send({ ready: true })
    },
  )
}
