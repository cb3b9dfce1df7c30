// Opens a database at a given moment, to the millisecond: several such processes collide if migrations have no lock.
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../server/db/open.ts'

const [moment, dataDir, databaseUrl] = process.argv.slice(2)
await wait(Number(moment) - Date.now())
const place = { dataDir: dataDir ?? '', databaseUrl: databaseUrl || undefined, timeZone: 'UTC' }
// Six PostgreSQL connections can wait for the lock in one process; SQLite would block the thread and wait for itself.
const opened = await Promise.all(Array.from({ length: databaseUrl ? 6 : 1 }, () => openDatabase(place)))
await Promise.all(opened.map((db) => db.close()))
