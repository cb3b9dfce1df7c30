// What the owner does to the menu.
import type { FastifyInstance } from 'fastify'
import type { Feed } from '../db/feed.ts'
import type { Database } from '../db/open.ts'

export interface MenuOfficeDeps {
  readonly db: Database
  readonly feed: Feed
  readonly now: () => Date
}

export function officeMenuRoutes(_app: FastifyInstance, _deps: MenuOfficeDeps): void {}
