// Puts a restaurant where there is none yet, all of it or nothing (trust rule 21).
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { CopyTrouble } from '../db/copy-trouble.ts'
import { makeFolder } from '../db/make-folder.ts'
import { sqliteFile, type Place } from '../db/open.ts'
import { keepInOneFile } from '../db/sqlite-file.ts'
import { draftOf, nameDraft, sweepDrafts } from './drafts.ts'

/** SQLite would take the leftover WAL of an earlier database for this database's own, and corrupt it. */
export function refuseRemains({ dataDir, databaseUrl }: Place): void {
  if (databaseUrl) return
  const found = ['', '-wal', '-shm', '-journal']
    .map((end) => path.join(dataDir, `${sqliteFile}${end}`))
    .find((file) => existsSync(file))
  if (found === undefined) return
  const what = found.endsWith(sqliteFile) ? 'a database' : `a part of a database, ${path.basename(found)},`
  throw new CopyTrouble(`There is ${what} in ${dataDir} already. It was left as it is.`)
}

/** Runs `work` with a draft folder beside the database, which is deleted afterwards. */
export async function withDraftFolder<Result>(
  { dataDir }: Place,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  makeFolder(dataDir)
  await sweepDrafts(dataDir)
  const folder = draftOf(path.join(dataDir, 'restore'))
  try {
    makeFolder(folder)
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** `make` makes the database: PostgreSQL's in one transaction, SQLite's in a draft folder that is named at the end. */
export async function makeWhole<Result>(
  place: Place,
  stop: AbortSignal,
  make: (place: Place) => Promise<Result>,
): Promise<Result> {
  if (place.databaseUrl) return make(place)
  refuseRemains(place)
  return withDraftFolder(place, async (dataDir) => {
    const result = await make({ ...place, dataDir })
    const whole = path.join(dataDir, sqliteFile)
    keepInOneFile(whole)
    stop.throwIfAborted()
    refuseRemains(place)
    if (!(await nameDraft(whole, path.join(place.dataDir, sqliteFile)))) refuseRemains(place)
    return result
  })
}
