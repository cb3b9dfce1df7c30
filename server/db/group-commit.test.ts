import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import SqliteConnection from 'better-sqlite3'
import { Kysely, sql, SqliteDialect } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { freshDataDir } from '../../test-support/databases.ts'
import { createGroupCommit, type Frame } from './group-commit.ts'
import type { Tables } from './schema.ts'

async function openNotes(patience?: number) {
  const connection = new SqliteConnection(path.join(await freshDataDir(), 'notes.db'))
  connection.pragma('foreign_keys = ON')
  connection.exec('create table notes (text text primary key)')
  const said: string[] = []
  let diskFails = false
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: connection }) })
  onTestFinished(() => db.destroy())
  const frame: Frame = {
    run(statement) {
      said.push(statement)
      if (statement === 'commit' && diskFails) {
        diskFails = false
        throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_FSYNC' })
      }
      connection.exec(statement)
    },
    isOpen: () => connection.inTransaction,
  }
  const group = createGroupCommit(db, frame, patience)
  return {
    group,
    note: (text: string) =>
      group.write(async (trx) => {
        await sql`insert into notes values (${text})`.execute(trx)
        return text
      }),
    kept: () => connection.prepare('select text from notes order by text').pluck().all(),
    commits: () => said.filter((query) => query === 'commit').length,
    /** As a full disk does it: the note ends the whole transaction. */
    takeAllBack: (text: string) =>
      connection.exec(
        `create trigger full before insert on notes when new.text = '${text}' begin select raise(rollback, 'full'); end`,
      ),
    /** The next sync fails, and those after it seem to succeed. */
    failOneSync: () => (diskFails = true),
    /** From now on no COMMIT succeeds, as with a disk that fails. */
    breakCommits: () =>
      connection.exec(
        'create table parent (id primary key); create table child (id references parent deferrable initially deferred)',
      ),
  }
}

test('writes that come together are committed together', async () => {
  const { note, kept, commits } = await openNotes()
  const texts = Array.from({ length: 40 }, (_, at) => `note ${at}`)
  expect(await Promise.all(texts.map(note))).toEqual(texts)
  expect(kept()).toHaveLength(40)
  expect(commits()).toBe(1)
})

test('those who are about to write come along', async () => {
  const { group, note, commits } = await openNotes(60_000)
  const slow = group.beforeWriting(wait(20)).then(() => note('slow'))
  const failing = group.beforeWriting(wait(20).then(() => Promise.reject(new Error('sold out'))))
  await Promise.allSettled([note('quick'), slow, failing])
  expect(commits()).toBe(1)
  await expect(failing).rejects.toThrow('sold out')
})

test('whoever never comes is not waited for', async () => {
  const { group, note, kept } = await openNotes(20)
  void group.beforeWriting(new Promise(() => {}))
  await note('alone')
  expect(kept()).toEqual(['alone'])
})

test('a bad one fails alone', async () => {
  const { note, kept } = await openNotes()
  const results = await Promise.allSettled(['a', 'b', 'a', 'c'].map(note))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(kept()).toEqual(['a', 'b', 'c'])
})

test('what a bad one wrote before it failed is gone', async () => {
  const { group, note, kept } = await openNotes()
  const half = group.write(async (trx) => {
    await sql`insert into notes values ('half')`.execute(trx)
    throw new Error('changed its mind')
  })
  await expect(half).rejects.toThrow('changed its mind')
  await note('whole')
  expect(kept()).toEqual(['whole'])
})

test('nobody is told of success when the COMMIT fails', async () => {
  const { group, note, kept, breakCommits } = await openNotes()
  breakCommits()
  const orphan = group.write((trx) => sql`insert into child values (1)`.execute(trx))
  const results = await Promise.allSettled([note('a'), orphan, note('b')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(kept()).toEqual([])
  await expect(note('after')).resolves.toBe('after')
})

test('when SQLite takes all of it back, nobody is told of success', async () => {
  const { note, kept, takeAllBack } = await openNotes()
  takeAllBack('b')
  const results = await Promise.allSettled(['a', 'b', 'c'].map(note))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(kept()).toEqual([])
  await expect(note('d')).resolves.toBe('d')
})

test('after a sync that failed nobody is told of success, not even who was waiting already', async () => {
  const { note, commits, failOneSync } = await openNotes()
  failOneSync()
  // More than one group holds.
  const results = await Promise.allSettled(Array.from({ length: 300 }, (_, at) => note(`note ${at}`)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toEqual([])
  await expect(note('after')).rejects.toThrow('disk I/O error')
  expect(commits()).toBe(1)
})
