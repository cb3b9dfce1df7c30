// GET /api/office/log: the audit log, fifty entries at a time.
import { auditPerPage } from '#domain/people/audit.ts'
import { type AuditReply, peoplePaths } from '#domain/people/people-api.ts'
import { json } from '../../http/reply-spec.ts'
import { auditQuery, auditReply } from '#domain/people/audit-schema.ts'
import { readAuditLog } from '../../db/people/audit.ts'
import type { Database } from '../../db/engine/database.ts'
import type { Routes } from '../../http/route-rules.ts'

export interface OfficeLogDeps {
  readonly db: Database
}

export function officeLogRoutes(app: Routes, { db }: OfficeLogDeps): void {
  app.get(
    peoplePaths.audit,
    {
      config: { access: 'run-office', summary: 'Who changed what, newest first', reply: json(auditReply) },
      schema: { querystring: auditQuery },
    },
    async (request): Promise<AuditReply> => {
      // One entry more than is shown tells whether there are more.
      const found = await readAuditLog(db, {
        topic: request.query.topic,
        before: request.query.before,
        most: auditPerPage + 1,
      })
      return { entries: found.slice(0, auditPerPage), more: found.length > auditPerPage }
    },
  )
}
