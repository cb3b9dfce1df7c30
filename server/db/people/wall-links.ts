// The links that open the wall without a login (R75). The database keeps only a hash of the secret in a link.
import type { Transaction } from 'kysely'
import type { WallLinksReply } from '#domain/people/people-api.ts'
import type { Database } from '../engine/database.ts'
import type { Tables } from '../schema.ts'

export interface NewWallLink {
  readonly name: string
  readonly secretHash: string
  readonly createdAt: string
}

export async function insertWallLink(trx: Transaction<Tables>, link: NewWallLink): Promise<number> {
  const { id } = await trx
    .insertInto('wall_links')
    .values({ name: link.name, secret_hash: link.secretHash, created_at: link.createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The oldest first. */
export async function readWallLinks(db: Database): Promise<WallLinksReply['links']> {
  const rows = await db.read
    .selectFrom('wall_links')
    .select(['id', 'name', 'created_at'])
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, created_at: createdAt }) => ({ id, name, createdAt }))
}

/** Undefined when there is no such link, or it was revoked. */
export async function findWallLink(db: Database, secretHash: string): Promise<number | undefined> {
  const row = await db.read
    .selectFrom('wall_links')
    .select('id')
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst()
  return row?.id
}

/** Those of the links that were not revoked. */
export async function filterWallLinks(db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db.read.selectFrom('wall_links').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Returns the name of the link; undefined when another owner was faster. */
export async function deleteWallLink(trx: Transaction<Tables>, id: number): Promise<string | undefined> {
  const row = await trx.deleteFrom('wall_links').where('id', '=', id).returning('name').executeTakeFirst()
  return row?.name
}
