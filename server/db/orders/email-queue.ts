// The queue of the orders' emails: which emails are due, the lease of the server that sends one, and the outcome.
import { sql, type Selectable, type Updateable } from 'kysely'
import { currentEmails, type EmailedOrder } from '#domain/orders/order-emails.ts'
import type { Database } from '../engine/database.ts'
import { readEmailedOrder } from './emailed-order.ts'
import { storedEmailOf, type StoredEmail } from './emails.ts'
import { lockOrder } from './lock-order.ts'
import type { EmailsTable } from './order-tables.ts'

export type DueEmail = Pick<Selectable<EmailsTable>, 'seq' | 'order_seq'>

/** Longest wait first. */
export function readDueEmails(db: Database, now: string, most: number): Promise<DueEmail[]> {
  return db.read
    .selectFrom('emails')
    .select(['seq', 'order_seq'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('seq')
    .limit(most)
    .execute()
}

/** When the next email is due; null when there is none. */
export async function readNextEmailDueAt(db: Database): Promise<string | null> {
  const row = await db.read
    .selectFrom('emails')
    .select('due_at')
    .where('due_at', 'is not', null)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  return row?.due_at ?? null
}

export interface ClaimedEmail {
  readonly email: StoredEmail
  readonly order: EmailedOrder
  /** The promise was moved again during an earlier attempt, which failed or died: the later email says so. */
  readonly isReplaced: boolean
}

/** Takes a lease on the email; undefined when another server was faster, or the email was withdrawn. */
export async function claimEmail(
  db: Database,
  { seq }: DueEmail,
  now: string,
  until: string,
): Promise<ClaimedEmail | undefined> {
  const email = await db.runStatement((write) =>
    write
      .updateTable('emails')
      .set({ due_at: until, claimed_until: until })
      .where('seq', '=', seq)
      .where('due_at', '<=', now)
      .returningAll()
      .returning((row) =>
        row
          .exists(
            row
              .selectFrom('emails as later')
              .select('later.seq')
              .whereRef('later.order_seq', '=', 'emails.order_seq')
              .whereRef('later.seq', '>', 'emails.seq')
              .whereRef('later.kind', '=', 'emails.kind')
              .where('later.kind', '=', 'moved'),
          )
          .as('is_replaced'),
      )
      .executeTakeFirst(),
  )
  if (!email) return undefined
  return {
    email: storedEmailOf(email),
    order: await readEmailedOrder(db, email.order_seq),
    isReplaced: Boolean(email.is_replaced),
  }
}

/** What became of an attempt: the email was sent or refused, or it waits for a retry. */
export type EmailOutcome =
  | { readonly state: 'sent' | 'refused'; readonly at: string }
  | { readonly state: 'due'; readonly dueAt: string; readonly tries: number }

/** Ends the lease. Nothing happens to an email whose customer was purged meanwhile. */
export async function writeEmailOutcome(db: Database, seq: number, outcome: EmailOutcome): Promise<void> {
  const change: Updateable<EmailsTable> =
    outcome.state === 'due'
      ? { due_at: outcome.dueAt, tries: outcome.tries }
      : { state: outcome.state, at: outcome.at, due_at: null, tries: 0 }
  await db.runStatement((write) =>
    write
      .updateTable('emails')
      .set({ ...change, claimed_until: null })
      .where('seq', '=', seq)
      .execute(),
  )
}

/**
 * Deletes a claimed email that was replaced or is no longer true. The order is locked and its status read again: if the cook
 * has just made the email true again, no other email says so, and this one is due at once.
 */
export async function dropEmail(
  db: Database,
  { seq, order_seq: orderSeq }: DueEmail,
  { email, isReplaced }: Pick<ClaimedEmail, 'email' | 'isReplaced'>,
  now: string,
): Promise<void> {
  await db.transaction(async (trx) => {
    const order = await lockOrder(trx, 'seq', orderSeq)
    const isTrueAgain = order && !isReplaced && currentEmails([email], order.status).length > 0
    if (isTrueAgain)
      await trx
        .updateTable('emails')
        .set({ due_at: now, claimed_until: null })
        .where('seq', '=', seq)
        .execute()
    else await trx.deleteFrom('emails').where('seq', '=', seq).execute()
  })
}

/**
 * Counts the emails that have waited since this moment or longer, and have seen no later email go out: a mailbox that takes no
 * email for hours says nothing about the mail server. Only emails behind the first of them are read.
 */
export async function countStuckEmails(db: Database, since: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from emails
    where due_at is not null and at <= ${since} and at > coalesce(
      (select max(at) from emails
        where seq > (select min(seq) from emails where due_at is not null and at <= ${since}) and state = 'sent'),
      ${new Date(0).toISOString()})`.execute(db.read)
  return rows[0]?.count ?? 0
}

/** How many emails are due or wait for a retry. */
export async function countDueEmails(db: Database): Promise<number> {
  const row = await db.read
    .selectFrom('emails')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('due_at', 'is not', null)
    .executeTakeFirst()
  return row?.count ?? 0
}
