// The order book of the office.
import type { FastifyInstance } from 'fastify'
import type { Feed } from '../db/feed.ts'
import type { Database } from '../db/open.ts'

export interface OfficeOrderDeps {
  readonly db: Database
  readonly feed: Feed
  readonly now: () => Date
}

export function officeOrderRoutes(_app: FastifyInstance, _deps: OfficeOrderDeps): void {}
