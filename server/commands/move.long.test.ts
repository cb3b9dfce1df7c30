// Moving a restaurant from one database to another.
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { everythingIn, longest, openForAWhile, run } from '../../test-support/backups.ts'
import {
  bothEngines,
  freshPlace,
  migratedPlace,
  type Engine,
  type FreshPlace,
} from '../../test-support/databases.ts'
import { runSql } from '../../test-support/run-sql.ts'
import { openTestApp, rosasOrder } from '../../test-support/test-app.ts'
import { moveRestaurant } from './move-restaurant.ts'

const fulfillmentSettings = [
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
  ['sqlite', 'sqlite'],
  ['postgres', 'postgres'],
] as const

/** A restaurant that was open for a while, and is closed. */
async function closedRestaurant(engine: Engine): Promise<FreshPlace> {
  const { app, db, feed, place } = await openForAWhile(engine)
  await app.close()
  await feed.close()
  await db.close()
  return place
}

function addressOf({ dataDir, databaseUrl }: FreshPlace): string {
  return databaseUrl ?? dataDir
}

describe.each(fulfillmentSettings)('from %s to %s', (from, to) => {
  test(
    'every row arrives, sessions included, and the next order gets the next number',
    async () => {
      const source = await closedRestaurant(from)
      const before = await everythingIn(source)
      expect(Object.values(before).every((rows) => rows.length > 0)).toBe(true)
      // R56: the bytes of the pictures are among them.
      expect(Object.keys(before)).toEqual(expect.arrayContaining(['pictures', 'picture_files']))
      const target = await freshPlace(to)
      expect((await moveRestaurant(source, addressOf(target))).join('\n')).toMatch(
        to === 'postgres'
          ? /orders 3, [^]*Now set DATABASE_URL to the address that you gave in the settings/
          : /orders 3, [^]*Now set DATA_DIR=\S+/,
      )
      expect(await everythingIn(target)).toEqual(before)
      expect(await everythingIn(source)).toEqual(before)

      const { order } = await openTestApp(to, { place: target })
      expect((await order(rosasOrder)).json()).toMatchObject({ number: 4 })
    },
    longest,
  )

  test(
    'nothing is written over what is there already',
    async () => {
      const source = await closedRestaurant(from)
      const target = await closedRestaurant(to)
      const before = await everythingIn(target)
      await expect(moveRestaurant(source, addressOf(target))).rejects.toThrow(
        /There are tables in .*left as they are/,
      )
      expect(await everythingIn(target)).toEqual(before)
    },
    longest,
  )
})

describe.each(bothEngines)('from %s', (engine) => {
  const other = engine === 'sqlite' ? 'postgres' : 'sqlite'

  test(
    'not while its server runs',
    async () => {
      const { place } = await openForAWhile(engine)
      const target = await freshPlace(other)
      await expect(moveRestaurant(place, addressOf(target))).rejects.toThrow(/Stop (the|every) server/)
      expect(readdirSync(target.dataDir)).toEqual([])
    },
    longest,
  )

  test(
    'a place without a restaurant is named, and stays empty',
    async () => {
      const source = await freshPlace(engine)
      const target = await freshPlace(other)
      await expect(moveRestaurant(source, addressOf(target))).rejects.toThrow('There is no restaurant in ')
      expect(existsSync(path.join(source.dataDir, 'burritoful.db'))).toBe(false)
    },
    longest,
  )
})

test(
  'a move to another folder names the key of the office’s secrets, which does not come along',
  async () => {
    const source = await closedRestaurant('sqlite')
    const key = path.join(source.dataDir, 'secret.key')
    writeFileSync(key, '')
    const moveTo = async (target: FreshPlace, secretKeyFile?: string) =>
      (await moveRestaurant({ ...source, secretKeyFile }, addressOf(target))).join('\n')
    const target = await freshPlace('sqlite')
    expect(await moveTo(target)).toContain(`Bring ${key} along to ${path.join(target.dataDir, 'secret.key')}`)
    expect(await moveTo(await freshPlace('sqlite'), '/etc/own.key')).not.toContain('Bring')
    expect(await moveTo(await freshPlace('postgres'))).not.toContain('Bring')
  },
  longest,
)

test(
  'a SQLite file with a table that is not ours is refused, and nothing arrives',
  async () => {
    const source = await migratedPlace('sqlite')
    await runSql(source, "create table notes (words text); insert into notes values ('call Ana')")
    const target = await freshPlace('sqlite')
    await expect(moveRestaurant(source, addressOf(target))).rejects.toThrow(
      'burritoful.db is not as Burritoful made it: somebody has changed the table "notes".',
    )
    expect(readdirSync(target.dataDir)).toEqual([])
  },
  longest,
)

test(
  'what another program keeps in the same PostgreSQL database stays there',
  async () => {
    const source = await migratedPlace('postgres')
    await runSql(source, 'create table invoices (id bigint); insert into invoices values (7)')
    const target = await freshPlace('sqlite')
    await moveRestaurant(source, addressOf(target))
    const { invoices, ...ours } = await everythingIn(source)
    expect(invoices).toHaveLength(1)
    expect(await everythingIn(target)).toEqual(ours)
  },
  longest,
)

test('the command says what it moved and what comes next, and ends with 1 where it may not', async () => {
  const source = await closedRestaurant('sqlite')
  const target = await freshPlace('sqlite')
  expect(await run('move', source, addressOf(target))).toEqual({
    code: 0,
    output: expect.stringMatching(/orders 3, [^]*Now set DATA_DIR=\S+/),
  })
  expect(await run('move', source, addressOf(target))).toEqual({
    code: 1,
    output: expect.stringMatching(/There are tables in .*left as they are/),
  })
})
