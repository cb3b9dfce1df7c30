// Checks that no class of the shop means something in the staff's screens: once loaded, a style sheet stays in the tab.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rooms = globSync('web/*/').map((folder) => folder.replaceAll('\\', '/').split('/')[1] ?? '')
/** What `ui` and the other shared folders style is meant for both. */
const shared = new Set(rooms.filter((room) => room !== 'shop' && room !== 'staff').flatMap(styledIn))

test.each([
  ['shop', 'staff'],
  ['staff', 'shop'],
])('a class that web/%s styles is neither used nor styled in web/%s', (one, other) => {
  const known = new Set([...usedIn(other), ...styledIn(other)])
  expect(known.size).toBeGreaterThan(100)
  const own = new Set(styledIn(one).filter((name) => !shared.has(name)))
  expect(own.size).toBeGreaterThan(100)
  expect([...own].filter((name) => known.has(name))).toEqual([])
})

function styledIn(room: string): string[] {
  return textsOf(`web/${room}/**/*.css`).flatMap((text) =>
    [...text.replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)/g)].map(found),
  )
}

/** Names that are put together from values are not compared. */
function usedIn(room: string): string[] {
  const attributes = /className=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g
  return textsOf(`web/${room}/**/*.tsx`)
    .flatMap((text) => [...text.matchAll(attributes)])
    .flatMap(([, plain, code = '']) => [
      plain ?? '',
      ...[...code.matchAll(/['"`]([^'"`]*)['"`]/g)].map(found),
    ])
    .flatMap((names) => names.split(/\s+/))
}

function textsOf(files: string): string[] {
  return globSync(files).map((file) => readFileSync(file, 'utf8'))
}

function found([, text = '']: RegExpMatchArray): string {
  return text
}
