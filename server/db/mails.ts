// The mails that orders owe: which are due, who is sending them, and what became of them.
import { sql, type Selectable } from 'kysely'
import type { MailedOrder, MailPlan } from '#domain/mail.ts'
import type { Address, OrderId, OrderStatus } from '#domain/order.ts'
import type { Database } from './open.ts'
import { trackedOrder } from './orders.ts'
import type { OrdersTable } from './schema.ts'
import { standingQuery } from './standing-query.ts'
import { mailPlanOf } from './tickets.ts'
import { idsIn, inOrderOfIds, isDeadlock, together } from './together.ts'

/** The orders with a mail to send, the one that waits longest first. */
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

/** When the next mail is due; null when none is owed. */
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
  /** As they are now that they are ours. */
  readonly kept: KeptMails
}

/** Makes the order's mails ours until a moment; undefined when another server was faster. */
export function claimMail(
  db: Database,
  id: OrderId,
  now: string,
  until: string,
): Promise<ClaimedMail | undefined> {
  return claimWithOthers(db, { id, now, until })
}

const claimWithOthers = together(
  { atOnce: 1, most: 64, isOnesFault: isDeadlock },
  async (db, claims: readonly { id: OrderId; now: string; until: string }[]) => {
    const firsts = firstOfEach(claims)
    const asked = JSON.stringify(inOrderOfIds([...firsts.values()]))
    const rows = await db.writeOne((write) => claimRows[db.engine](write, { claims: asked }))
    const byId = new Map(rows.map((row) => [row.id, row]))
    return claims.map((claim) => {
      const row = firsts.get(claim.id) === claim ? byId.get(claim.id) : undefined
      return row && { kept: keptMails(row), order: mailedOrder(row, db.timeZone) }
    })
  },
)

/** The version, too: whoever looked at the row before must look again, and not write the old due time back. */
const claimRows = {
  sqlite: standingQuery(
    (_db, { claims }: { claims: string }) =>
      sql<Selectable<OrdersTable>>`update orders
      set mail_due_at = claim.value ->> 'until', mail_claimed_until = claim.value ->> 'until', version = version + 1
      from json_each(${claims}) as claim
      where orders.id = claim.value ->> 'id' and +mail_due_at <= claim.value ->> 'now'
      returning *`,
  ),
  postgres: standingQuery(
    (_db, { claims }: { claims: string }) =>
      sql<Selectable<OrdersTable>>`update orders
      set mail_due_at = claim.until, mail_claimed_until = claim.until, version = version + 1
      from jsonb_to_recordset(${claims}::jsonb) as claim (id text, now timestamptz, until timestamptz)
      where orders.id = claim.id and mail_due_at <= claim.now and orders.id = any(${idsIn(claims)})
      returning orders.*`,
  ),
}

/** What the row says of its mails at the moment of writing; a cook may have moved the order meanwhile. */
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
 * Writes what became of a try. Looks again when somebody else came between, so that nothing of theirs is lost. Who has
 * just claimed them knows them, and need not look first.
 */
export async function changeMails(
  db: Database,
  id: OrderId,
  decide: (kept: KeptMails) => MailPlan & { readonly tries: number },
  known?: KeptMails,
): Promise<void> {
  for (let kept = known ?? (await readMails(db, id)); kept; kept = await readMails(db, id)) {
    const { mails, dueAt, tries } = decide(kept)
    const { version } = kept
    if (await writeWithOthers(db, { id, version, mails, dueAt, tries })) return
  }
}

async function readMails(db: Database, id: OrderId): Promise<KeptMails | undefined> {
  const [row] = await mailsOfOrder(db.read, { id })
  return row && keptMails(row)
}

const mailsOfOrder = standingQuery((db, { id }: { id: OrderId }) =>
  db
    .selectFrom('orders')
    .select(['version', 'status', 'mails', 'mail_due_at', 'mail_tries'])
    .where('id', '=', id),
)

interface WrittenMails extends MailPlan {
  readonly id: OrderId
  readonly version: number
  readonly tries: number
}

/** Answers whether each was written; one of another version was not. */
const writeWithOthers = together(
  { atOnce: 1, most: 64, isOnesFault: isDeadlock },
  async (db, plans: readonly WrittenMails[]) => {
    const firsts = firstOfEach(plans)
    const asked = JSON.stringify(inOrderOfIds([...firsts.values()]))
    const rows = await db.writeOne((write) => writeMails[db.engine](write, { plans: asked }))
    const written = new Set(rows.map((row) => row.id))
    return plans.map((plan) => firsts.get(plan.id) === plan && written.has(plan.id))
  },
)

/** Whoever wants the same order in the same moment as another comes too late, as with two servers. */
function firstOfEach<One extends { readonly id: OrderId }>(all: readonly One[]): Map<OrderId, One> {
  return new Map(all.toReversed().map((one) => [one.id, one]))
}

const writeMails = {
  sqlite: standingQuery(
    (_db, { plans }: { plans: string }) =>
      sql<{ id: OrderId }>`update orders
      set mails = plan.value ->> 'mails', mail_due_at = plan.value ->> 'dueAt', mail_tries = plan.value ->> 'tries',
        mail_claimed_until = null, version = version + 1
      from json_each(${plans}) as plan
      where orders.id = plan.value ->> 'id' and version = plan.value ->> 'version'
      returning id`,
  ),
  postgres: standingQuery(
    (_db, { plans }: { plans: string }) =>
      sql<{ id: OrderId }>`update orders
      set mails = plan.mails, mail_due_at = plan."dueAt", mail_tries = plan.tries,
        mail_claimed_until = null, version = orders.version + 1
      from jsonb_to_recordset(${plans}::jsonb)
        as plan (id text, version integer, mails jsonb, "dueAt" timestamptz, tries integer)
      where orders.id = plan.id and orders.version = plan.version and orders.id = any(${idsIn(plans)})
      returning orders.id`,
  ),
}

function mailedOrder(row: Selectable<OrdersTable>, timeZone: string): MailedOrder {
  return {
    ...trackedOrder(row, timeZone),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    delivery: JSON.parse(row.delivery) as Address,
    businessDay: row.business_day,
  }
}

/** How many orders have a mail that is due or waits to be tried again. */
export async function countDueMails(db: Database): Promise<number> {
  const row = await db.read
    .selectFrom('orders')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('mail_due_at', 'is not', null)
    .executeTakeFirst()
  return row?.count ?? 0
}
