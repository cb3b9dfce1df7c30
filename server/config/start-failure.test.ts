// The explanations of a failed start. main.test.ts covers two of them with real processes; these are the others.
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freshDataDir } from '../../test-support/databases.ts'
import { openDatabase } from '../db/engine/open.ts'
import { explainStartFailure } from './start-failure.ts'

/** The explanation of the error that opening this database throws. */
async function explanationOf(env: { DATA_DIR: string; DATABASE_URL?: string }): Promise<string> {
  const opening = openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL })
  const error = await opening.then(
    () => new Error('it was opened'),
    (why: unknown) => why,
  )
  return explainStartFailure(error, env)
}

test('a folder that cannot be written', async () => {
  const file = path.join(await freshDataDir(), 'not-a-folder')
  await writeFile(file, '')
  expect(await explanationOf({ DATA_DIR: path.join(file, 'data') })).toMatch(
    /^The data folder .* cannot be used/,
  )
})

test('a folder that cannot be', async () => {
  expect(await explanationOf({ DATA_DIR: '/proc/burritoful/data' })).toContain(
    'The data folder /proc/burritoful/data cannot be used',
  )
})

test('a data file that is no database', async () => {
  const dataDir = await freshDataDir()
  const words = 'this is not a database, it only pretends to be one'.repeat(40)
  await writeFile(path.join(dataDir, 'burritoful.db'), words)
  expect(await explanationOf({ DATA_DIR: dataDir })).toContain('cannot be used')
})

test('a database that does not answer', async () => {
  const env = {
    DATA_DIR: await freshDataDir(),
    DATABASE_URL: 'postgres://cook:secret@127.0.0.1:1/burritoful',
  }
  const sentence = await explanationOf(env)
  expect(sentence).toContain('The database at DATABASE_URL does not answer')
  expect(sentence).not.toContain('secret')
})

test('a host that is not this machine', async () => {
  const [error] = (await once(createServer().listen(0, '192.0.2.1'), 'error').catch((why: unknown) => [
    why,
  ])) as [unknown]
  expect(explainStartFailure(error, { HOST: '192.0.2.1' })).toBe(
    'HOST is "192.0.2.1", which is not an address of this machine.',
  )
})
