// The queue of the orders' emails: which emails are due, the lease of the server that sends them, and the outcome; and the
// emails of one order, for an owner who sends one again.
import type { Selectable, Transaction } from 'kysely'
import type { EmailedOrder, EmailPlan, OrderEmail } from '#domain/orders/order-emails.ts'
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

/** The orders with a due email, longest wait first. */
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

/** When the next email is due; null when there is none. */
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
  /** The emails as they were when the lease was taken. */
  readonly stored: StoredEmails
}

/**
 * Takes a lease on the order's emails; undefined when another server was faster. The version grows too, so that a change that
 * is based on the row before the lease fails instead of restoring the old due time.
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

/** The sections of the ordered items, including items that were removed from the menu since. */
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

/** The emails as they are in the row now: the kitchen may have moved the order since the lease. */
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
 * Writes the outcome of an attempt, under an optimistic lock on the version: after a concurrent change the row is read again.
 * A caller that has just taken the lease passes the emails as `known` and saves the first read.
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

/** How many orders have an email that is due or waits for a retry. */
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
  /** Consecutive failed attempts. */
  readonly attempts: number
  /** The lease of the server that is sending an email of this order. */
  readonly claimedUntil: string | null
  readonly version: number
}

/** For an owner who sends an email again. */
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
