// The queue of mails that orders owe: which mails are due, the lease of the server that sends them, and their outcome;
// and the mails of one order, when the owner sends one again.
import type { Selectable, Transaction } from 'kysely'
import type { MailedOrder, MailPlan, Mail } from '#domain/orders/email.ts'
import type { LocalText } from '#domain/basics/local-text.ts'
import type { Colour } from '#domain/menu/look.ts'
import type { Fulfilment, OrderId, OrderStatus } from '#domain/orders/order.ts'
import { readColours } from '../menu/menu.ts'
import type { Database } from '../engine/database.ts'
import { readWholeOne, type WholeOrder } from './order-parts.ts'
import { trackedOrder } from './tracked-order.ts'
import type { OrdersTable } from './order-tables.ts'
import { mailPlanOf } from '../kitchen/tickets.ts'
import type { Tables } from '../schema.ts'

/** The orders with a due mail, longest wait first. */
export async function findDueMails(db: Database, now: string, most: number): Promise<OrderId[]> {
  const rows = await db.read
    .selectFrom('orders')
    .select('id')
    .where('mail_due_at', '<=', now)
    .orderBy('mail_due_at')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** When the next mail is due; null when none is due. */
export async function nextDueMail(db: Database): Promise<string | null> {
  const row = await db.read
    .selectFrom('orders')
    .select('mail_due_at')
    .where('mail_due_at', 'is not', null)
    .orderBy('mail_due_at')
    .limit(1)
    .executeTakeFirst()
  return row?.mail_due_at ?? null
}

export interface ClaimedMail {
  readonly order: MailedOrder
  /** The mails as they are under our lease. */
  readonly kept: KeptMails
}

/**
 * Takes a lease on the order's mails; undefined when another server was faster. The version grows too, so that a change
 * based on the row before the lease fails and does not write the old due time back.
 */
export async function claimMail(
  db: Database,
  id: OrderId,
  now: string,
  until: string,
): Promise<ClaimedMail | undefined> {
  const whole = await db.transaction(async (trx) => {
    const row = await trx
      .updateTable('orders')
      .set((set) => ({ mail_due_at: until, mail_claimed_until: until, version: set('version', '+', 1) }))
      .where('id', '=', id)
      .where('mail_due_at', '<=', now)
      .returningAll()
      .executeTakeFirst()
    return readWholeOne(trx, row)
  })
  if (!whole) return undefined
  const [colours, sections] = await Promise.all([readColours(db), readSections(db, whole)])
  return { kept: keptMails(whole.row), order: mailedOrder(whole, colours, sections) }
}

/** Of what was ordered, also of what has left the menu since. */
async function readSections(db: Database, { lines }: WholeOrder): Promise<MailedOrder['sections']> {
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
export interface KeptMails extends MailPlan {
  readonly status: OrderStatus
  readonly tries: number
  readonly version: number
}

type MailColumns = Pick<
  Selectable<OrdersTable>,
  'version' | 'status' | 'mails' | 'mail_due_at' | 'mail_tries'
>

function keptMails(row: MailColumns): KeptMails {
  return { ...mailPlanOf(row), status: row.status, tries: row.mail_tries, version: row.version }
}

/**
 * Writes the outcome of a try, under an optimistic lock on the version: after a concurrent change the row is read again.
 * A caller that has just taken the lease knows the mails already and saves the first read.
 */
export async function changeMails(
  db: Database,
  id: OrderId,
  decide: (kept: KeptMails) => MailPlan & { readonly tries: number },
  known?: KeptMails,
): Promise<void> {
  for (let kept = known ?? (await readMails(db, id)); kept; kept = await readMails(db, id)) {
    const { mails, dueAt, tries } = decide(kept)
    const written = await db.transaction((trx) =>
      trx
        .updateTable('orders')
        .set({
          mails: JSON.stringify(mails),
          mail_due_at: dueAt,
          mail_tries: tries,
          mail_claimed_until: null,
          version: kept.version + 1,
        })
        .where('id', '=', id)
        .where('version', '=', kept.version)
        .returning('id')
        .executeTakeFirst(),
    )
    if (written) return
  }
}

async function readMails(db: Database, id: OrderId): Promise<KeptMails | undefined> {
  const row = await db.read
    .selectFrom('orders')
    .select(['version', 'status', 'mails', 'mail_due_at', 'mail_tries'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && keptMails(row)
}

function mailedOrder(
  whole: WholeOrder,
  colours: Readonly<Record<string, Colour>>,
  sections: MailedOrder['sections'],
): MailedOrder {
  const { row } = whole
  return {
    ...trackedOrder(whole),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    fulfilment: JSON.parse(row.fulfilment) as Fulfilment,
    businessDay: row.business_day,
    colours,
    sections,
  }
}

/** How many orders have a mail that is due or waits for a retry. */
export async function countDueMails(db: Database): Promise<number> {
  const row = await db.read
    .selectFrom('orders')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('mail_due_at', 'is not', null)
    .executeTakeFirst()
  return row?.count ?? 0
}

export interface OrderMails {
  readonly id: OrderId
  readonly number: number
  readonly status: OrderStatus
  readonly mails: readonly Mail[]
  /** Failed tries in a row. */
  readonly tries: number
  /** The lease of the server that is sending a mail of this order. */
  readonly claimedUntil: string | null
  readonly version: number
}

/** For the owner who sends a mail again. */
export async function findMailsToChange(
  trx: Transaction<Tables>,
  id: OrderId,
): Promise<OrderMails | undefined> {
  const row = await trx
    .selectFrom('orders')
    .select([
      'id',
      'number',
      'status',
      'mails',
      'mail_tries as tries',
      'mail_claimed_until as claimedUntil',
      'version',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...row, mails: JSON.parse(row.mails) as Mail[] }
}

/** False when another change came first (optimistic lock on the version). */
export async function makeMailsDue(
  trx: Transaction<Tables>,
  { id, version }: OrderMails,
  mails: readonly Mail[],
  dueAt: string | null,
): Promise<boolean> {
  const row = await trx
    .updateTable('orders')
    .set({ mails: JSON.stringify(mails), mail_due_at: dueAt, mail_tries: 0, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
