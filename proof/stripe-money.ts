// Compares what the Stripe simulator has on record with the orders, the refunds, the disputes and the books.
import type { BookedIntent } from '../test-support/stripe/simulator/control.ts'
import type { StripeSimulator } from '../test-support/stripe/start-simulator.ts'
import { read } from './due-money.ts'
import { readStoredOrders, type StoredOrder } from './ledger.ts'
import type { MoneyVerdict } from './money.ts'
import type { Place } from './set-up.ts'
import type { StripeActions } from './stripe-actions.ts'

export interface StripeVerdict extends MoneyVerdict {
  /** Refunds and disputes at Stripe that the restaurant has not stored, or has stored differently. */
  readonly unknown: number
  /** Payments whose entries in the books differ from what moved at Stripe, plus one if the totals differ. */
  readonly offBalance: number
}

interface RefundRow {
  readonly intent: string
  readonly key: string
  readonly name: string | null
  readonly amount: number
}

interface DisputeRow {
  readonly id: string
  readonly withdrawn: number
  readonly isOver: number
}

type Hands = Pick<StripeActions, 'touched' | 'refunds'>

export async function judgeStripe(
  simulator: StripeSimulator,
  place: Place,
  hands: Hands,
): Promise<StripeVerdict> {
  const book = await simulator.book()
  const orders = await readStoredOrders(place)
  const sent = await read<RefundRow>(
    place,
    `select payments.intent, refunds.key, gateway_refund_id as name, cast(refunds.amount as integer) as amount
      from refunds join payments on payments.order_seq = refunds.order_seq where refunds.state = 'sent'`,
  )
  const disputes = await read<DisputeRow>(
    place,
    `select id, cast(withdrawn as integer) as withdrawn, case when closed_at is null then 0 else 1 end as "isOver" from disputes`,
  )
  const intentOf = new Map(book.map((intent) => [intent.id, intent]))
  const known = new Set(orders.map(({ authorization }) => authorization))
  const asked = new Set((await read<{ key: string }>(place, 'select key from refunds')).map(({ key }) => key))
  return {
    withoutOrder: book.filter(({ id, captures }) => captures > 0 && !known.has(id)).length,
    twice: book.filter((intent) => isMovedTwice(intent, asked, hands)).length,
    withoutHold: orders.filter(({ authorization, key, total }) => {
      const intent = intentOf.get(authorization)
      return intent?.checkout !== key || intent.amount !== total
    }).length,
    unsettled: orders.filter(
      (order) => !isSettled(order, intentOf.get(order.authorization), hands.touched.has(order.authorization)),
    ).length,
    leftBehind: book.filter(({ status }) => status !== 'succeeded' && status !== 'canceled').length,
    unknown: countUnknownRefunds(book, sent) + countUnknownDisputes(book, disputes),
    offBalance: await countOffBalance(simulator, book, place),
  }
}

/** Every refund that was requested here or at Stripe moved once, and never more than was paid. */
function isMovedTwice(
  { captures, received, refunds }: BookedIntent,
  asked: ReadonlySet<string>,
  hands: Hands,
) {
  const ours = refunds.filter(({ id }) => !hands.refunds.has(id))
  const keys = ours.map(({ refund }) => refund)
  const isUnasked = keys.some((key) => key === undefined || !asked.has(key))
  const isMore = sumOf(arrived(refunds)) > received
  return captures > 1 || isMore || isUnasked || new Set(keys).size < keys.length
}

function arrived<Refund extends { readonly status: string }>(refunds: readonly Refund[]): Refund[] {
  return refunds.filter(({ status }) => status !== 'failed')
}

function sumOf(amounts: readonly { readonly amount: number }[]): number {
  return amounts.reduce((sum, { amount }) => sum + amount, 0)
}

/** When somebody at Stripe or a bank acted first, the money may have moved or not; the office shows a failure. */
function isSettled(order: StoredOrder, intent: BookedIntent | undefined, wasTouched: boolean): boolean {
  if (!intent) return false
  const { status, received, refunds } = intent
  const isWhole = status === 'succeeded' && sumOf(arrived(refunds)) === received
  switch (order.payment) {
    case 'captured':
      return order.status !== 'canceled' && status === 'succeeded'
    case 'voided':
      return order.status === 'canceled' && status === 'canceled'
    case 'refunded':
      return (order.status === 'canceled' || wasTouched) && isWhole
    case 'capture-failed':
      return wasTouched && status === 'canceled'
    case 'refund-failed':
      return wasTouched && status === 'succeeded'
    default:
      return false
  }
}

function countUnknownRefunds(book: readonly BookedIntent[], sent: readonly RefundRow[]): number {
  const ours = sent.map(({ intent, name, amount }) => `${intent} ${name} ${amount}`)
  const theirs = book.flatMap(({ id, refunds }) =>
    arrived(refunds).map(({ id: name, amount }) => `${id} ${name} ${amount}`),
  )
  return countUnlike(ours, theirs)
}

function countUnknownDisputes(book: readonly BookedIntent[], rows: readonly DisputeRow[]): number {
  const ours = rows.map(({ id, withdrawn, isOver }) => `${id} ${withdrawn} ${isOver}`)
  const theirs = book.flatMap(({ disputes }) =>
    disputes.map((one) => `${one.id} ${takenBy(one)} ${/response|review/.test(one.status) ? 0 : 1}`),
  )
  return countUnlike(ours, theirs)
}

function countUnlike(some: readonly string[], others: readonly string[]): number {
  const [one, other] = [new Set(some), new Set(others)]
  return some.filter((it) => !other.has(it)).length + others.filter((it) => !one.has(it)).length
}

function takenBy({ amount, status }: BookedIntent['disputes'][number]): number {
  return status === 'won' || status.startsWith('warning') ? 0 : amount
}

async function countOffBalance(
  simulator: StripeSimulator,
  book: readonly BookedIntent[],
  place: Place,
): Promise<number> {
  const rows = await read<{ intent: string; card: number }>(
    place,
    `select payments.intent, cast(sum(ledger.card) as integer) as card
      from ledger join payments on payments.order_seq = ledger.order_seq group by payments.intent`,
  )
  const booked = new Map(rows.map(({ intent, card }) => [intent, card]))
  const off = book.filter(({ id, received, refunds, disputes }) => {
    const taken = disputes.reduce((sum, one) => sum + takenBy(one), 0)
    return (booked.get(id) ?? 0) !== received - sumOf(arrived(refunds)) - taken
  })
  const moved = sumOf(await simulator.balance())
  const entered = rows.reduce((sum, { card }) => sum + card, 0)
  return off.length + (moved === entered ? 0 : 1)
}
