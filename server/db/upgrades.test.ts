// Upgrades: this version opens the database of every earlier version with all its data, and goes on from there.
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { businessDayOf } from '#domain/business-day.ts'
import { engines, freshPlace, timeZone, type Engine } from '../../test-support/databases.ts'
import { findDifferences } from '../../test-support/differences.ts'
import { mailRounds } from '../../test-support/mail-rounds.ts'
import { oldVersions, openedByVersion, readByVersion } from '../../test-support/old-restaurants.ts'
import { openTestApp, rosasOrder } from '../../test-support/test-app.ts'
import { asBefore, asItWas } from '../../test-support/wire-before.ts'
import { createOutboxMailer } from '../adapters/mailer-outbox.ts'
import { markCaptured } from './earnings.ts'
import { readMenu } from './menu.ts'
import { openDatabase, type Database } from './open.ts'
import { readBook } from './order-book.ts'
import { readSentBack } from './sales-beside.ts'
import { readSold } from './sales.ts'

/** Every version has the same four orders on these days. */
const days = { from: '2026-10-01', to: '2026-10-02' }

/** The first of them that knew options is the fourteenth. */
const beforeOptions = oldVersions.filter((version) => version < '14-')

describe.each(engines)('upgrades on %s', (engine) => {
  test.each(oldVersions)('%s: orders, figures and tables are as they should be', async (version) => {
    const db = await openDatabase(await openedByVersion(version, engine))
    onTestFinished(() => db.close())

    const { orders } = await readBook(db, { ...days, find: undefined, page: 1 })
    expect(orders.map(({ name, total }) => [name, total])).toEqual([
      ['Ana Ruiz', 4599],
      ['José Núñez', 1205],
      ['Siobhán O’Brien', 3121],
      ['Rosa Delgado', 4599],
    ])
    expect(await ordersOf(db, "o'brien")).toEqual(['Siobhán O’Brien'])
    expect(await ordersOf(db, 'nunez')).toEqual(['José Núñez'])

    const { hours } = await readSold(db, days)
    // The hours of past days stay those in which orders were placed.
    const taken = hours.map(({ day, hour, sales, tax }) => `${day} ${hour} ${sales + tax}`)
    expect(taken.toSorted()).toEqual([
      '2026-10-01 12 7720',
      // Half past three in the morning belongs to the business day before.
      '2026-10-01 3 1205',
      '2026-10-02 12 4599',
    ])
    const isCancelled = !version.startsWith('01-')
    const sentBack = await readSentBack(db, days)
    expect(sentBack.map(({ day, goods, tax }) => [day, goods + tax])).toEqual(
      isCancelled ? [['2026-10-02', 1205]] : [],
    )
    expect(await tablesOf(db)).toEqual(await freshTables(engine))
  })

  test.each(beforeOptions)('%s: R57 the menu is as the owner left it, without options', async (version) => {
    const db = await openDatabase(await openedByVersion(version, engine))
    onTestFinished(() => db.close())
    const menu = await readMenu(db, new Date('2026-10-02T20:00:00.000Z'))
    expect(menu).toMatchObject({ sections: [{ id: 'burritos' }], groups: [], ingredients: [] })
    expect(menu.items).toHaveLength(4)
    for (const item of menu.items)
      expect(item).toMatchObject({ section: 'burritos', inside: [], groups: [], left: null })
    const { choices } = await readSold(db, days)
    expect(choices).toEqual([])
  })

  test.each(oldVersions)('%s: what was owed is mailed, and so is the next order', async (version) => {
    const place = await openedByVersion(version, engine)
    const { db, order } = await openTestApp(engine, { place })
    const mails = mailRounds(db, createOutboxMailer(path.join(place.dataDir, 'outbox')))
    await mails.untilNothingIsOwed()
    expect(mails.trouble).toEqual([])
    // Before the third migration no mails were sent, and no customer of an old order gets one now.
    const { rows } = await sql<{ name: string; mails: string }>`
      select first_name as name, mails from orders
      where business_day between ${days.from} and ${days.to} order by seq`.execute(db.read)
    const written = rows.map(({ name, mails: kept }) => [name, ...kindsSent(kept)])
    expect(written).toEqual(
      /^0[12]-/.test(version)
        ? [['Rosa'], ['Siobhán'], ['José'], ['Ana']]
        : [
            ['Rosa', 'placed', 'ready'],
            ['Siobhán', 'placed'],
            ['José', 'cancelled'],
            ['Ana', 'placed'],
          ],
    )

    const before = mails.tried.length
    // Of the later ones, some charge for a delivery.
    const reply = await order({ ...rosasOrder, way: 'pickup' })
    expect(reply.statusCode).toBe(201)
    await mails.untilNothingIsOwed()
    expect(mails.tried.slice(before)).toEqual([reply.json<{ id: string }>().id])
    expect(mails.trouble).toEqual([])
  })
})

/** Its restaurant has orders of every kind, and what it answered itself about them is kept beside it. */
const versionBefore = '14-313782d'

describe.each(engines)('the version before on %s', (engine) => {
  test('every order, figure, account and log entry reads as it did', async () => {
    const { now, cookie, answers } = readByVersion(versionBefore, engine)
    const was = new Map([...answers].map(([url, answer]) => [url, asItWas(answer)]))
    const { db, send, setNow } = await openTestApp(engine, {
      place: await openedByVersion(versionBefore, engine),
    })
    setNow(now)
    const found = new Map<string, unknown>()
    const readAll = async (urls: readonly string[]) => {
      for (const url of urls) {
        // The session is of that time, too: nobody is logged out by an upgrade.
        const reply = await send({ method: 'GET', url, headers: { cookie } })
        found.set(url, asBefore(url.includes('.csv') ? reply.body : reply.json()))
      }
    }
    const counting = /sales|office\/menu$|office\/today/
    await readAll([...answers.keys()].filter((url) => !counting.test(url)))
    // Money that was still held counted already; now it counts once it is taken, as it is soon after the upgrade.
    await takeHeldMoney(db, now)
    await readAll([...answers.keys()].filter((url) => counting.test(url)))
    expect(was.size).toBeGreaterThan(50)
    expect(findDifferences(was, found)).toEqual([])
  })
})

/** Of orders that nobody has cancelled; what is owed to customers stays owed. */
async function takeHeldMoney(db: Database, now: Date): Promise<void> {
  const held = await db.read
    .selectFrom('payments')
    .select('key')
    .where('state', '=', 'authorised')
    .where('return_asked_at', 'is', null)
    .execute()
  const moment = { at: now.toISOString(), day: businessDayOf(now, timeZone) }
  for (const { key } of held) await markCaptured(db, key, moment)
}

async function ordersOf(db: Database, start: string): Promise<string[]> {
  const { orders } = await readBook(db, { find: { start }, page: 1 })
  return orders.map(({ name }) => name)
}

function kindsSent(mails: string): string[] {
  const kept = JSON.parse(mails) as { kind: string; state: string }[]
  return kept.filter(({ state }) => state === 'sent').map(({ kind }) => kind)
}

async function freshTables(engine: Engine): Promise<unknown> {
  const db = await openDatabase(await freshPlace(engine))
  const tables = await tablesOf(db)
  await db.close()
  return tables
}

/** Every column and every index in words; the order of the columns does not count. */
async function tablesOf({ read, engine }: Database): Promise<string[]> {
  const { rows } =
    engine === 'sqlite'
      ? await sql<{ part: string }>`
          select tables.name || '.' || columns.name || ' ' || columns.type || ' ' || columns."notnull" as part
            from sqlite_master as tables, pragma_table_info(tables.name) as columns where tables.type = 'table'
          union all select sql from sqlite_master where type = 'index' and sql is not null`.execute(read)
      : await sql<{ part: string }>`
          select concat_ws(' ', table_name, column_name, data_type, collation_name, is_nullable, column_default) as part
            from information_schema.columns where table_schema = current_schema()
          union all select indexdef from pg_indexes where schemaname = current_schema()`.execute(read)
  return rows.map(({ part }) => part.replaceAll(/\s+/g, ' ').toLowerCase()).toSorted()
}
