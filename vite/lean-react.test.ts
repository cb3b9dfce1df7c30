import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parseSync, Visitor } from 'vite'
import { makeLean } from './lean-react.ts'
import { madeFor, privateNames } from './react-internals.ts'

const root = path.resolve(import.meta.dirname, '..')
const client = 'react-dom-client.production.js'
const clientCode = readFileSync(path.join(root, 'node_modules/react-dom/cjs', client), 'utf8')

/** Names of things in a browser, too, but of none that React holds: of patterns, iterators, notifications, devices. */
const innocent = ['dependencies', 'flags', 'instance', 'queue', 'return', 'shared', 'tag']

/** All that is read or written by name, and all strings. */
function namesIn(code: string): { fields: Set<string>; quoted: Set<string> } {
  const fields = new Set<string>()
  const quoted = new Set<string>()
  const note = (key: { type: string; name?: unknown }) => {
    if (key.type === 'Identifier' && typeof key.name === 'string') fields.add(key.name)
  }
  new Visitor({
    MemberExpression: ({ computed, property }) => void (computed || note(property)),
    Property: ({ computed, key }) => void (computed || note(key)),
    Literal: ({ value }) => {
      if (typeof value === 'string') quoted.add(value)
    },
  }).visit(parseSync('react.js', code, { sourceType: 'script' }).program)
  return { fields, quoted }
}

test('no private name is one that the rest of React uses', () => {
  const rest = [
    'react/cjs/react',
    'react/cjs/react-jsx-runtime',
    'react-dom/cjs/react-dom',
    'scheduler/cjs/scheduler',
  ]
  for (const file of rest) {
    const { fields } = namesIn(readFileSync(path.join(root, `node_modules/${file}.production.js`), 'utf8'))
    expect(privateNames.filter((name) => fields.has(name))).toEqual([])
  }
})

test('no private name is also reached through a string', () => {
  const { fields, quoted } = namesIn(clientCode)
  expect(privateNames.filter((name) => !fields.has(name))).toEqual([])
  expect(privateNames.filter((name) => quoted.has(name))).toEqual([])
})

test('no private name is one that a browser knows', () => {
  const files = globSync('node_modules/@typescript/*/lib/lib.{dom,es*}.d.ts', { cwd: root })
  const declared = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/^ +(?:readonly )?"?([\w$]+)"?\??[:(<]/gm)].map(
      ([, name]) => name,
    ),
  )
  const known = new Set(declared)
  // It reads what it should.
  expect(known).toContain('addEventListener')
  expect(privateNames.filter((name) => known.has(name)).toSorted()).toEqual(innocent)
})

test('the names are gone from React, and nothing that it shows to others', () => {
  const { fields } = namesIn(makeLean(client, clientCode))
  expect(privateNames.filter((name) => fields.has(name))).toEqual([])
  const { fields: before } = namesIn(clientCode)
  expect([...before].filter((name) => !fields.has(name)).toSorted()).toEqual(
    expect.arrayContaining(privateNames.toSorted()),
  )
  for (const name of [
    'onCaughtError',
    'componentStack',
    'containerInfo',
    '_currentValue',
    'getDerivedStateFromError',
  ]) {
    expect(fields).toContain(name)
  }
})

test('another version of React is not touched unread', () => {
  const newer = clientCode.replace(`exports.version = "${madeFor}"`, 'exports.version = "99.0.0"')
  expect(() => makeLean(client, newer)).toThrow(`not of React ${madeFor}`)
  expect(() => makeLean(client, clientCode.replaceAll('pingCache', 'pings'))).toThrow(
    'no longer has pingCache',
  )
  expect(() => makeLean(client, clientCode.replaceAll('"oninput" in document', 'true'))).toThrow(
    'no longer asks: "oninput" in document',
  )
})
