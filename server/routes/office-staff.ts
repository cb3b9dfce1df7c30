// Staff accounts, everybody’s own password, and the log of all changes.
import type { FastifyInstance } from 'fastify'
import type { Feed } from '../db/feed.ts'
import type { Database } from '../db/open.ts'

export interface OfficeStaffDeps {
  readonly db: Database
  readonly feed: Feed
  readonly now: () => Date
}

export function officeStaffRoutes(_app: FastifyInstance, _deps: OfficeStaffDeps): void {}
