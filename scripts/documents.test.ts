// Tests of the documents: every link leads to a file, and every named test, command and setting exists.
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { settingNames } from '../server/config.ts'
import { makeSpec } from './write-spec.ts'

const documents = [...globSync('*.md'), ...globSync('docs/**/*.md'), ...globSync('art/*.md')]
/** The owner's specification, and what a restaurant needs beyond it. */
const requirements = Array.from({ length: 68 }, (_, at) => `R${at + 1}`)

function read(file: string): string {
  return readFileSync(file, 'utf8')
}

function linksOf(markdown: string, from: string): string[] {
  return [...markdown.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^\w+:/.test(target))
    .map((target) => path.join(path.dirname(from), target))
}

test.each(documents)('every link in %s leads to a file', (document) => {
  const broken = linksOf(read(document), document).filter((target) => !existsSync(target))
  expect(broken).toEqual([])
})

test('every decision that the code names exists', () => {
  const rooms = '{art,bench,deploy,domain,e2e,proof,scripts,server,test-support,vite,web,words}'
  const named = globSync(`${rooms}/**/*.{ts,tsx,mjs,css,json,md,conf,service}`).flatMap((file) =>
    [...read(file).matchAll(/docs\/decisions\/(\d{4})/g)].map(([, number]) => ({ file, number })),
  )
  const known = globSync('docs/decisions/*.md').map((file) => path.basename(file).slice(0, 4))
  expect(named).not.toEqual([])
  expect(named.filter(({ number = '' }) => !known.includes(number))).toEqual([])
})

test('docs/spec.md is what npm run spec writes, with every requirement', () => {
  const spec = makeSpec()
  expect(requirements.filter((number) => !spec.includes(`\n**${number}** `))).toEqual([])
  expect(read('docs/spec.md') === spec, 'docs/spec.md is behind the tests: npm run spec').toBe(true)
})

test('every requirement is in the title of a test that npm test runs', () => {
  const unit = globSync('{domain,words,server,web}/**/*.test.ts').filter(
    (file) => !file.endsWith('.long.test.ts'),
  )
  const journeys = globSync('e2e/*.spec.ts')
  const titles = [
    ...unit.flatMap((file) => read(file).match(/(?<=['"`])R\d+\b[^'"`]*/g) ?? []),
    ...journeys.flatMap(
      (file) => read(file).match(/(?<=['"`])R\d+\b[^'"`]*(?=['"`],\s*\{ tag: '@core' \})/g) ?? [],
    ),
  ]
  const proved = new Set(titles.flatMap((title) => title.match(/\bR\d+\b/g) ?? []))
  expect(requirements.filter((number) => !proved.has(number))).toEqual([])
})

test.each([...documents, ...globSync('deploy/*')])('every npm script that %s names exists', (document) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = [...read(document).matchAll(/npm run ([\w-]+(?::[\w-]+)*)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test('docs/operating.md names every setting, and with the files it ships no other', () => {
  const told = read('docs/operating.md').matchAll(/`([A-Z_]{3,})(?:=[^`]*)?`/g)
  const shipped = read('deploy/burritoful.env.example').matchAll(/^#?([A-Z_]+)=/gm)
  const named = [...told, ...shipped].map(([, name = '']) => name)
  // Only npm run demo sets DEMO.
  expect(new Set([...named, 'DEMO'])).toEqual(new Set(settingNames))
})

test('the files in deploy agree on port, name and folders', () => {
  const [env, nginx, service] = ['burritoful.env.example', 'nginx.conf', 'burritoful.service'].map((file) =>
    read(`deploy/${file}`),
  )
  const setting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(env ?? '')?.[1]
  expect(nginx).toContain(`server ${setting('HOST')}:${setting('PORT')} `)
  expect(setting('PUBLIC_URL')).toBe(`https://${/server_name (\S+);/.exec(nginx ?? '')?.[1]}`)
  expect(setting('DATA_DIR')).toBe(`/var/lib/${/^StateDirectory=(.*)$/m.exec(service ?? '')?.[1]}`)
  const folder = /^WorkingDirectory=(.*)$/m.exec(service ?? '')?.[1]
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } }
  expect(service).toContain(`ExecStart=${folder}/node_modules/.bin/${scripts.start}\n`)
})
