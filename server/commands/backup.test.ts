// Backup and restore (trust rule 18), as commands where the command is the point.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { whyNoStrace } from '../../proof/strace.ts'
import { bothEngines, engines, freshPlace } from '../../test-support/databases.ts'
import {
  draftsIn,
  everythingIn,
  goodBackup,
  longest,
  openForAWhile,
  run,
} from '../../test-support/backups.ts'
import { rosasOrder } from '../../test-support/test-app.ts'
import { openDatabase } from '../db/engine/open.ts'
import { backUp } from '../db/copies/create-backup.ts'
import { restoreBackup } from '../db/copies/load.ts'

describe.each(bothEngines)('a backup taken on %s', (from) => {
  test.each(engines)(
    'opens on %s with everything in it, and goes on from there',
    async (to) => {
      const kitchen = await openForAWhile(from)
      const place = kitchen.place
      const file = path.join(kitchen.dataDir, 'copy.db')
      expect(await run('backup', place, file)).toMatchObject({
        code: 0,
        output: expect.stringContaining('orders 3,'),
      })

      const target = await freshPlace(to)
      expect(await run('restore', target, file)).toMatchObject({ code: 0 })
      const { sessions, ...before } = await everythingIn(place)
      expect(sessions).toHaveLength(2)
      expect(await everythingIn(target)).toEqual(before)
      expect(Object.keys(before).length).toBeGreaterThan(4)

      const db = await openDatabase(target)
      onTestFinished(() => db.close())
      await db.write
        .insertInto('staff')
        .values({
          username: 'new',
          name: 'New',
          role: 'kitchen',
          password_hash: '',
          disabled_at: null,
          created_at: new Date().toISOString(),
        })
        .execute()
    },
    longest,
  )

  test(
    'is taken while orders come in, and holds a moment of it whole',
    async () => {
      const kitchen = await openForAWhile(from)
      const shop = { open: true }
      const ordering = (async () => {
        while (shop.open) await kitchen.order(rosasOrder)
      })()
      const file = path.join(kitchen.dataDir, 'copy.db')
      const outcome = await run('backup', kitchen.place, file)
      shop.open = false
      await ordering
      expect(outcome.code).toBe(0)
      const target = await freshPlace(from)
      await restoreBackup(file, target)
      const db = await openDatabase(target)
      onTestFinished(() => db.close())
      const orders = await db.read.selectFrom('orders').select('seq').orderBy('seq').execute()
      expect(orders.length).toBeGreaterThan(3)
      expect(orders.map(({ seq }) => seq)).toEqual(Array.from({ length: orders.length }, (_, at) => at + 1))
    },
    longest,
  )
})

describe('what a backup refuses', () => {
  test(
    'to overwrite a file, or to be restored over a restaurant',
    async () => {
      const kitchen = await openForAWhile('sqlite')
      const file = path.join(kitchen.dataDir, 'copy.db')
      await backUp(kitchen.place, file)
      const first = readFileSync(file)
      expect(await run('backup', kitchen.place, file)).toMatchObject({
        code: 1,
        output: expect.stringContaining('there already'),
      })
      expect(readFileSync(file)).toEqual(first)
      await expect(restoreBackup(file, kitchen.place)).rejects.toThrow('left as they are')
      expect(draftsIn(kitchen.dataDir)).toEqual([])
    },
    longest,
  )

  test.each(engines)(
    'to make a restaurant where there is none, on %s',
    async (engine) => {
      const place = await freshPlace(engine)
      const file = path.join(place.dataDir, 'backups', 'copy.db')
      await expect(backUp(place, file)).rejects.toThrow('There is no restaurant in ')
      expect(readdirSync(place.dataDir)).toEqual([])
    },
    longest,
  )

  test(
    'to be joined to what is left of another database',
    async () => {
      const file = await goodBackup('sqlite')
      const target = await freshPlace('sqlite')
      writeFileSync(path.join(target.dataDir, 'burritoful.db-wal'), 'the end of another')
      await expect(restoreBackup(file, target)).rejects.toThrow('a part of a database, burritoful.db-wal,')
      expect(readdirSync(target.dataDir)).toEqual(['burritoful.db-wal'])
    },
    longest,
  )
})

describe('a backup is kept', () => {
  test(
    'on a stick that knows no hard links',
    async () => {
      const kitchen = await openForAWhile('sqlite')
      const file = path.join(kitchen.dataDir, 'copy.db')
      const noLinks = ['strace', '-f', '-qq', '-o', '/dev/null', '-e', 'inject=?link,?linkat:error=EPERM']
      const outcome = await run('backup', kitchen.place, file, whyNoStrace() ? [] : noLinks)
      expect(outcome).toMatchObject({
        code: 0,
        output: expect.stringContaining('It opens, with everything in it: '),
      })
      expect(existsSync(file)).toBe(true)
      expect(draftsIn(kitchen.dataDir)).toEqual([])
    },
    longest,
  )

  test(
    'and what a killed one has left is swept away by the next, but not what another is making',
    async () => {
      const kitchen = await openForAWhile('sqlite')
      const gone = path.join(kitchen.dataDir, 'old.db.burritoful-draft-999999999')
      mkdirSync(gone)
      writeFileSync(path.join(gone, 'burritoful.db'), 'customers')
      const atWork = path.join(kitchen.dataDir, `old.db.burritoful-draft-${process.ppid}`)
      mkdirSync(atWork)
      await backUp(kitchen.place, path.join(kitchen.dataDir, 'copy.db'))
      expect(draftsIn(kitchen.dataDir)).toEqual([path.basename(atWork)])
    },
    longest,
  )
})
