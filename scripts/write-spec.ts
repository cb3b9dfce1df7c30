// npm run spec: writes docs/spec.md, every requirement of requirements.md with the titles of the tests that show it.
import { globSync, readFileSync, writeFileSync } from 'node:fs'

type TestFile = Readonly<{ file: string; titles: readonly string[] }>

const testFiles = '{domain,words,server,web,test-support,e2e}/**/*.{test,spec}.ts'
/** A text that is handed to a function and names a requirement: the title of a test, or of a group of tests. */
const titled = /\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*?\bR\d+\b(?:(?!\1)[^\\]|\\.)*)\1\s*[,)]/g

export function makeSpec(): string {
  const tests = globSync(testFiles)
    .toSorted()
    .map((file) => ({ file, titles: titlesIn(file) }))
  const paragraphs = readFileSync('scripts/requirements.md', 'utf8').trim().split('\n\n')
  return `${paragraphs.map((paragraph) => withTests(paragraph, tests)).join('\n\n')}\n`
}

function titlesIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(titled)].map(([, , title = '']) => asMarkdown(title))
}

/** A title as Markdown shows it literally; what a template fills in is left out. */
function asMarkdown(title: string): string {
  return title
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll(/\$\{[^}]*\}/g, '…')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]<>#]/g, String.raw`\$&`)
}

/** A paragraph about a requirement gets the list of its tests; every other paragraph stays as it is. */
function withTests(paragraph: string, tests: readonly TestFile[]): string {
  const number = /^\*\*(R\d+)\*\*/.exec(paragraph)?.[1]
  if (!number) return paragraph
  const named = new RegExp(String.raw`\b${number}\b`)
  const list = tests.flatMap(({ file, titles }) => {
    const own = titles.filter((title) => named.test(title))
    return own.length > 0 ? [`- [${file}](../${file})`, ...own.map((title) => `  - ${title}`)] : []
  })
  return `${paragraph}\n\n${list.join('\n')}`
}

if (import.meta.main) writeFileSync('docs/spec.md', makeSpec())
