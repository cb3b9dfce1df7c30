// Two owners send parts of one order's money back at the same time (R67), each at a server of their own: what they ask for is
// drawn, and what it comes to is worked out by the oracle.
import type { OfficeOrder } from '../domain/office-api.ts'
import { deliveryOf, discountOf, tipOf } from '../domain/bill.ts'
import type { Random } from '../server/demo/random.ts'
import { openOracle, type OracleWish } from '../test-support/refund-oracle.ts'
import { newKey } from './load.ts'
import type { Hand } from './staff-hands.ts'

export interface PaidOrder {
  readonly id: string
  readonly isFeeTaxed: boolean
}

export interface Asked {
  sent: number
  /** Told that the other owner was first. */
  late: number
  readonly odd: string[]
}

type Oracle = ReturnType<typeof openOracle>

const rate = 9_500
const steps = 4

/** Some parts each; in the end, of every second order, both want all that is left. */
export async function refundTogether(
  owners: readonly Hand[],
  order: PaidOrder,
  {
    random,
    wantsRest,
    asked,
  }: { readonly random: Random; readonly wantsRest: boolean; readonly asked: Asked },
): Promise<void> {
  const work = async (owner: Hand) => {
    for (let step = 0; step < steps; step += 1) await ask(owner, order, (of) => drawWish(of, random), asked)
  }
  await Promise.all(owners.map(work))
  if (!wantsRest) return
  // The money of the burritos first, where amounts have gone back before; and then what has its own box.
  for (let time = 0; time < 2; time += 1)
    await Promise.all(owners.map((owner) => ask(owner, order, restOf, asked)))
}

async function ask(
  owner: Hand,
  order: PaidOrder,
  draw: (oracle: Oracle) => OracleWish,
  asked: Asked,
): Promise<void> {
  const path = `/api/office/orders/${order.id}`
  const shown = await owner.get<OfficeOrder>(path)
  const oracle = oracleOf(shown, order)
  const wish = draw(oracle)
  const parts = oracle.find(wish)
  if (!parts) return
  const expected = Number(parts.goods + parts.tax + parts.delivery + parts.tip)
  const body = { key: newKey(), wish: wishOf(wish), reason: 'other', note: '', expected }
  const reply = await fetch(`${owner.url}${path}/refunds`, {
    method: 'POST',
    headers: { cookie: owner.cookie, origin: owner.url, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { code } = (await reply.json()) as { code?: string }
  if (reply.ok) asked.sent += 1
  else if (code !== 'refund-changed' && code !== 'nothing-to-refund')
    asked.odd.push(`${reply.status} ${code}`)
  else {
    asked.late += 1
    const now = await owner.get<OfficeOrder>(path)
    // Nobody was first: the restaurant works out another sum than the oracle.
    if (now.refunds.length === shown.refunds.length) asked.odd.push(`another sum than ${expected}`)
  }
}

/** What is left after the refunds that the owner is shown. */
function oracleOf(shown: OfficeOrder, { isFeeTaxed }: PaidOrder): Oracle {
  const [discount, fee, tip] = [discountOf(shown), deliveryOf(shown), tipOf(shown)]
  const oracle = openOracle({ lines: shown.lines, discount, rate, fee, isFeeTaxed, tip })
  for (const { units, goods, tax, delivery, tip: back } of shown.refunds) {
    const wish = { units: units.map(({ line, quantity }) => [line, quantity] as const) }
    oracle.take(
      { ...wish, delivery: delivery > 0, tip: back > 0 },
      { goods: BigInt(goods), tax: BigInt(tax), delivery: BigInt(delivery), tip: BigInt(back) },
    )
  }
  return oracle
}

function drawWish({ left }: Oracle, random: Random): OracleWish {
  if (random.chance(0.4)) return { amount: random.whole(1, Math.max(1, Number(left.goods))) }
  const units = left.units.flatMap(({ length }, line) =>
    length > 0 && random.chance(0.4) ? [[line, random.whole(1, length)] as const] : [],
  )
  return { units, delivery: random.chance(0.2), tip: random.chance(0.2) }
}

function restOf({ left }: Oracle): OracleWish {
  const isOwed = left.goods > 0n && left.units.every(({ length }) => length === 0)
  if (isOwed) return { amount: Number(left.goods + left.tax) }
  const units = left.units.flatMap(({ length }, line) => (length > 0 ? [[line, length] as const] : []))
  return { units, delivery: true, tip: true }
}

function wishOf(wish: OracleWish) {
  if ('amount' in wish) return wish
  return { ...wish, units: wish.units.map(([line, quantity]) => ({ line, quantity })) }
}
