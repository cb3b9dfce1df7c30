// The documents say what is: their links lead somewhere, and the tests that docs/spec.md names exist.
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const documents = [...globSync('*.md'), ...globSync('docs/**/*.md'), ...globSync('art/*.md')]
const spec = readFileSync('docs/spec.md', 'utf8')
const requirements = Array.from({ length: 35 }, (_, at) => `R${at + 1}`)

function linksOf(markdown: string, from: string): string[] {
  return [...markdown.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^\w+:/.test(target))
    .map((target) => path.join(path.dirname(from), target))
}

/** Every text in a test file that may be a title, with what is filled in later standing for anything. */
function titlesIn(file: string): RegExp[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(/'((?:[^'\\\n]|\\.)+)'|`([^`]+)`/g)].map(([, plain, template]) => {
    const title = (plain ?? template ?? '').replaceAll("\\'", "'")
    const open = title
      .split(/\$\{[^}]*\}|%[sdij]/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    return new RegExp(`^${open.join('.*')}$`)
  })
}

test.each(documents)('every link in %s leads to a file', (document) => {
  const broken = linksOf(readFileSync(document, 'utf8'), document).filter((target) => !existsSync(target))
  expect(broken).toEqual([])
})

test('docs/spec.md has every requirement, and only tests that exist', () => {
  expect(requirements.filter((number) => !spec.includes(`**${number}**`))).toEqual([])
  const proofs = [...spec.matchAll(/- Proof: ([^]*?)(?=\n- |\n\n)/g)].map(([, proof = '']) =>
    proof.replace(/\s+/g, ' '),
  )
  expect(proofs).toHaveLength(requirements.length)
  const missing = proofs.flatMap((proof) =>
    [...proof.matchAll(/\]\(\.\.\/([^)]+)\)((?: ?,? ?"[^"]+")+)/g)].flatMap(([, file = '', quoted = '']) => {
      const known = titlesIn(file)
      const titles = [...quoted.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title)
      return titles
        .filter((title) => !known.some((one) => one.test(title)))
        .map((title) => `${file}: ${title}`)
    }),
  )
  expect(missing).toEqual([])
})

test('every requirement is named by a test', () => {
  const tests = globSync(['domain/**/*.test.ts', 'server/**/*.test.ts', 'web/**/*.test.ts', 'e2e/*.spec.ts'])
  const sources = tests.map((file) => readFileSync(file, 'utf8')).join('\n')
  expect(requirements.filter((number) => !new RegExp(`['\`"\\s]${number}\\b`).test(sources))).toEqual([])
})
