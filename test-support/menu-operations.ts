// The operations of the menu office, each compared with the OpenAPI document.
import type { OfficeMenuReply } from '../domain/menu/menu-api.ts'
import type { createCaller } from './api-caller.ts'
import { menuFormOf } from './menu-form-of.ts'

/** Adds, changes and removes each part of the menu. */
export async function expectMenuSaid(
  expectSaid: ReturnType<typeof createCaller>['expectSaid'],
  asOwner: { headers: { cookie: string } },
): Promise<void> {
  const post = async (operation: string, more: object) =>
    (await expectSaid(`POST /api/office/${operation}`, { ...asOwner, ...more })).json<{ added: string }>()
  const { items } = (await expectSaid('GET /api/office/menu', asOwner)).json<OfficeMenuReply>()
  const [beef] = items
  if (!beef) throw new Error('there is an item')
  const changed = { ...menuFormOf(beef), price: 1075, ownAllergens: ['milk'], marks: ['spicy'], weight: 1.3 }
  await post('menu/{item}', { in: { item: beef.id }, body: changed })
  const sections = [{ id: 'burritos', items: ['pork', 'beef', 'chix', 'bean'] }]
  await post('menu-order', { body: { sections } })
  const { added: section } = await post('sections/add', { body: { name: 'Sides' } })
  await post('sections/{section}/change', { in: { section }, body: { version: 1, name: 'Drinks' } })
  const { added: ingredient } = await post('ingredients/add', { body: { name: 'Milk', allergens: ['milk'] } })
  const whole = { version: 1, name: 'Whole milk', allergens: ['milk'] }
  await post('ingredients/{ingredient}/change', { in: { ingredient }, body: whole })
  const item = {
    name: 'Horchata',
    shortName: 'Horchata',
    description: 'Rice, cinnamon, milk.',
    price: 325,
    section: 'burritos',
    weight: 0,
    ownAllergens: [],
    marks: ['vegetarian'],
    inside: [{ id: 'rice', canLeaveOut: false }],
    groups: [],
    color: 'arena',
  }
  const { added } = await post('menu-items/add', { body: item })
  await post('menu/{item}/retired', { in: { item: added }, body: { retired: true } })
  const size = {
    name: 'Size',
    kind: 'one',
    smallest: 1,
    largest: 1,
    onTicket: 'word',
    choices: [{ id: null, name: 'Regular', price: 0, allergens: [], isDefault: true }],
    items: ['beef'],
  }
  const { added: group } = await post('option-groups/add', { body: size })
  const served = { ...size, version: 1, items: [] }
  await post('option-groups/{group}/change', { in: { group }, body: served })
  await post('option-group-order', { body: { groups: [group, 'extras', 'salsa'] } })
  await post('option-groups/{group}/remove', { in: { group }, body: {} })
  await post('ingredients/{ingredient}/remove', { in: { ingredient }, body: {} })
  await post('sections/{section}/remove', { in: { section }, body: {} })
}
