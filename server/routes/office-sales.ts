// The sales, as figures and as CSV.
import type { FastifyInstance } from 'fastify'
import type { Feed } from '../db/feed.ts'
import type { Database } from '../db/open.ts'

export interface OfficeSalesDeps {
  readonly db: Database
  readonly feed: Feed
  readonly now: () => Date
}

export function officeSalesRoutes(_app: FastifyInstance, _deps: OfficeSalesDeps): void {}
