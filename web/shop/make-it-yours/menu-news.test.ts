import { expect, test } from 'vitest'
import type { Menu } from '#domain/menu/menu.ts'
import { cents } from '#domain/basics/money.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { droppedFrom, newsSince, nothingDropped } from './menu-news.tsx'
import { fitDraft, startDraft } from './item-draft.ts'

const beefIn = ({ items }: Menu) => items.find(({ id }) => id === 'beef') ?? expect.fail('no beef')
const then = { menu: startingMenu, item: beefIn(startingMenu) }
const draft = {
  ...startDraft(then.item, startingMenu),
  choices: ['salsa-hot', 'extras-guacamole'].map((id) => ({ id, count: 1 })),
  without: ['rice'],
}

function changeMessage(menu: Menu): string[] {
  const item = beefIn(menu)
  return newsSince(then, item, menu, fitDraft(draft, item, menu), droppedFrom(draft, item, menu))
}

const withChoices = (
  change: (choice: Menu['groups'][number]['choices'][number]) => object | undefined,
): Menu => ({
  ...startingMenu,
  groups: startingMenu.groups.map((group) => ({
    ...group,
    choices: group.choices.flatMap((one) => {
      const changed = change(one)
      return changed ? { ...one, ...changed } : []
    }),
  })),
})

test('R58 nothing is told while nothing changes', () => {
  expect(changeMessage(startingMenu)).toEqual([])
  expect(droppedFrom(draft, then.item, startingMenu)).toEqual(nothingDropped)
})

test('R58 a new price is told by name, of the item and of what is chosen', () => {
  const dearer = withChoices(() => ({ price: cents(200) }))
  expect(changeMessage(dearer)).toEqual(['Hot went up to $2.00.', 'Guacamole went up to $2.00.'])
  const items = startingMenu.items.map((item) => ({ ...item, price: cents(900) }))
  expect(changeMessage({ ...startingMenu, items })).toEqual(['Beef went down to $9.00.'])
})

test('R58 a choice that is cut down, not dropped, is told with the number that can still be had', () => {
  const so = (largest: number): Menu => ({
    ...startingMenu,
    groups: startingMenu.groups.map((group) =>
      group.id === 'extras' ? { ...group, kind: 'many', largest } : group,
    ),
  })
  const item = beefIn(startingMenu)
  const three = { ...draft, choices: [{ id: 'extras-guacamole', count: 3 }] }
  const news = (menu: Menu) =>
    newsSince({ menu: so(3), item }, item, menu, fitDraft(three, item, menu), droppedFrom(three, item, menu))
  expect(news(so(3))).toEqual([])
  expect(news(so(2))).toEqual(['You can have up to 2 guacamole now.'])
})

test('R58 a choice that leaves, and what can no longer be left out, are told by name', () => {
  expect(changeMessage(withChoices(({ id }) => (id === 'extras-guacamole' ? undefined : {})))).toEqual([
    'We can’t add guacamole anymore.',
  ])
  const items = startingMenu.items.map((item) => ({
    ...item,
    inside: item.inside.map((part) => ({ ...part, canLeaveOut: false })),
  }))
  expect(changeMessage({ ...startingMenu, items })).toEqual(['We can’t leave out rice anymore.'])
})
