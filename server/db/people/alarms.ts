// The alarms (R72): reads their causes from the database, and keeps the table by which all servers agree on them. Each change is
// one statement whose condition only one of several servers meets.
import { sql, type Selectable } from 'kysely'
import type { AlarmCounts, AlarmEmail, AlarmKind, StoredAlarm } from '#domain/people/alarms.ts'
import { day, hour, minute } from '#domain/basics/time-units.ts'
import { daysWithoutBackup } from '#domain/restaurant/backup.ts'
import { readLastCheck } from '../books/books-state.ts'
import type { Database } from '../engine/database.ts'
import { countLongUnseen, isUnattendedAt, readAttendance } from '../kitchen/unattended.ts'
import { countStuckEmails } from '../orders/email-queue.ts'
import { countCardTestingDeclines } from '../payments/card-attempts.ts'
import { readDisputesToAnswer } from '../payments/disputes.ts'
import { countFailedPayments } from '../payments/payments.ts'
import { countUnpaidFlood } from '../payments/unpaid-orders.ts'
import { readLastGoodBackup } from '../restaurant/backups.ts'
import type { AlarmsTable } from './people-tables.ts'

/** As many minutes as R48 recommends to an owner who lets the shop stop by itself. */
const unseenFor = 5 * minute
/** An email that waits for a moment is no trouble. */
const emailStuckFor = 15 * minute

/** Counts every cause that is in the database, whichever server asks. */
export async function readAlarmCounts(db: Database, now: Date): Promise<AlarmCounts> {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const attendance = await readAttendance(db.read, db.engine)
  const { stopAfter } = attendance
  return {
    'shop-stopped': isUnattendedAt(attendance, now) ? (stopAfter ?? 0) : 0,
    'unseen-orders': stopAfter === null ? await countLongUnseen(db, ago(unseenFor)) : 0,
    'emails-waiting': await countStuckEmails(db, ago(emailStuckFor)),
    'no-backup': daysWithoutBackup(await readLastGoodBackup(db), now),
    'failed-payments': await countFailedPayments(db),
    disputes: (await readDisputesToAnswer(db.read))?.count ?? 0,
    'books-off': (await readLastCheck(db)).discrepancies.length,
    'declined-cards': await countCardTestingDeclines(db, now),
    'unpaid-flood': await countUnpaidFlood(db, {
      since: ago(hour),
      before: { from: ago(7 * day + hour), to: ago(7 * day) },
    }),
  }
}

/** A row for each kind that has ever been on. */
export async function readStoredAlarms(db: Database): Promise<StoredAlarm[]> {
  return (await db.read.selectFrom('alarms').selectAll().execute()).map(storedAlarm)
}

function storedAlarm(row: Selectable<AlarmsTable>): StoredAlarm {
  return {
    kind: row.kind as AlarmKind,
    count: row.count,
    since: row.since,
    seenAt: row.seen_at,
    overAt: row.over_at,
    mailedAt: row.mailed_at,
    mailedCount: row.mailed_count,
    overMailedAt: row.over_mailed_at,
  }
}

interface Counted {
  readonly kind: AlarmKind
  readonly count: number
  readonly at: string
}

/** Returns whether this server was the one. The times of earlier emails stay. */
export async function beginAlarm(db: Database, { kind, count, at }: Counted): Promise<boolean> {
  const values = { count, since: at, seen_at: at, over_at: null }
  const row = await db.runStatement((write) =>
    write
      .insertInto('alarms')
      .values({
        kind,
        ...values,
        mailed_at: null,
        mailed_count: 0,
        over_mailed_at: null,
        claimed_until: null,
      })
      .onConflict((conflict) =>
        conflict.column('kind').doUpdateSet(values).where('alarms.over_at', 'is not', null),
      )
      .returning('kind')
      .executeTakeFirst(),
  )
  return row !== undefined
}

export async function continueAlarm(
  db: Database,
  { since }: StoredAlarm,
  { kind, count, at }: Counted,
): Promise<void> {
  await changeOpen(db, { kind, since }, { count, seen_at: at })
}

/** Nobody may have seen it since: where another server has, it is not over. */
export async function endAlarm(
  db: Database,
  { kind, since, seenAt }: StoredAlarm,
  at: string,
): Promise<boolean> {
  return changeOpen(db, { kind, since, seenAt }, { over_at: at })
}

async function changeOpen(
  db: Database,
  { kind, since, seenAt }: Pick<StoredAlarm, 'kind' | 'since'> & { readonly seenAt?: string },
  change: Partial<Selectable<AlarmsTable>>,
): Promise<boolean> {
  const row = await db.runStatement((write) => {
    const open = write
      .updateTable('alarms')
      .set(change)
      .where('kind', '=', kind)
      .where('since', '=', since)
      .where('over_at', 'is', null)
    return (seenAt === undefined ? open : open.where('seen_at', '=', seenAt))
      .returning('kind')
      .executeTakeFirst()
  })
  return row !== undefined
}

interface EmailClaim {
  readonly at: string
  readonly lease: string
}

/** Of several servers that find the same email due, one sends it. */
export async function claimAlarmEmail(
  db: Database,
  { kind, since, overAt, mailedAt, overMailedAt }: StoredAlarm,
  { at, lease }: EmailClaim,
): Promise<boolean> {
  const row = await db.runStatement((write) =>
    write
      .updateTable('alarms')
      .set({ claimed_until: lease })
      .where('kind', '=', kind)
      .where('since', '=', since)
      .where('over_at', overAt === null ? 'is' : '=', overAt)
      .where('mailed_at', mailedAt === null ? 'is' : '=', mailedAt)
      .where('over_mailed_at', overMailedAt === null ? 'is' : '=', overMailedAt)
      .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<=', at)]))
      .returning('kind')
      .executeTakeFirst(),
  )
  return row !== undefined
}

export async function markAlarmEmailed(
  db: Database,
  { kind, count }: StoredAlarm,
  email: AlarmEmail,
  { at, lease }: EmailClaim,
): Promise<void> {
  const told = email === 'alarm' ? { mailed_at: at, mailed_count: count } : { over_mailed_at: at }
  await db.runStatement((write) =>
    write
      .updateTable('alarms')
      .set({ ...told, claimed_until: null })
      .where('kind', '=', kind)
      .where('claimed_until', '=', lease)
      .execute(),
  )
}

/** For the scrape: how many alarms are on. */
export async function countOpenAlarms(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from alarms where over_at is null`.execute(db.read)
  return rows[0]?.count ?? 0
}
