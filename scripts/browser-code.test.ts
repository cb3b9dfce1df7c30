// Code that browsers load has no Temporal, which not every browser has: web's compiler does not know the name.
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

test.each([
  ['web uses Temporal', 'export const now = Temporal.Now.instant()', 'web/screen.ts'],
  ['a rule that web imports uses Temporal', "export * from '#domain/slots.ts'", 'domain/clock.ts'],
])('types are refused where %s', async (_what, screen, file) => {
  expect(await typeErrors(screen)).toMatch(new RegExp(`^${file}.*Cannot find name.* 'Temporal'`, 'm'))
})

test('types are accepted where web imports a rule without Temporal', async () => {
  expect(await typeErrors("export * from '#domain/days.ts'")).toBe('')
})

/** What the compiler says about a web of one screen, beside a domain in which one file uses Temporal. */
async function typeErrors(screen: string): Promise<string> {
  const layout = await mkdtemp(join(tmpdir(), 'burritoful-browser-code-'))
  onTestFinished(() => rm(layout, { recursive: true, force: true }))
  for (const folder of ['web', 'domain']) await mkdir(join(layout, folder))
  for (const file of ['package.json', 'tsconfig.base.json', 'web/tsconfig.json', 'domain/days.ts'])
    await cp(join(root, file), join(layout, file))
  await symlink(join(root, 'node_modules'), join(layout, 'node_modules'), 'junction')
  await writeFile(join(layout, 'web/screen.ts'), screen)
  await writeFile(join(layout, 'domain/slots.ts'), "export * from './clock.ts'")
  await writeFile(
    join(layout, 'domain/clock.ts'),
    'export const hourOf = (at: Temporal.PlainTime) => at.hour',
  )
  const args = [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'web', '--pretty', 'false']
  return new Promise((done) => execFile(process.execPath, args, { cwd: layout }, (_, said) => done(said)))
}
