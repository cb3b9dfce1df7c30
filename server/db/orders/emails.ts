// The emails of one order: stored with the order, and changed with everything that the customer is emailed about.
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import { emailsForNewOrder, type OrderEmail } from '#domain/orders/order-emails.ts'
import type { Tables } from '../schema.ts'
import type { NewRow } from './order-rows.ts'
import type { EmailsTable } from './order-tables.ts'

export interface StoredEmail extends OrderEmail {
  readonly seq: number
  /** Failed attempts in a row. */
  readonly tries: number
}

/** Oldest first. */
export async function readEmails(db: Kysely<Tables>, orderSeq: number): Promise<readonly StoredEmail[]> {
  const rows = await db
    .selectFrom('emails')
    .selectAll()
    .where('order_seq', '=', orderSeq)
    .orderBy('seq')
    .execute()
  return rows.map(storedEmailOf)
}

export function storedEmailOf(row: Selectable<EmailsTable>): StoredEmail {
  const { seq, kind, state, at, refund_seq: refund, tries } = row
  return { seq, kind, state, at, ...(refund !== null && { refund }), tries }
}

/** The emails that a new order begins with. */
export function firstEmailRows({
  timestamp,
  emailsAreWithheld,
}: {
  readonly timestamp: string
  readonly emailsAreWithheld?: boolean
}): NewRow<'emails'>[] {
  return emailsForNewOrder(timestamp, emailsAreWithheld).map(emailRow)
}

/**
 * Stores what `change` makes of the order's emails. The caller has locked the order. An email that is being sent at this moment
 * is not withdrawn anymore: it stays in its row, so that the customer is never told the same twice. If that attempt fails, an
 * email that was replaced meanwhile is dropped instead of tried again.
 */
export async function changeEmails(
  trx: Transaction<Tables>,
  orderSeq: number,
  at: string,
  change: (emails: readonly OrderEmail[]) => readonly OrderEmail[],
): Promise<void> {
  const before = await readEmails(trx, orderSeq)
  const after = change(before)
  const withdrawn = before.filter((email) => !after.includes(email)).map(({ seq }) => seq)
  const added = after.filter((email) => !before.some((known) => known === email))
  if (withdrawn.length > 0) await withdrawEmails(trx, withdrawn, at)
  if (added.length > 0)
    await trx
      .insertInto('emails')
      .values(added.map((email) => ({ order_seq: orderSeq, ...emailRow(email) })))
      .execute()
}

/** An email is being sent until its lease ends. */
export async function withdrawEmails(
  trx: Transaction<Tables>,
  seqs: readonly number[],
  at: string,
): Promise<void> {
  await trx
    .deleteFrom('emails')
    .where('seq', 'in', seqs)
    .where((email) => email.or([email('claimed_until', 'is', null), email('claimed_until', '<=', at)]))
    .execute()
}

function emailRow({ kind, state, at, refund }: OrderEmail): NewRow<'emails'> {
  return { kind, state, at, refund_seq: refund ?? null, due_at: state === 'due' ? at : null }
}

/** Makes emails that were refused or withheld, or that wait for a retry, due now; one that is being sent, after its lease. */
export async function makeEmailsDue(
  trx: Transaction<Tables>,
  emails: readonly StoredEmail[],
  at: string,
): Promise<void> {
  for (const { seq, state, at: dueSince } of emails) {
    await trx
      .updateTable('emails')
      .set({
        state: 'due',
        at: state === 'due' ? dueSince : at,
        tries: 0,
        due_at: sql<string>`case when claimed_until > ${at} then claimed_until else ${at} end`,
      })
      .where('seq', '=', seq)
      .execute()
  }
}
