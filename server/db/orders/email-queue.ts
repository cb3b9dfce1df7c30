// The queue of mails that orders owe: which mails are due, the lease of the server that sends them, and their outcome;
// and the mails of one order, when the owner sends one again.
import type { Selectable, Transaction } from 'kysely'
import type { EmailedOrder, EmailPlan, OrderEmail } from '#domain/orders/email.ts'
import type { LocalText } from '#domain/basics/local-text.ts'
import type { Color } from '#domain/menu/look.ts'
import type { FulfillmentDetails, OrderId, OrderStatus } from '#domain/orders/order.ts'
import { readColors } from '../menu/menu.ts'
import type { Database } from '../engine/database.ts'
import { readFullOrder, type FullOrder } from './order-parts.ts'
import { trackedOrder } from './tracked-order.ts'
import type { OrdersTable } from './order-tables.ts'
import { emailPlanOf } from '../kitchen/tickets.ts'
import type { Tables } from '../schema.ts'

/** The orders with a due mail, longest wait first. */
export async function readDueEmails(db: Database, now: string, most: number): Promise<OrderId[]> {
  const rows = await db.read
    .selectFrom('orders')
    .select('id')
    .where('email_due_at', '<=', now)
    .orderBy('email_due_at')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** When the next mail is due; null when none is due. */
export async function readNextEmailDueAt(db: Database): Promise<string | null> {
  const row = await db.read
    .selectFrom('orders')
    .select('email_due_at')
    .where('email_due_at', 'is not', null)
    .orderBy('email_due_at')
    .limit(1)
    .executeTakeFirst()
  return row?.email_due_at ?? null
}

export interface ClaimedEmail {
  readonly order: EmailedOrder
  /** The mails as they are under our lease. */
  readonly stored: StoredEmails
}

/**
 * Takes a lease on the order's mails; undefined when another server was faster. The version grows too, so that a change
 * based on the row before the lease fails and does not write the old due time back.
 */
export async function claimEmail(
  db: Database,
  id: OrderId,
  now: string,
  until: string,
): Promise<ClaimedEmail | undefined> {
  const whole = await db.transaction(async (trx) => {
    const row = await trx
      .updateTable('orders')
      .set((set) => ({ email_due_at: until, email_claimed_until: until, version: set('version', '+', 1) }))
      .where('id', '=', id)
      .where('email_due_at', '<=', now)
      .returningAll()
      .executeTakeFirst()
    return readFullOrder(trx, row)
  })
  if (!whole) return undefined
  const [colors, sections] = await Promise.all([readColors(db), readSections(db, whole)])
  return { stored: storedEmailsOf(whole.row), order: emailedOrderOf(whole, colors, sections) }
}

/** Of what was ordered, also of what has left the menu since. */
async function readSections(db: Database, { lines }: FullOrder): Promise<EmailedOrder['sections']> {
  const rows = await db.read
    .selectFrom('menu_items')
    .innerJoin('menu_sections', 'menu_sections.id', 'menu_items.section')
    .select(['menu_items.id', 'menu_sections.name'])
    .where(
      'menu_items.id',
      'in',
      lines.map(({ item }) => item),
    )
    .execute()
  return Object.fromEntries(rows.map(({ id, name }) => [id, JSON.parse(name) as LocalText]))
}

/** The row's mails at the moment of writing; a cook may have moved the order meanwhile. */
export interface StoredEmails extends EmailPlan {
  readonly status: OrderStatus
  readonly attempts: number
  readonly version: number
}

type EmailColumns = Pick<
  Selectable<OrdersTable>,
  'version' | 'status' | 'emails' | 'email_due_at' | 'email_attempts'
>

function storedEmailsOf(row: EmailColumns): StoredEmails {
  return { ...emailPlanOf(row), status: row.status, attempts: row.email_attempts, version: row.version }
}

/**
 * Writes the outcome of a try, under an optimistic lock on the version: after a concurrent change the row is read again.
 * A caller that has just taken the lease knows the mails already and saves the first read.
 */
export async function updateEmails(
  db: Database,
  id: OrderId,
  decide: (stored: StoredEmails) => EmailPlan & { readonly attempts: number },
  known?: StoredEmails,
): Promise<void> {
  for (
    let stored = known ?? (await readStoredEmails(db, id));
    stored;
    stored = await readStoredEmails(db, id)
  ) {
    const { emails, dueAt, attempts } = decide(stored)
    const written = await db.transaction((trx) =>
      trx
        .updateTable('orders')
        .set({
          emails: JSON.stringify(emails),
          email_due_at: dueAt,
          email_attempts: attempts,
          email_claimed_until: null,
          version: stored.version + 1,
        })
        .where('id', '=', id)
        .where('version', '=', stored.version)
        .returning('id')
        .executeTakeFirst(),
    )
    if (written) return
  }
}

async function readStoredEmails(db: Database, id: OrderId): Promise<StoredEmails | undefined> {
  const row = await db.read
    .selectFrom('orders')
    .select(['version', 'status', 'emails', 'email_due_at', 'email_attempts'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && storedEmailsOf(row)
}

function emailedOrderOf(
  whole: FullOrder,
  colors: Readonly<Record<string, Color>>,
  sections: EmailedOrder['sections'],
): EmailedOrder {
  const { row } = whole
  return {
    ...trackedOrder(whole),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    fulfillmentDetails: JSON.parse(row.fulfillment_details) as FulfillmentDetails,
    businessDay: row.business_day,
    colors,
    sections,
  }
}

/** How many orders have a mail that is due or waits for a retry. */
export async function countDueEmails(db: Database): Promise<number> {
  const row = await db.read
    .selectFrom('orders')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('email_due_at', 'is not', null)
    .executeTakeFirst()
  return row?.count ?? 0
}

export interface OrderEmails {
  readonly id: OrderId
  readonly number: number
  readonly status: OrderStatus
  readonly emails: readonly OrderEmail[]
  /** Failed tries in a row. */
  readonly attempts: number
  /** The lease of the server that is sending a mail of this order. */
  readonly claimedUntil: string | null
  readonly version: number
}

/** For the owner who sends a mail again. */
export async function readEmailsToChange(
  trx: Transaction<Tables>,
  id: OrderId,
): Promise<OrderEmails | undefined> {
  const row = await trx
    .selectFrom('orders')
    .select([
      'id',
      'number',
      'status',
      'emails',
      'email_attempts as attempts',
      'email_claimed_until as claimedUntil',
      'version',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...row, emails: JSON.parse(row.emails) as OrderEmail[] }
}

/** False when another change came first (optimistic lock on the version). */
export async function scheduleEmails(
  trx: Transaction<Tables>,
  { id, version }: OrderEmails,
  emails: readonly OrderEmail[],
  dueAt: string | null,
): Promise<boolean> {
  const row = await trx
    .updateTable('orders')
    .set({ emails: JSON.stringify(emails), email_due_at: dueAt, email_attempts: 0, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
