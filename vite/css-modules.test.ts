// Checks what neither the compiler nor the build sees: that a component names the classes of its module, and all of them.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** The sheets that every screen has; whatever else is styled has a module beside its component. */
const globalSheets = ['base.css', 'break-points.css', 'reset.css', 'tokens.css'].map(
  (file) => `web/ui/${file}`,
)

const sheets = globSync('web/**/*.css').map((file) => file.replaceAll('\\', '/'))
const modules = sheets.filter((file) => file.endsWith('.module.css'))
const components = globSync('web/**/*.tsx').map((file) => ({ file, code: readFileSync(file, 'utf8') }))

test('global style sheets are the tokens, the reset and the base', () => {
  const others = sheets.filter((file) => !modules.includes(file) && !globalSheets.includes(file))
  expect(others).toEqual([])
})

test('no two modules have one file name, which their classes begin with', () => {
  const names = modules.map((file) => path.posix.basename(file))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(names.length).toBeGreaterThan(0)
})

test.each(modules)('%s has the classes that its components name, and no others', (module) => {
  const used = new Set(components.flatMap(({ file, code }) => namedIn(file, code, module)))
  const styled = new Set(
    [
      ...readFileSync(module, 'utf8')
        .replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)|'[^']*'|:global\([^)]*\)/g, '')
        .matchAll(/\.([a-z][\w-]*)/gi),
    ].map(([, name]) => name),
  )
  expect(used).toEqual(styled)
})

test.each(modules)('%s has the animations that it names', (module) => {
  const rules = rulesOf(module)
  const own = [...rules.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name)
  const used = [...rules.matchAll(/[\s;{]animation(?:-name)?:([^;}]+)/g)]
    .flatMap(([, value = '']) => value.replaceAll(/\([^()]*\)/g, '').split(','))
    .map((one) => one.trim().split(/\s/)[0])
    .filter((name) => name !== 'none')
  expect(new Set(own)).toEqual(new Set(used))
})

test('areas of a grid are named where nothing keeps the build from reading their names', () => {
  expect(
    modules.filter((module) => /[\s;{]grid-template(?:-areas)?:[^;}]*'[^;}]*var\(/.test(rulesOf(module))),
  ).toEqual([])
})

/** What is drawn, what is printed, and the wall, which is sized by its screen: their measures are their own. */
const ownMeasures =
  /\/(?:hero|sun-screen|order-card|welcome-page|receipt|ticket-slip|close-sheet|wall-page|wall-lists)\.module\.css$/

test('spaces and sizes of letters are those of the tokens', () => {
  const others = modules
    .filter((module) => !ownMeasures.test(module))
    .flatMap((module) =>
      [
        ...rulesOf(module).matchAll(
          /\n\s*((?:padding|margin|gap|row-gap|column-gap|font-size)\b[^:]*:[^;]+);/g,
        ),
      ]
        .map(([, declaration = '']) => declaration)
        // A formula knows why; up to 4 pixels are the thickness of a line.
        .filter((declaration) =>
          /\d(?:rem|em|px)\b/.test(declaration.replaceAll(/[\w-]+\(.*\)|\b[0-4]px/g, '')),
        )
        .map((declaration) => `${module} ${declaration}`),
    )
  expect(others).toEqual([])
})

test('layouts change at the widths that have a name', () => {
  const others = sheets
    .filter((sheet) => !sheet.endsWith('break-points.css'))
    .flatMap((sheet) => rulesOf(sheet).match(/@media[^{]*(?:width|height)[^{]*/g) ?? [])
  expect(others).toEqual([])
})

function rulesOf(sheet: string): string {
  return readFileSync(sheet, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
}

function namedIn(file: string, code: string, module: string): string[] {
  for (const [, local = '', from = ''] of code.matchAll(/^import (\w+) from '([^']+\.module\.css)'$/gm)) {
    if (path.posix.join(path.posix.dirname(file.replaceAll('\\', '/')), from) !== module) continue
    return [...code.matchAll(new RegExp(`(?<![-\\w])${local}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)
  }
  return []
}
