// GET /api/office/log: who changed what, fifty at a time.
import * as z from 'zod/mini'
import { auditTopics } from '#domain/audit.ts'
import { auditPerPage, officePaths, type AuditReply } from '#domain/office-api.ts'
import { json } from '../contract/answers.ts'
import { auditReply } from '#domain/contract/office-replies.ts'
import { readAuditLog } from '../db/audit.ts'
import type { Database } from '../db/open.ts'
import type { Routes } from '../http/route-rules.ts'

const logQuery = z.strictObject({
  topic: z.optional(z.enum(auditTopics)),
  before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
})

export interface OfficeLogDeps {
  readonly db: Database
}

export function officeLogRoutes(app: Routes, { db }: OfficeLogDeps): void {
  app.get(
    officePaths.audit,
    {
      config: { access: 'run-office', summary: 'Who changed what, newest first', reply: json(auditReply) },
      schema: { querystring: logQuery },
    },
    async (request): Promise<AuditReply> => {
      const { topic, before } = request.query
      // One more than is shown says whether there are more.
      const found = await readAuditLog(db, {
        topic,
        before: before === undefined ? undefined : Number(before),
        most: auditPerPage + 1,
      })
      return { entries: found.slice(0, auditPerPage), more: found.length > auditPerPage }
    },
  )
}
