// A menu as long as a large restaurant's: sixty items in three sections, six groups of options, thirty ingredients.
import type { Transaction } from 'kysely'
import { allergens } from '../domain/menu/food-facts.ts'
import { colors } from '../domain/menu/look.ts'
import type { ItemId } from '../domain/menu/menu.ts'
import { raiseShopVersion } from '../server/db/restaurant/shop-version.ts'
import type { Tables } from '../server/db/schema.ts'

export const longMenu = { items: 60, groups: 6, ingredients: 30, choicesEach: 6 } as const

const named = (en: string) => JSON.stringify({ en })

/** Extends the starting menu to that length. */
export async function lengthenMenu(trx: Transaction<Tables>): Promise<void> {
  await raiseShopVersion(trx)
  const count = async (table: 'menu_items' | 'option_groups' | 'ingredients') =>
    (await trx.selectFrom(table).select('id').execute()).length
  const [items, groups, ingredients] = [
    await count('menu_items'),
    await count('option_groups'),
    await count('ingredients'),
  ]
  const more = (from: number, to: number) => Array.from({ length: to - from }, (_, nth) => from + nth)
  await trx
    .insertInto('menu_sections')
    .values(['sides', 'drinks'].map((id, nth) => ({ id, position: nth + 1, name: named(id) })))
    .execute()
  await trx
    .insertInto('ingredients')
    .values(
      more(ingredients, longMenu.ingredients).map((nth) => ({
        id: `ingredient-${nth}`,
        position: nth,
        name: named(`Ingredient number ${nth}`),
        allergens: JSON.stringify(allergens.filter((_allergen, at) => at === nth % 20)),
      })),
    )
    .execute()
  await trx
    .insertInto('option_groups')
    .values(
      more(groups, longMenu.groups).map((nth) => ({
        id: `group-${nth}`,
        position: nth,
        name: named(`Group number ${nth}`),
        kind: 'some' as const,
        smallest: 0,
        largest: longMenu.choicesEach,
        on_ticket: 'add' as const,
        choices: JSON.stringify(more(0, longMenu.choicesEach).map((of) => choiceOf(nth, of))),
      })),
    )
    .execute()
  await trx
    .insertInto('menu_items')
    .values(
      more(items, longMenu.items).map((nth) => ({
        id: `item-number-${nth}` as ItemId,
        section: ['burritos', 'sides', 'drinks'][nth % 3] ?? '',
        position: nth,
        name: named(`Item number ${nth}`),
        short_name: named(`Item ${nth}`),
        description: named('As many words as a good description has, and a few more than that.'),
        price: 500 + nth * 25,
        inside: JSON.stringify(
          more(0, 5).map((of) => ({ id: `ingredient-${15 + ((nth + of) % 15)}`, canLeaveOut: of > 1 })),
        ),
        groups: JSON.stringify(['salsa', 'extras', `group-${2 + (nth % 4)}`]),
        color: colors[nth % colors.length] ?? '',
      })),
    )
    .execute()
}

function choiceOf(group: number, nth: number) {
  const id = `group-${group}-choice-${nth}`
  return { id, name: { en: `Choice number ${nth}` }, price: nth * 25, allergens: [], isDefault: false }
}
