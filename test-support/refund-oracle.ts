// An independent oracle of partial refunds (R67), in BigInt and unit by unit: it shares no code with domain/payments/refund.ts.
export interface OracleLine {
  readonly unitPrice: number
  readonly quantity: number
}

export interface OracleBill {
  readonly lines: readonly OracleLine[]
  readonly discount: number
  readonly rate: number
  readonly fee: number
  readonly isFeeTaxed: boolean
  readonly tip: number
}

export type OracleRequest =
  | {
      readonly units: readonly (readonly [line: number, quantity: number])[]
      readonly delivery: boolean
      readonly tip: boolean
    }
  | { readonly amount: number }

export interface OracleParts {
  readonly goods: bigint
  readonly tax: bigint
  readonly delivery: bigint
  readonly tip: bigint
}

/** Rounds a non-negative fraction half up. */
function rounded(above: bigint, below: bigint): bigint {
  return (2n * above + below) / (2n * below)
}

/** The net price of every single unit, by largest remainder over all units. */
export function netUnits({ lines, discount }: OracleBill): bigint[][] {
  const units = lines.flatMap(({ unitPrice, quantity }, line) =>
    Array.from({ length: quantity }, () => ({ line, price: BigInt(unitPrice) })),
  )
  const subtotal = units.reduce((sum, { price }) => sum + price, 0n)
  const shares = units.map(({ line, price }, at) => {
    const exact = BigInt(discount) * price
    return {
      at,
      line,
      price,
      share: subtotal === 0n ? 0n : exact / subtotal,
      rest: subtotal === 0n ? 0n : exact % subtotal,
    }
  })
  let left = BigInt(discount) - shares.reduce((sum, { share }) => sum + share, 0n)
  const byRest = shares.toSorted((one, other) =>
    one.rest === other.rest ? one.at - other.at : one.rest > other.rest ? -1 : 1,
  )
  for (const unit of byRest) {
    if (left <= 0n) break
    unit.share += 1n
    left -= 1n
  }
  return lines.map((_line, line) =>
    shares.filter((unit) => unit.line === line).map(({ price, share }) => price - share),
  )
}

/** Tracks what remains of an order; returns the parts of a requested refund, or undefined if it exceeds what remains. */
export function openOracle(bill: OracleBill) {
  const net = netUnits(bill)
  const rate = BigInt(bill.rate)
  const taxOn = (base: bigint) => rounded(base * rate, 100_000n)
  const all = net.flat().reduce((sum, price) => sum + price, 0n)
  const fee = BigInt(bill.fee)
  const left = {
    units: net.map((prices) => [...prices]),
    goods: all,
    delivery: fee,
    tip: BigInt(bill.tip),
    tax: taxOn(all + (bill.isFeeTaxed ? fee : 0n)),
  }
  const total = left.goods + left.tax + left.delivery + left.tip

  function taxFor(goods: bigint, withDelivery: boolean): bigint {
    const taxedBefore = left.goods + (bill.isFeeTaxed ? left.delivery : 0n)
    const taxedAfter = left.goods - goods + (bill.isFeeTaxed && !withDelivery ? left.delivery : 0n)
    if (taxedBefore === taxedAfter) return 0n
    if (taxedAfter === 0n) return left.tax
    const back = left.tax - taxOn(taxedAfter)
    return back > 0n ? back : 0n
  }

  function find(selection: OracleRequest): OracleParts | undefined {
    if ('amount' in selection) {
      const amount = BigInt(selection.amount)
      const most = left.goods + taxFor(left.goods, false)
      if (amount < 1n || amount > most) return undefined
      if (amount === most) return { goods: left.goods, tax: most - left.goods, delivery: 0n, tip: 0n }
      // The tax contained in the amount, unless too little tax or too few goods remain.
      let tax = rounded(amount * rate, 100_000n + rate)
      while (tax > most - left.goods) tax -= 1n
      while (amount - tax > left.goods - 1n) tax += 1n
      return { goods: amount - tax, tax, delivery: 0n, tip: 0n }
    }
    let goods = 0n
    for (const [line, quantity] of selection.units) {
      const open = left.units[line]
      if (!open || open.length < quantity) return undefined
      goods += open.slice(0, quantity).reduce((sum, price) => sum + price, 0n)
    }
    if (goods > left.goods) goods = left.goods
    const parts = {
      goods,
      tax: taxFor(goods, selection.delivery),
      delivery: selection.delivery ? left.delivery : 0n,
      tip: selection.tip ? left.tip : 0n,
    }
    return parts.goods + parts.tax + parts.delivery + parts.tip > 0n ? parts : undefined
  }

  return {
    left,
    total,
    find,
    take(selection: OracleRequest, parts: OracleParts): void {
      if ('units' in selection)
        for (const [line, quantity] of selection.units) left.units[line]?.splice(0, quantity)
      left.goods -= parts.goods
      left.tax -= parts.tax
      left.delivery -= parts.delivery
      left.tip -= parts.tip
    },
  }
}
