// R57, R58 on random menus, with random steps: the window never goes past what a group allows, and one price stands in the
// window, in the cart, on the bill and on the receipt, held against an oracle that adds up by hand.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeBill, priceLines } from '#domain/orders/bill.ts'
import { emptyCart, addLine, replaceLine } from '#domain/orders/cart.ts'
import { lineKey } from '#domain/menu/requested-item.ts'
import { allergenSources } from '#domain/menu/allergen-sources.ts'
import { allergensOf, configureItem } from '#domain/menu/configured-item.ts'
import type { Menu, MenuItem } from '#domain/menu/menu.ts'
import { startingRestaurant } from '#domain/restaurant/starting-restaurant.ts'
import { formatPricedChanges } from '#words/menu/changes.ts'
import { anyMenu } from '../../../test-support/random-menus.ts'
import {
  choose,
  chooseNone,
  countIn,
  fitDraft,
  leaveOut,
  previewDraft,
  startDraft,
  sumIn,
  unchoose,
  type ItemDraft,
} from './item-draft.ts'

const { taxRate } = startingRestaurant()

const anyStep = fc.record({
  does: fc.constantFrom('choose', 'choose', 'choose', 'unchoose', 'none', 'leave', 'take back'),
  at: fc.nat({ max: 30 }),
})
const anySteps = fc.array(anyStep, { maxLength: 25 })
const anyNote = fc.constantFrom('', 'Cut in half, please', ' Cut  in half, please ')
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never

function firstItem({ items }: Menu): MenuItem {
  const [item] = items
  if (!item) throw new Error('a menu without items')
  return item
}

function walk(menu: Menu, steps: readonly Step[], start = startDraft(firstItem(menu), menu)): ItemDraft {
  const options = menu.groups.flatMap((group) => group.choices.map((choice) => ({ group, choice })))
  const free = firstItem(menu).inside.filter(({ canLeaveOut }) => canLeaveOut)
  return steps.reduce<ItemDraft>((draft, { does, at }) => {
    const option = options[at % Math.max(1, options.length)]
    const part = free[at % Math.max(1, free.length)]
    if (does === 'leave' || does === 'take back')
      return part ? leaveOut(draft, part.id, does === 'leave') : draft
    if (!option) return draft
    if (does === 'choose') return choose(draft, option.group, option.choice)
    if (does === 'unchoose') return unchoose(draft, option.choice)
    return chooseNone(draft, option.group)
  }, start)
}

/** What one costs, added up from the menu by hand. */
function oracle(draft: ItemDraft, menu: Menu): number {
  let sum: number = firstItem(menu).price
  for (const group of menu.groups)
    for (const choice of group.choices)
      for (const one of draft.choices) if (one.id === choice.id) sum += one.count * choice.price
  return sum
}

describe('any steps on any menu', () => {
  test('R57 never take more of a group than its largest number, and what can be added is never too few', () => {
    fc.assert(
      fc.property(anyMenu(), anySteps, (menu, steps) => {
        const item = firstItem(menu)
        const draft = walk(menu, steps)
        for (const group of menu.groups) {
          const counts = group.choices.map(({ id }) => countIn(draft, id))
          if (group.kind === 'many') expect(Math.max(...counts)).toBeLessThanOrEqual(group.largest)
          else {
            expect(sumIn(draft, group)).toBeLessThanOrEqual(group.largest)
            expect(Math.max(...counts)).toBeLessThanOrEqual(1)
          }
        }
        const seen = previewDraft(draft, item, menu)
        const isWhole = menu.groups.every((group) => sumIn(draft, group) >= group.smallest)
        const isThere = menu.groups.every((group) =>
          group.choices.every((choice) => !choice.soldOut || countIn(draft, choice.id) === 0),
        )
        expect(seen.lacking.length === 0).toBe(isWhole)
        expect(seen.canBeMade).toBe(isWhole && isThere)
        if (seen.canBeMade) expect(configureItem(seen.cartItem, menu)).toMatchObject({ item })
        // The menu has not changed, so all of the draft can still be had.
        expect(new Set(fitDraft(draft, item, menu).choices)).toEqual(new Set(draft.choices))
      }),
    )
  })

  test('R58 the window, the cart, the bill and the receipt have one price, to the cent', () => {
    fc.assert(
      fc.property(anyMenu(), anySteps, fc.integer({ min: 1, max: 9 }), (menu, steps, quantity) => {
        const item = firstItem(menu)
        const draft = { ...walk(menu, steps), quantity }
        const seen = previewDraft(draft, item, menu)
        fc.pre(seen.canBeMade)
        const each = oracle(draft, menu)
        expect(seen.unitPrice).toBe(each)
        const cart = addLine(emptyCart, { ...seen.cartItem, quantity })
        const inCart = priceLines(cart, menu, taxRate)
        const bill = makeBill(cart, menu, taxRate)
        expect(inCart).toEqual(bill)
        expect(bill.lines).toMatchObject([{ unitPrice: each, price: each * quantity }])
        expect(bill.subtotal).toBe(each * quantity)
        // The receipt says what each change adds: with the item's own price they are the price of one.
        const said = formatPricedChanges(bill.lines[0]?.changes)
        const added = [...said.matchAll(/\$([\d,]+)\.(\d\d)/g)].map(([, dollars, rest]) =>
          Number(`${dollars}${rest}`),
        )
        expect(added.reduce((sum, amount) => sum + amount, item.price as number)).toBe(each)
      }),
    )
  })

  test('R58 equal burritos join, different ones never', () => {
    const alike = (one: ItemDraft, other: ItemDraft) =>
      JSON.stringify(plainly(one)) === JSON.stringify(plainly(other))
    fc.assert(
      fc.property(
        anyMenu(),
        fc.record({ steps: anySteps, note: anyNote }),
        fc.record({ steps: anySteps, note: anyNote }),
        (menu, first, second) => {
          const item = firstItem(menu)
          const drafts = [first, second].map(({ steps, note }) => ({ ...walk(menu, steps), note }))
          const [one, other] = drafts as [ItemDraft, ItemDraft]
          const lines = drafts.map((draft) => ({ ...previewDraft(draft, item, menu).cartItem, quantity: 2 }))
          const [line, twin] = lines as [(typeof lines)[0], (typeof lines)[0]]
          expect(lineKey(line) === lineKey(twin)).toBe(alike(one, other))
          const cart = lines.reduce(addLine, emptyCart)
          expect(cart.map(({ quantity }) => quantity)).toEqual(alike(one, other) ? [4] : [2, 2])
        },
      ),
    )
  })

  test('R58 the allergens that are named are exactly those of the burrito', () => {
    fc.assert(
      fc.property(anyMenu(), anySteps, (menu, steps) => {
        const { made } = previewDraft(walk(menu, steps), firstItem(menu), menu)
        const named = allergenSources(made, menu).map(({ allergen }) => allergen)
        expect(named.toSorted()).toEqual(allergensOf(made, menu).toSorted())
      }),
    )
  })

  test('R58 Change opens a burrito as it is, and saved unchanged it is the very same', () => {
    fc.assert(
      fc.property(anyMenu({ allThere: true }), anySteps, (menu, steps) => {
        const item = firstItem(menu)
        const seen = previewDraft(walk(menu, steps), item, menu)
        fc.pre(seen.canBeMade)
        const line = { ...seen.cartItem, quantity: 3 }
        const again = previewDraft(startDraft(item, menu, line), item, menu)
        expect(again.cartItem).toEqual(seen.cartItem)
        expect(replaceLine([line], line, { ...again.cartItem, quantity: 3 })).toEqual([line])
      }),
    )
  })
})

/** Everything that tells one draft from another. */
function plainly({ choices, without, note }: ItemDraft) {
  return [
    choices.map(({ id, count }) => `${id} ${count}`).toSorted(),
    without.toSorted(),
    note.trim().replaceAll(/\s+/g, ' '),
  ]
}
