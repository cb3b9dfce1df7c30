// Opens a database at a given moment, to the millisecond: several of these collide if opening allows it.
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../server/db/open.ts'

const [moment, dataDir, databaseUrl] = process.argv.slice(2)
await wait(Number(moment) - Date.now())
const place = { dataDir: dataDir ?? '', databaseUrl: databaseUrl || undefined, timeZone: 'UTC' }
// A connection to PostgreSQL waits without holding up its neighbours; SQLite's would wait for itself.
const opened = await Promise.all(Array.from({ length: databaseUrl ? 6 : 1 }, () => openDatabase(place)))
await Promise.all(opened.map((db) => db.close()))
