// The code knows no item of the menu by its name: colours, pictures and words come with the menu.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startingMenu } from '#domain/starting-menu.ts'

const names = new Set(
  startingMenu.items.flatMap(({ id, name, shortName }) =>
    [id, name.en, shortName.en].map((one) => one.toLowerCase()),
  ),
)
const anyName = new RegExp(`\\b(${[...names].join('|')})\\b`, 'gi')

/** Lotería players count with a bean, and so do the cart and a button that is busy. */
const counter = /\bbean-(tally|drop|hop)|__bean\b|\bbean\.svg\b/g

/** What may name them: the starting menu and its pictures, the demo, the past, and the owner's story. */
const mayName = [
  'domain/starting-menu.ts',
  'domain/starting-restaurant.ts',
  'server/pictures/starting-pictures.ts',
  'server/demo/',
  'server/db/migrations/',
]

const sources = globSync([
  'index.html',
  '*.ts',
  '{domain,server,web,words,vite,scripts}/**/*.{ts,tsx,css,mjs}',
  'deploy/*',
]).filter((file) => !file.endsWith('.test.ts') && !mayName.some((start) => file.startsWith(start)))

function namesIn(text: string): string[] {
  return text.replaceAll(counter, '').match(anyName) ?? []
}

test('no source names an item of the starting menu', () => {
  expect(sources.length).toBeGreaterThan(400)
  const found = sources.flatMap((file) =>
    namesIn(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})

test('a name is found in any casing, within a class name and in a sentence', () => {
  expect(
    namesIn('.chip--bean { } .bean-tally__bean { } Two halves of a Pork burrito, porkpie, beans'),
  ).toEqual(['bean', 'Pork'])
})
