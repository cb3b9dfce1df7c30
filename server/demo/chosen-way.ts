// Which way a demo customer chooses, and what it costs there.
import type { WantedLine } from '#domain/cart.ts'
import { makeBill, type Bill, type DeliveryFee } from '#domain/bill.ts'
import type { Menu } from '#domain/menu.ts'
import type { CodeTerms } from '#domain/discount.ts'
import { cents, type MilliPercent, type Cents } from '#domain/money.ts'
import type { Fulfilment } from '#domain/order.ts'
import type { Tip } from '#domain/tip.ts'
import { deliveryTerms, type ShopWays } from '#domain/ways.ts'
import type { DemoCustomer } from './people.ts'
import type { Random } from './random.ts'

const pickedUp = 0.35
const paidOnPickup = 0.22
const tipped = { delivery: 0.62, pickup: 0.3 }
const tips: readonly (readonly [Tip, number])[] = [
  [{ percent: 10 }, 3],
  [{ percent: 15 }, 5],
  [{ percent: 20 }, 3],
  [{ amount: cents(200) }, 1],
  [{ amount: cents(500) }, 1],
]

export interface Chosen {
  readonly fulfilment: Fulfilment
  readonly bill: Bill
  readonly tip: Tip | undefined
  /** Paid on pickup. */
  readonly atCounter: boolean
}

export interface Shop {
  readonly menu: Menu
  readonly taxRate: MilliPercent
  readonly ways: ShopWays
  /** The code that a customer of so much knows. */
  readonly codeOn: (subtotal: Cents) => CodeTerms | undefined
}

/** Where nobody delivers to, or not so little, a customer comes by. */
export function chooseWay(
  lines: readonly WantedLine[],
  { address, note }: DemoCustomer,
  { menu, taxRate, ways, codeOn }: Shop,
  random: Random,
): Chosen {
  const comes = random.chance(pickedUp)
  const terms = deliveryTerms(ways, address.zipcode)
  const { subtotal } = makeBill(lines, menu, taxRate)
  const isPickup = comes || !ways.delivery || !terms || subtotal < terms.smallestOrder
  const tip = random.chance(tipped[isPickup ? 'pickup' : 'delivery']) ? random.weighted(tips) : undefined
  const bill = (fee?: DeliveryFee) => makeBill(lines, menu, taxRate, { fee, code: codeOn(subtotal), tip })
  if (isPickup)
    return { fulfilment: { way: 'pickup' }, bill: bill(), tip, atCounter: random.chance(paidOnPickup) }
  return {
    fulfilment: {
      way: 'delivery',
      address,
      minutesOnTheRoad: terms.minutesOnTheRoad,
      ...(note !== undefined && { note }),
    },
    bill: bill({ amount: terms.fee, isTaxed: ways.feeIsTaxed }),
    tip,
    atCounter: false,
  }
}
