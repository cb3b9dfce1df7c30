// Orders with options for the board's journeys, and the text that the cook must read, computed independently of the site.
import type { APIRequestContext } from '@playwright/test'
import { makeBill } from '#domain/orders/bill.ts'
import type { RequestedLine } from '#domain/menu/requested-item.ts'
import type { PlacedOrder } from '#domain/orders/order.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import type { Random } from '../server/demo/random.ts'
import { taxRate } from '../test-support/restaurant.ts'
import type { Shop } from './shop.ts'
import { order } from './staff.ts'

export type Salsa = 'Mild' | 'Medium' | 'Hot' | 'No salsa'

/** A burrito as a customer says it. */
export interface ConfiguredLine {
  readonly item: string
  readonly quantity: number
  readonly salsa?: Salsa
  readonly extras?: readonly string[]
  readonly without?: readonly string[]
  readonly note?: string
}

const extras = ['Guacamole', 'Cheese', 'Sour cream', 'Double filling'] as const
const notes = [
  'Cut in half, please.',
  'Onion allergy. Clean knife please.',
  'For my mother: not too hot',
] as const

export function lineOf(configured: ConfiguredLine): RequestedLine {
  const { item, quantity, salsa = 'Medium', extras: more = [], without = [], note } = configured
  const ids = [
    salsa === 'No salsa' ? 'salsa-none' : `salsa-${salsa}`,
    ...more.map((name) => `extras-${name}`),
  ].map((id) => id.toLowerCase().replaceAll(' ', '-'))
  return {
    item,
    quantity,
    choices: ids.map((id) => ({ id, count: 1 })),
    ...(without.length > 0 && { without }),
    ...(note !== undefined && { note }),
  }
}

export function orderConfigured(
  request: APIRequestContext,
  shop: Shop,
  configuredLines: readonly ConfiguredLine[],
  email = 'rosa@example.com',
): Promise<PlacedOrder> {
  const lines = configuredLines.map(lineOf)
  const expectedTotal = makeBill(lines, startingMenu, taxRate).total
  return order(request, shop, {}, ['Rosa', 'Delgado'], { lines, expectedTotal, email })
}

/** Different burritos, in the order of the menu, as the ticket has them. */
export function randomConfigurations(random: Random): ConfiguredLine[] {
  const configuredLines = startingMenu.items.flatMap(({ id, inside }) =>
    Array.from({ length: random.whole(0, 2) }, (): ConfiguredLine => {
      const free = inside.filter(({ canLeaveOut }) => canLeaveOut).map((one) => one.id)
      return {
        item: id,
        quantity: random.whole(1, 6),
        salsa: random.pick(['Mild', 'Medium', 'Hot', 'No salsa']),
        extras: extras.filter(() => random.chance(0.35)),
        without: free.filter(() => random.chance(0.3)),
        ...(random.chance(0.3) && { note: random.pick(notes) }),
      }
    }),
  )
  const different = new Map(
    configuredLines.map((configured) => [JSON.stringify(lineOf({ ...configured, quantity: 1 })), configured]),
  )
  return different.size > 0 ? [...different.values()] : [{ item: 'beef', quantity: 1 }]
}

/** "2 Beef HOT ADD guacamole NO tomato", and the note. */
export function cookReads({
  item,
  quantity,
  salsa = 'Medium',
  extras: more = [],
  without = [],
  note,
}: ConfiguredLine) {
  const name = startingMenu.items.find(({ id }) => id === item)?.shortName.en ?? ''
  const nameOf = (id: string) => startingMenu.ingredients.find((one) => one.id === id)?.name.en ?? ''
  const said = [
    `${quantity} ${name}`,
    ...(salsa === 'Medium' ? [] : [salsa.toUpperCase()]),
    ...more.map((extra) => `ADD ${extra.toLowerCase()}`),
    ...without.map((id) => `NO ${nameOf(id).toLowerCase()}`),
  ]
  return { line: said.join(' '), note }
}
