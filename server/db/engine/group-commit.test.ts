import path from 'node:path'
import SqliteConnection from 'better-sqlite3'
import { Kysely, sql, SqliteDialect } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { freshDataDir } from '../../../test-support/databases.ts'
import { createGroupCommit, type TransactionControl } from './group-commit.ts'
import type { Tables } from '../schema.ts'

async function openNotes() {
  const connection = new SqliteConnection(path.join(await freshDataDir(), 'notes.db'))
  connection.pragma('foreign_keys = ON')
  connection.exec('create table notes (text text primary key)')
  const statements: string[] = []
  let diskFails = false
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: connection }) })
  onTestFinished(() => db.destroy())
  const control: TransactionControl = {
    run(statement) {
      statements.push(statement)
      if (statement === 'commit' && diskFails) {
        diskFails = false
        throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_FSYNC' })
      }
      connection.exec(statement)
    },
    isOpen: () => connection.inTransaction,
  }
  const group = createGroupCommit(db, control)
  return {
    group,
    note: (text: string) =>
      group.write(async (trx) => {
        await sql`insert into notes values (${text})`.execute(trx)
        return text
      }),
    readNotes: () => connection.prepare('select text from notes order by text').pluck().all(),
    commits: () => statements.filter((query) => query === 'commit').length,
    /** Like a full disk, this note makes SQLite roll the whole transaction back. */
    takeAllBack: (text: string) =>
      connection.exec(
        `create trigger full before insert on notes when new.text = '${text}' begin select raise(rollback, 'full'); end`,
      ),
    /** The next sync fails, and the syncs after that seem to succeed. */
    failOneSync: () => (diskFails = true),
    /** From now on no COMMIT succeeds, as with a disk that fails. */
    breakCommits: () =>
      connection.exec(
        'create table parent (id primary key); create table child (id references parent deferrable initially deferred)',
      ),
  }
}

test('writes that wait for the writer are committed together', async () => {
  const { note, readNotes, commits } = await openNotes()
  const texts = Array.from({ length: 40 }, (_, at) => `note ${at}`)
  expect(await Promise.all(texts.map(note))).toEqual(texts)
  expect(readNotes()).toHaveLength(40)
  expect(commits()).toBe(1)
})

test('a bad write fails alone', async () => {
  const { note, readNotes } = await openNotes()
  const results = await Promise.allSettled(['a', 'b', 'a', 'c'].map(note))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(readNotes()).toEqual(['a', 'b', 'c'])
})

test('a write that fails is rolled back to its savepoint', async () => {
  const { group, note, readNotes } = await openNotes()
  const half = group.write(async (trx) => {
    await sql`insert into notes values ('half')`.execute(trx)
    throw new Error('changed its mind')
  })
  await expect(half).rejects.toThrow('changed its mind')
  await note('whole')
  expect(readNotes()).toEqual(['whole'])
})

test('nobody is told of success when the COMMIT fails', async () => {
  const { group, note, readNotes, breakCommits } = await openNotes()
  breakCommits()
  const orphan = group.write((trx) => sql`insert into child values (1)`.execute(trx))
  const results = await Promise.allSettled([note('a'), orphan, note('b')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(readNotes()).toEqual([])
  await expect(note('after')).resolves.toBe('after')
})

test('when SQLite rolls the whole batch back, nobody is told of success', async () => {
  const { note, readNotes, takeAllBack } = await openNotes()
  takeAllBack('b')
  const results = await Promise.allSettled(['a', 'b', 'c'].map(note))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(readNotes()).toEqual([])
  await expect(note('d')).resolves.toBe('d')
})

test('after a failed sync no write succeeds, not even the writes already in the queue', async () => {
  const { group, note, commits, failOneSync } = await openNotes()
  failOneSync()
  const late: Promise<string>[] = []
  const first = group.write(async () => {
    // This batch is already running: the late note waits for the next batch.
    late.push(note('late'))
  })
  await expect(first).rejects.toThrow('disk I/O error')
  expect(late).toHaveLength(1)
  await expect(late[0]).rejects.toThrow('disk I/O error')
  await expect(note('after')).rejects.toThrow('disk I/O error')
  expect(commits()).toBe(1)
})

test('a write that arrives during a batch is committed with the next batch', async () => {
  const { group, note, readNotes, commits } = await openNotes()
  const late: Promise<string>[] = []
  await group.write(async () => {
    late.push(note('late'))
  })
  expect(readNotes()).toEqual([])
  expect(await Promise.all(late)).toEqual(['late'])
  expect(commits()).toBe(2)
})
