// How we speak to people: as Americans do at a counter, with contractions, and never of a button as if it were somebody.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const written = [
  ...globSync('web/**/*words.ts'),
  'server/letters/words.ts',
  ...globSync('words/**/*.ts').filter((file) => !file.endsWith('.test.ts')),
]

/** Whatever stands in quotes: texts, without the code around them. */
function textsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8').replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')
  return [...source.matchAll(/'((?:[^'\\\n]|\\.)+)'|`([^`]+)`/g)].map(
    ([, plain, made]) => plain ?? made ?? '',
  )
}

test.each(written)('%s reads like the person at the counter', (file) => {
  const stiff =
    /\b(cannot|(did|do|does|is|are|was|were|has|have|had|could|would|will) not|((we|you|they) (are|have|will)|(it|that|there) is)(?= \w))\b/i
  const british = /\bcancelled\b(?!')|\bany more\b/i
  const aloud = textsOf(file).filter((text) => text.includes(' '))
  expect(aloud.filter((text) => stiff.test(text) || british.test(text))).toEqual([])
  expect(aloud.filter((text) => /\b(SUBMIT|CANCEL|CHECKOUT) \w+s\b/.test(text))).toEqual([])
})
