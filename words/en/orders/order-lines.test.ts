import { expect, test } from 'vitest'
import { formatLineCount } from './order-lines.ts'

test.each([
  [1, 'Beef', 'Burritos', '1 beef burrito'],
  [2, 'Chicken', 'Burritos', '2 chicken burritos'],
  [1200, 'Bean', 'Burritos', '1,200 bean burritos'],
  [2, 'Al Pastor', 'Burritos', '2 Al Pastor burritos'],
  [3, 'BLT', 'Burritos', '3 BLT burritos'],
  [1, 'Carne asada', 'Burritos', '1 carne asada burrito'],
  [2, 'Breakfast burrito', 'Burritos', '2 breakfast burritos'],
  [1, 'Burrito mojado', 'Burritos', '1 Burrito mojado'],
  // On a menu with drinks, burritos are still called burritos, and drinks are not.
  [2, 'Horchata', 'Drinks', '2 Horchata'],
  [1, 'Carnitas', 'Tacos', '1 Carnitas'],
  [1, 'Fish', undefined, '1 Fish'],
])('%d %s of the section %s is said as "%s"', (quantity, name, section, words) => {
  expect(
    formatLineCount({ quantity, name: { en: name } }, section === undefined ? undefined : { en: section }),
  ).toBe(words)
})
