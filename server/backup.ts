// npm run backup: copies the whole restaurant into one file while it is open, and proves that the copy opens.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { BackupTrouble, writeBackup } from './backup-file.ts'
import { readConfig } from './config.ts'
import { dump } from './db/dump.ts'
import { connectDatabase, type Place } from './db/open.ts'
import { restoreBackup } from './restore-backup.ts'
import { explainStartFailure } from './start-failure.ts'

async function backUp(place: Place, wanted: string | undefined): Promise<string> {
  const now = new Date()
  const name = `burritoful-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.jsonl.gz`
  const file = path.resolve(wanted ?? path.join(place.dataDir, 'backups', name))
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const db = await connectDatabase(place)
  try {
    await writeBackup(file, (write) => dump(db.read, db.engine, now, write))
  } finally {
    await db.close()
  }
  await tryToOpen(file, place.timeZone)
  return file
}

/** A backup that was never restored is a hope: this one is restored at once, into a folder that goes away again. */
async function tryToOpen(file: string, timeZone: string): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'burritoful-backup-'))
  try {
    const counts = await restoreBackup(file, { dataDir, timeZone })
    console.log(`It opens, with ${counts.orders} orders and ${counts.staff} accounts.`)
  } catch (error) {
    await rm(file, { force: true })
    throw error
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

const [wanted] = process.argv.slice(2)
try {
  const file = await backUp(readConfig(process.env), wanted)
  console.log(`The backup is ${file}`)
} catch (error) {
  console.error(error instanceof BackupTrouble ? error.message : explainStartFailure(error, process.env))
  process.exitCode = 1
}
