// Restores a backup into a folder of its own and compares every row of the two, in whatever order an engine reads them.
import { createHash } from 'node:crypto'
import path from 'node:path'
import { serialize } from 'node:v8'
import { restoreBackup } from './load.ts'
import { sqliteFile } from '../engine/open.ts'
import { snapshotOfFile, type Row } from './snapshot.ts'
import { openReadOnly } from './sqlite-file.ts'

export async function isRestoredAlike(copy: string, folder: string): Promise<boolean> {
  await restoreBackup(copy, { dataDir: folder })
  const [before, after] = [await digestsOf(copy), await digestsOf(path.join(folder, sqliteFile))]
  return [...before].every(([table, digest]) => after.get(table) === digest)
}

/** For each table the sum of its rows' hashes. Nobody stays logged in over a restore. */
async function digestsOf(file: string): Promise<ReadonlyMap<string, bigint>> {
  const connection = openReadOnly(file)
  try {
    const { tables, rows } = await snapshotOfFile(connection, file)
    const digests = new Map<string, bigint>()
    for (const table of tables.filter(({ name }) => name !== 'sessions')) {
      let sum = 0n
      for await (const batch of rows(table)) for (const row of batch) sum += hashOf(row)
      digests.set(table.name, sum)
    }
    return digests
  } finally {
    connection.close()
  }
}

function hashOf(row: Row): bigint {
  return createHash('sha256').update(serialize(row)).digest().readBigUInt64BE()
}
