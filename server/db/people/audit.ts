// The audit log's table: who changed what. An entry is written in the same transaction as its change.
import type { Insertable, Selectable, Transaction } from 'kysely'
import {
  auditTopics,
  auditTopicOf,
  type AuditEntry,
  type AuditTopic,
  type AuditAction,
  type Actor,
} from '#domain/people/audit.ts'
import type { Database } from '../engine/database.ts'
import type { Tables } from '../schema.ts'
import type { AuditLogTable } from './people-tables.ts'

/** Stored in place of a username when no account made the change. Usernames never start with an asterisk. */
export const byServer = '*server'
export const byCustomer = '*customer'

export interface NewEntry {
  readonly at: string
  /** A username, or one of the two above. */
  readonly by: string
  readonly action: AuditAction
}

export async function writeAuditEntry(trx: Transaction<Tables>, entry: NewEntry): Promise<void> {
  await trx.insertInto('audit_log').values(auditRow(entry)).execute()
}

function auditRow({ at, by, action }: NewEntry): Insertable<AuditLogTable> {
  return {
    at,
    by_username: by,
    topic: auditTopicOf(action),
    target: action.target.id,
    action: JSON.stringify(action),
  }
}

/** The last entries about one order, item or account, oldest first. */
export async function readAuditOf(
  db: Database,
  topic: AuditTopic,
  target: string,
  most: number,
): Promise<AuditEntry[]> {
  const rows = await entries(db)
    // An order's history includes what the kitchen did.
    .where('topic', 'in', topic === 'order' ? ['order', 'kitchen'] : [topic])
    .where('target', '=', target)
    .orderBy('audit_log.id', 'desc')
    .limit(most)
    .execute()
  return rows.toReversed().map(auditEntry)
}

/** The newest entries, or the entries before an id; of one topic, or of all but the kitchen's. */
export async function readAuditLog(
  db: Database,
  { topic, before, most }: { topic: AuditTopic | undefined; before: number | undefined; most: number },
): Promise<AuditEntry[]> {
  // One query for each topic, by its index: a single query would have to skip the kitchen's many rows.
  const topics = topic ? [topic] : auditTopics.filter((one) => one !== 'kitchen')
  const found = await Promise.all(
    topics.map((one) => {
      const query = entries(db).where('topic', '=', one).orderBy('audit_log.id', 'desc').limit(most)
      return (before === undefined ? query : query.where('audit_log.id', '<', before)).execute()
    }),
  )
  const rows = found.flat().toSorted((one, other) => other.id - one.id)
  return rows.slice(0, most).map(auditEntry)
}

function entries(db: Database) {
  return db.read
    .selectFrom('audit_log')
    .leftJoin('staff', 'staff.username', 'audit_log.by_username')
    .select(['audit_log.id', 'audit_log.at', 'audit_log.by_username', 'audit_log.action', 'staff.name'])
}

type EntryRow = Pick<Selectable<AuditLogTable>, 'id' | 'at' | 'by_username' | 'action'> & {
  name: string | null
}

function auditEntry(row: EntryRow): AuditEntry {
  return {
    id: row.id,
    at: row.at,
    by: actorOf(row),
    action: JSON.parse(row.action) as AuditAction,
  }
}

function actorOf({ by_username: by, name }: Pick<EntryRow, 'by_username' | 'name'>): Actor {
  if (by === byServer) return 'server'
  if (by === byCustomer) return 'customer'
  return { username: by, name: name ?? by }
}
