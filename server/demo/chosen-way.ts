// Which way a demo customer chooses, and what it costs there.
import type { WantedLine } from '#domain/cart.ts'
import { makeBill, type Bill, type DeliveryFee } from '#domain/bill.ts'
import type { Menu } from '#domain/menu.ts'
import type { BasisPoints } from '#domain/money.ts'
import type { Fulfilment } from '#domain/order.ts'
import { deliveryTerms, type ShopWays } from '#domain/ways.ts'
import type { DemoCustomer } from './people.ts'
import type { Random } from './random.ts'

const pickedUp = 0.35

export interface Chosen {
  readonly fulfilment: Fulfilment
  readonly bill: Bill
}

export interface Shop {
  readonly menu: Menu
  readonly taxRate: BasisPoints
  readonly ways: ShopWays
}

/** Where nobody delivers to, or not so little, a customer comes by. */
export function chooseWay(
  lines: readonly WantedLine[],
  { address, note }: DemoCustomer,
  { menu, taxRate, ways }: Shop,
  random: Random,
): Chosen {
  const comes = random.chance(pickedUp)
  const terms = deliveryTerms(ways, address.zipcode)
  const bill = (fee?: DeliveryFee) => makeBill(lines, menu, taxRate, fee)
  const atTheDoor = bill()
  if (comes || !ways.delivery || !terms || atTheDoor.subtotal < terms.smallestOrder)
    return { fulfilment: { way: 'pickup' }, bill: atTheDoor }
  return {
    fulfilment: {
      way: 'delivery',
      address,
      minutesOnTheRoad: terms.minutesOnTheRoad,
      ...(note !== undefined && { note }),
    },
    bill: bill({ amount: terms.fee, isTaxed: ways.feeIsTaxed }),
  }
}
