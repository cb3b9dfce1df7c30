// An oracle of bills and refunds (R62, R64, R67): computes them unit by unit in BigInt, as on paper, and shares no code
// with the code that charges.
import { netUnits } from './refund-oracle.ts'
import { taxOnCents } from './some-menus.ts'

/** One line: the price of one, and how many. */
export interface OracleLine {
  readonly unit: bigint
  readonly quantity: number
}

export interface OracleTerms {
  readonly fee: bigint
  readonly isFeeTaxed: boolean
  readonly code: { readonly percent: bigint } | { readonly amount: bigint } | undefined
  readonly tip: { readonly percent: bigint } | { readonly amount: bigint } | undefined
}

export interface OracleBill {
  readonly subtotal: bigint
  readonly discount: bigint
  readonly tax: bigint
  readonly delivery: bigint
  readonly tip: bigint
  readonly total: bigint
  /** By line, the price of each unit after the discount; units with an extra cent off come first. */
  readonly nets: readonly (readonly bigint[])[]
}

export function computeBill(lines: readonly OracleLine[], terms: OracleTerms): OracleBill {
  const subtotal = lines.reduce((sum, { unit, quantity }) => sum + unit * BigInt(quantity), 0n)
  const discount = off(subtotal, terms.code)
  const tax = taxOnCents(subtotal - discount + (terms.isFeeTaxed ? terms.fee : 0n))
  const tip = partOf(subtotal, terms.tip)
  const delivery = terms.fee
  const total = subtotal - discount + tax + delivery + tip
  return { subtotal, discount, tax, delivery, tip, total, nets: netsOf(lines, discount) }
}

/** The tax refunded with some goods, and perhaps with the delivery fee: the tax before minus the tax after. */
export function taxRefund(bill: OracleBill, isFeeTaxed: boolean, goods: bigint): bigint {
  const left = bill.subtotal - bill.discount - goods + (isFeeTaxed ? bill.delivery : 0n)
  return left === 0n ? bill.tax : bill.tax - taxOnCents(left)
}

function off(subtotal: bigint, code: OracleTerms['code']): bigint {
  const wanted = partOf(subtotal, code)
  return wanted > subtotal ? subtotal : wanted
}

/** Rounds half a cent up. */
function partOf(subtotal: bigint, part: OracleTerms['tip']): bigint {
  if (!part) return 0n
  return 'amount' in part ? part.amount : (subtotal * part.percent + 50n) / 100n
}

function netsOf(lines: readonly OracleLine[], discount: bigint): bigint[][] {
  const priced = lines.map(({ unit, quantity }) => ({ unitPrice: Number(unit), quantity }))
  const bill = { lines: priced, discount: Number(discount), rate: 0, fee: 0, isFeeTaxed: false, tip: 0 }
  return netUnits(bill).map((nets) => nets.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
}
