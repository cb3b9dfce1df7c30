import { expect, test } from 'vitest'
import { ingredientsOf } from '#domain/menu/menu.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { findPicture } from './starting-pictures.ts'

/** The filling is said in other words beside a picture: "seared beef" for the skirt steak. */
const fillings = ['tortilla', 'steak', 'adobo', 'carne']

test.each(startingMenu.items)(
  'R55 the picture of $name.en is described with what is inside, and with nothing else',
  (item) => {
    const said = findPicture(item.id)?.alt.en.toLowerCase() ?? ''
    const inside = ingredientsOf(item, startingMenu).map(({ id }) => id)
    const named = startingMenu.ingredients
      .filter(({ id }) => !fillings.includes(id))
      .filter(({ id, name }) => namedIn(said, id, name.en.toLowerCase()))
      .map(({ id }) => id)
    expect(named.toSorted()).toEqual(inside.filter((id) => !fillings.includes(id)).toSorted())
  },
)

function namedIn(said: string, id: string, name: string): boolean {
  if (id === 'black-beans') return /black (and pinto )?beans/.test(said)
  if (id === 'rice') return /(?<!red )rice/.test(said)
  return said.includes(id === 'corn' ? 'corn' : name)
}
