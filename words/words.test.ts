// How we speak to people: as Americans do at a counter, with contractions, and never of a button as if it were somebody;
// and where: in the catalogue, nowhere else.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const isCode = (file: string) => !file.endsWith('.test.ts')
// What only a programmer reads need not sound like the counter.
const spoken = globSync('words/en/**/*.ts').filter((file) => isCode(file) && !file.endsWith('faults-api.ts'))

/** Whatever stands in quotes: texts, without the code around them. */
function textsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8').replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')
  return [...source.matchAll(/'((?:[^'\\\n]|\\.)+)'|`([^`]+)`/g)].map(
    ([, plain, made]) => plain ?? made ?? '',
  )
}

test.each(spoken)('%s reads like the person at the counter', (file) => {
  const stiff =
    /\b(cannot|(did|do|does|is|are|was|were|has|have|had|could|would|will) not|((we|you|they) (are|have|will)|(it|that|there) is)(?= \w))\b/i
  const british = /\bcancelled\b(?!')|\bany more\b/i
  const aloud = textsOf(file).filter((text) => text.includes(' '))
  expect(aloud.filter((text) => stiff.test(text) || british.test(text))).toEqual([])
  expect(aloud.filter((text) => /\b(SUBMIT|CANCEL|CHECKOUT) \w+s\b/.test(text))).toEqual([])
})

test('rules, routes and actions speak in codes: their sentences stand in the catalogue', () => {
  // The starting menu and the starting restaurant are the owner's text, and descriptions are part of the OpenAPI document.
  const files = globSync(['domain/**/*.ts', 'server/{routes,actions}/**/*.ts']).filter(
    (file) => isCode(file) && !/starting-(menu|restaurant)\.ts$/.test(file),
  )
  const sentence = /^[A-Z]\S* .*\w\S*[.]$/
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\/\/|\/?\*)|description|summary|throw new (Range)?Error/.test(line))
      .flatMap((line) => [...line.matchAll(/'((?:[^'\\]|\\.)+)'/g)])
      .flatMap(([, text = '']) => (sentence.test(text) ? `${file}: ${text}` : [])),
  )
  expect(found).toEqual([])
})

test('one file names the locale of a language', () => {
  const files = globSync(['{domain,server,web,words}/**/*.{ts,tsx}']).filter(isCode)
  const naming = files.filter((file) => /'(en|es)-(US|GB)'/.test(readFileSync(file, 'utf8')))
  // The log's lines are for whoever runs the server, who reads the clock of its machine.
  expect(naming.filter((file) => file !== 'server/observe/log.ts')).toEqual(['words/en/locale.ts'])
})

test('what is counted or listed is said by the rules of the language', () => {
  const glued = /=== 1 \?|\.join\(' and |'s' : ''/
  const files = globSync(['{server/letters,web,words}/**/*.{ts,tsx}']).filter(isCode)
  expect(files.filter((file) => glued.test(readFileSync(file, 'utf8')))).toEqual([])
})
