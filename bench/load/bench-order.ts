// The order that the bench sends: what people order, one of the burritos with options.
import { makeBill } from '../../domain/orders/bill.ts'
import { startingMenu } from '../../domain/menu/starting-menu.ts'
import { taxRate } from '../../test-support/restaurant.ts'
import { rosasOrder } from '../../test-support/rosas-order.ts'

const lines = rosasOrder.lines.map((line, at) =>
  at === 0
    ? {
        ...line,
        choices: [
          { id: 'salsa-hot', count: 1 },
          { id: 'extras-guacamole', count: 1 },
        ],
        without: ['rice'],
      }
    : line,
)

export const benchOrder = {
  ...rosasOrder,
  lines,
  expectedTotal: makeBill(lines, startingMenu, taxRate).total,
}
