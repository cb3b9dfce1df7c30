import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  emptyCart,
  type Cart,
  addLine,
  addOne,
  replaceLine,
  dropUnavailable,
  toRequestedLines,
  removeOne,
  removeOneOf,
  takeOut,
  subtractLines,
} from './cart.ts'
import { countItems, countOf, lineKey } from '../menu/requested-item.ts'
import { startingMenu } from '../menu/starting-menu.ts'

const [beef, pork] = [{ item: 'beef' }, { item: 'pork' }]

test('R15 a count never goes below zero', () => {
  expect(removeOne(emptyCart, beef)).toBe(emptyCart)
  expect(removeOne(addOne(addOne(emptyCart, beef), beef), beef)).toEqual([{ item: 'beef', quantity: 1 }])
})

test('R17 the count is the sum of all kinds', () => {
  const cart = addOne(addOne(addOne(emptyCart, beef), beef), pork)
  expect(countItems(cart)).toBe(3)
  expect(toRequestedLines(cart)).toEqual([
    { item: 'beef', quantity: 2 },
    { item: 'pork', quantity: 1 },
  ])
  expect(countItems(takeOut(cart, beef))).toBe(1)
})

test('what another tab added stays after an order', () => {
  const ordered = [{ item: 'beef', quantity: 2 }]
  const bean = { item: 'bean', quantity: 1 }
  expect(subtractLines([{ item: 'beef', quantity: 3 }, bean], ordered)).toEqual([
    { item: 'beef', quantity: 1 },
    bean,
  ])
  expect(subtractLines([{ item: 'beef', quantity: 1 }], ordered)).toEqual(emptyCart)
})

test('a line has the name that its item was last seen with, and no order has it', () => {
  const first = addOne(emptyCart, { item: 'beef', name: { en: 'Beef' } })
  const renamed = addOne(first, { item: 'beef', name: { en: 'Skirt steak' } })
  expect(removeOne(renamed, beef)).toEqual([{ item: 'beef', name: { en: 'Skirt steak' }, quantity: 1 }])
  expect(toRequestedLines(renamed)).toEqual([{ item: 'beef', quantity: 2 }])
})

test('what is not on the menu leaves, and a cart that is on the menu stays the very same', () => {
  const cart = addOne(addOne(emptyCart, { item: 'carnitas' }), beef)
  expect(dropUnavailable(cart, startingMenu)).toEqual([{ item: 'beef', quantity: 1 }])
  const whole = takeOut(cart, { item: 'carnitas' })
  expect(dropUnavailable(whole, startingMenu)).toBe(whole)
})

const hot = { item: 'beef', choices: [{ id: 'salsa-hot', count: 1 }] }
const dry = { item: 'beef', without: ['rice'] }

test('R58 − on a row takes a plain one first, then one of the line added last', () => {
  let cart: Cart = [
    { ...hot, quantity: 1 },
    { ...beef, quantity: 1 },
    { ...dry, quantity: 2 },
  ]
  const remaining = [...Array(5)].map(() => {
    cart = removeOneOf(cart, 'beef')
    return cart.map(({ quantity }) => quantity)
  })
  expect(remaining).toEqual([[1, 2], [1, 1], [1], [], []])
  expect(removeOneOf(emptyCart, 'beef')).toBe(emptyCart)
})

test('R58 Change keeps the place, takes in an equal burrito, and loses none to another tab', () => {
  const cart: Cart = [
    { ...hot, quantity: 1 },
    { ...pork, quantity: 1 },
    { ...dry, quantity: 2 },
  ]
  const changed = replaceLine(cart, hot, { ...beef, quantity: 3 })
  expect(changed.map(lineKey)).toEqual([lineKey(beef), lineKey(pork), lineKey(dry)])
  expect(replaceLine(cart, hot, { ...dry, quantity: 1 })).toEqual([
    { ...dry, quantity: 3 },
    { ...pork, quantity: 1 },
  ])
  // Another tab has removed the line in the meantime.
  const rest = cart.slice(1)
  expect(replaceLine(rest, hot, { ...dry, quantity: 1 })).toEqual([
    { ...pork, quantity: 1 },
    { ...dry, quantity: 3 },
  ])
})

const anyItem = fc.constantFrom('beef', 'chix', 'bean', 'carnitas')
const anyQuantity = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constant(Number.MAX_SAFE_INTEGER))
const anyStep = fc.record({
  kind: fc.constantFrom('add', 'remove', 'takeOut', 'join', 'order', 'menu'),
  item: anyItem,
  quantity: anyQuantity,
})

test('any steps keep equal burritos in one line, whole counts above zero, and agree with a plain count', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
      let cart: Cart = emptyCart
      const model = new Map<string, number>()
      for (const { kind, item, quantity } of steps) {
        const before = model.get(item) ?? 0
        const [after, count] = (
          {
            add: () => [addOne(cart, { item, name: { en: item } }), before + 1],
            remove: () => [removeOne(cart, { item }), before - 1],
            takeOut: () => [takeOut(cart, { item }), 0],
            join: () => [addLine(cart, { item, quantity }), before + quantity],
            order: () => [subtractLines(cart, [{ item, quantity }]), before - quantity],
            menu: () => [dropUnavailable(cart, startingMenu), item === 'carnitas' ? 0 : before],
          } satisfies Record<typeof kind, () => [Cart, number]>
        )[kind]()
        cart = after
        model.set(item, Math.min(Math.max(0, count), Number.MAX_SAFE_INTEGER))
        if (kind === 'menu') model.set('carnitas', 0)
      }
      expect(new Set(cart.map(lineKey)).size).toBe(cart.length)
      expect(cart.every(({ quantity }) => Number.isSafeInteger(quantity) && quantity > 0)).toBe(true)
      for (const [item, count] of model) expect(countOf(cart, item)).toBe(count)
      const total = [...model.values()].reduce((sum, count) => sum + count, 0)
      // If several lines exceed the largest exact count, their sum depends on the order of the lines.
      if (Number.isSafeInteger(total)) expect(countItems(cart)).toBe(total)
    }),
  )
})
