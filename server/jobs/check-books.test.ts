// The books are checked every business day by one of several servers, and the owner hears once of what is off (R68, R72).
import type { Kysely, KyselyPlugin } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { BooksFault } from '#domain/books.ts'
import { engines, migratedPlace, timeZone, type Engine } from '../../test-support/databases.ts'
import { house } from '../../test-support/mail-rounds.ts'
import { chanceFrom } from '../../test-support/sales-year.ts'
import { fillBooks } from '../../test-support/some-books.ts'
import { MailServerDown, type Letter } from '../adapters/mailer.ts'
import { readBooksState } from '../db/books-state.ts'
import { openDatabase, type Database } from '../db/open.ts'
import type { Tables } from '../db/schema.ts'
import { writeBooksLetter } from '../letters/books-letter.ts'
import { checkBooksDaily, type CheckBooksDeps } from './check-books.ts'

const morning = new Date('2026-11-15T13:00:00.000Z')

/** Counts the checks: each asks once where the chain ends. */
function countChecks(read: Kysely<Tables>) {
  let checks = 0
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind === 'RawNode' && node.sqlFragments.join('').includes('from ledger_head')) checks += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { read: read.withPlugin(plugin), checks: () => checks }
}

async function openNight(engine: Engine) {
  const opened = await openDatabase(await migratedPlace(engine))
  onTestFinished(() => opened.close())
  const { read, checks } = countChecks(opened.read)
  const db: Database = { ...opened, read }
  await fillBooks(db, chanceFrom(68), { days: ['2026-11-12'], perDay: 5 })
  const sent: Letter[] = []
  const told: BooksFault[][] = []
  let [now, isDown] = [morning, false]
  const deps: CheckBooksDeps = {
    db,
    mailer: {
      async send(letter) {
        if (isDown) throw new MailServerDown('no answer')
        sent.push(letter)
        return 'sent'
      },
    },
    ownersAddress: () => 'owner@example.com',
    writeLetter(finding, moment) {
      told.push([...finding.faults])
      return writeBooksLetter(house, finding, moment)
    },
    timeZone: () => timeZone,
    now: () => now,
    startedAt: morning,
    closing: new AbortController().signal,
    onTrouble: () => {},
  }
  return {
    checks,
    sent,
    told,
    run: () => checkBooksDaily(deps),
    goTo: (moment: string) => (now = new Date(moment)),
    setDown: (down: boolean) => (isDown = down),
    state: () => readBooksState(db, now),
    spoil: (seq: number) => db.write.updateTable('orders').set({ total: 1 }).where('seq', '=', seq).execute(),
  }
}

describe.each(engines)('R68 the nightly check on %s', (engine) => {
  test('runs once in a business day, on one of two servers', async () => {
    const { run, state, goTo, spoil, checks } = await openNight(engine)
    await Promise.all([run(), run()])
    expect(checks()).toBe(1)
    expect(await state()).toMatchObject({ checkedAt: morning.toISOString(), faults: [], isChecking: false })
    await spoil(2)
    goTo('2026-11-15T23:00:00.000Z')
    await run()
    expect(checks()).toBe(1)
    expect(await state()).toMatchObject({ checkedAt: morning.toISOString(), faults: [] })
    // Four in the morning in California.
    goTo('2026-11-16T12:00:01.000Z')
    await run()
    expect(await state()).toMatchObject({ checkedAt: '2026-11-16T12:00:01.000Z', faults: [{ number: 2 }] })
  })

  test('tells the owner once of the same finding, and again of another', async () => {
    const { run, spoil, sent, told, goTo, setDown } = await openNight(engine)
    await spoil(2)
    setDown(true)
    await run()
    expect(sent).toHaveLength(0)
    setDown(false)
    goTo('2026-11-15T13:05:00.000Z')
    await run()
    await run()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ to: { address: 'owner@example.com' } })
    expect(sent[0]?.text).toMatch(/Order 2 doesn’t balance\. [^]*\/#\/Manage\/Books/)
    goTo('2026-11-16T13:00:00.000Z')
    await run()
    expect(sent).toHaveLength(1)
    await spoil(3)
    goTo('2026-11-17T13:00:00.000Z')
    await run()
    expect(sent).toHaveLength(2)
    expect(told.at(-1)).toMatchObject([{ number: 2 }, { number: 3 }])
    expect(sent[0]?.messageId).not.toBe(sent[1]?.messageId)
  })
})
