// Payments whose gateway keys, or keys of the same mode, are no longer set: they are set aside with one alert to the owner, and
// resumed when the keys are set again. Keys that the office has saved are set, also where this server cannot open them or has not
// read them yet: another server settles those payments.
import { sql, type Selectable, type Transaction } from 'kysely'
import { cents, type Cents } from '#domain/basics/money.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { setAsideTask, type PaymentState } from '#domain/payments/payment.ts'
import { isOpen, settleIndexHint } from './open-payments.ts'
import type { Database } from '../engine/database.ts'
import type { PaymentsTable } from './payment-tables.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { addAlert } from '../people/owner-alerts.ts'
import type { Tables } from '../schema.ts'

/** An account and mode at the gateway; the account is null for the keys of the environment. */
export interface GatewayAccount {
  readonly account: string | null
  readonly isTestMode: boolean
}

export interface SetAside {
  /** Null if no order was stored: the hold expires by itself. */
  readonly order: OrderId | null
}

/** Whether the office has saved no keys of the payment's account. The database knows at once, and this server a moment later. */
const hasNoSavedKeys = sql<boolean>`not exists (select 1 from card_keys
  where card_keys.account = payments.account and card_keys.is_test_mode = payments.is_test_mode)`

/**
 * Undefined if another process has already set the payment aside or settled it, or if its keys are saved: then some server will
 * settle it, unless it has waited so long that there seems to be none.
 */
export async function setAside(
  db: Database,
  { key, at, isForgotten }: { readonly key: string; readonly at: string; readonly isForgotten: boolean },
): Promise<SetAside | undefined> {
  return db.transaction(async (trx) => {
    const order = await lockOrder(trx, 'idempotency_key', key)
    const row = await trx
      .updateTable('payments')
      .set({ set_aside_at: at })
      .where('key', '=', key)
      .where('set_aside_at', 'is', null)
      .where('state', 'in', ['requested', 'voiding', 'authorized', 'captured', 'refund-failed'])
      .$if(!isForgotten, (some) => some.where(hasNoSavedKeys))
      .returningAll()
      .executeTakeFirst()
    if (!row) return undefined
    if (!order) return { order: null }
    await trx
      .updateTable('orders')
      .set({ version: order.version + 1 })
      .where('seq', '=', order.seq)
      .execute()
    const isTestMode = row.is_test_mode === 1
    // A canceled order in test mode needs no action.
    if (isTestMode && order.status === 'canceled') return { order: order.id }
    const task = setAsideTask({ payment: row.state as PaymentState, status: order.status })
    const amount = task === 'refund' ? await readAmountOwed(trx, row) : cents(row.held)
    const news = { kind: 'set-aside', amount, task, isTestMode, name: row.intent } as const
    await addAlert(trx, { at, orderSeq: order.seq, news })
    return { order: order.id }
  })
}

/** The rest of a canceled order's money; otherwise the sum of the refunds that are still to be sent. */
async function readAmountOwed(trx: Transaction<Tables>, payment: Selectable<PaymentsTable>): Promise<Cents> {
  if (payment.canceled_at !== null) return cents(payment.captured - payment.refunded)
  const requested = await trx
    .selectFrom('refunds')
    .select('amount')
    .where('order_seq', '=', payment.order_seq)
    .where('state', '=', 'requested')
    .execute()
  return cents(requested.reduce((sum, { amount }) => sum + amount, 0))
}

/** When the oldest payment of these accounts was set aside; undefined if there is none. */
export async function oldestSetAside(
  db: Database,
  reached: readonly GatewayAccount[],
): Promise<string | undefined> {
  const row = await db.read
    .selectFrom('payments')
    .select((get) => get.fn.min('set_aside_at').as('at'))
    .where('set_aside_at', 'is not', null)
    .where(isIn(reached))
    .executeTakeFirst()
  return row?.at ?? undefined
}

/** The keys of these accounts are here again. */
export async function resumeSetAside(db: Database, reached: readonly GatewayAccount[]): Promise<void> {
  await db.runStatement((write) =>
    write
      .updateTable('payments')
      .set({ set_aside_at: null })
      .where('set_aside_at', 'is not', null)
      .where(isIn(reached))
      .execute(),
  )
}

function isIn(reached: readonly GatewayAccount[]) {
  const each = reached.map(
    ({ account, isTestMode }) =>
      sql`(is_test_mode = ${Number(isTestMode)} and account is not distinct from ${account})`,
  )
  return each.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`(${sql.join(each, sql` or `)})`
}

/**
 * The idempotency keys of payments that no keys here reach and that cannot be settled, whether due or not. Each half of the query
 * starts at a small index.
 */
export async function findStranded(db: Database, reached: readonly GatewayAccount[]): Promise<string[]> {
  const isOther = sql`gateway = 'card' and set_aside_at is null
    and not ${isIn(reached)} and ${hasNoSavedKeys}`
  const { rows } = await sql<{ key: string }>`
    select seq, key from payments ${settleIndexHint(db)} where ${isOpen} and ${isOther}
    union
    select payments.seq, payments.key from refunds join payments on payments.order_seq = refunds.order_seq
    where refunds.state = 'requested' and ${isOther} order by seq`.execute(db.read)
  return rows.map(({ key }) => key)
}
