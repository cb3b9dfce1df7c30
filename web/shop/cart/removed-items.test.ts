import { expect, test } from 'vitest'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { afterChange, afterMenu, afterRefusal } from './removed-items.ts'

const beef = { item: 'beef', quantity: 2, name: { en: 'Beef' } }
const bean = { item: 'bean', quantity: 1, name: { en: 'Bean' } }
const pork = { item: 'pork', quantity: 1, name: { en: 'Pork' } }
const cart = [beef, bean, pork]
const menuWithout = (...gone: string[]) => ({
  ...startingMenu,
  items: startingMenu.items.filter(({ id }) => !gone.includes(id)),
})

test('what is no longer on the menu leaves the cart, with the name that it had', () => {
  expect(afterMenu({ cart, removed: [] }, menuWithout('bean', 'pork'))).toEqual({
    cart: [beef],
    removed: [bean, pork],
  })
})

test('a menu without anything on it takes nothing out', () => {
  const known = { cart, removed: [] }
  expect(afterMenu(known, { ...startingMenu, items: [] })).toBe(known)
})

test('lines take the names of the menu, and a cart that has them stays the very same', () => {
  expect(afterMenu({ cart, removed: [] }, startingMenu).cart).toBe(cart)
  const renamed = startingMenu.items.map((item) =>
    item.id === 'pork' ? { ...item, name: { en: 'Al Pastor' } } : item,
  )
  expect(afterMenu({ cart, removed: [] }, { ...startingMenu, items: renamed }).cart[2]?.name).toEqual({
    en: 'Al Pastor',
  })
})

test('what leaves one after the other is told together, each once', () => {
  const first = afterMenu({ cart, removed: [] }, menuWithout('bean'))
  // A tab with an older menu puts it into the cart once more.
  const again = { ...first, cart: [...first.cart, bean] }
  expect(afterMenu(again, menuWithout('bean', 'pork')).removed).toEqual([bean, pork])
})

test('what is on the menu again is back in the cart, as many as there were, and no longer told', () => {
  const gone = afterMenu({ cart: [beef, bean, pork], removed: [] }, menuWithout('beef', 'pork'))
  expect(gone).toEqual({ cart: [bean], removed: [beef, pork] })
  expect(afterMenu(gone, menuWithout('pork'))).toEqual({ cart: [bean, beef], removed: [pork] })
  // A tab with an older menu has put one into the cart meanwhile.
  const meanwhile = { ...gone, cart: [bean, { ...beef, quantity: 1 }] }
  expect(afterMenu(meanwhile, menuWithout('pork')).cart).toEqual([bean, { ...beef, quantity: 3 }])
})

test('R58 what is changed after it has left comes back as what it has become, and not as what it was, too', () => {
  const gone = afterMenu({ cart: [beef, bean], removed: [] }, menuWithout('beef'))
  const hot = { ...beef, choices: [{ id: 'salsa-hot', count: 1 }] }
  const changed = afterChange(gone, beef, hot)
  expect(changed).toEqual({ cart: [bean, hot], removed: [] })
  expect(afterMenu(changed, startingMenu).cart).toEqual([bean, hot])
})

test('what the server does not know leaves by its item, also the last one', () => {
  expect(afterRefusal({ cart: [bean], removed: [] }, ['bean', 'salad'])).toEqual({
    cart: [],
    removed: [bean],
  })
  const known = { cart, removed: [] }
  expect(afterRefusal(known, ['salad'])).toBe(known)
})
