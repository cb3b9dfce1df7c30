// Opens a database at a given moment, to the millisecond: several of these collide if opening allows it.
import { openDatabase } from '../server/db/open.ts'

const [moment, dataDir, databaseUrl] = process.argv.slice(2)
while (Date.now() < Number(moment)) {
  // Busy on purpose: a timer would come a little late, each time differently.
}
const db = await openDatabase({ dataDir: dataDir ?? '', databaseUrl: databaseUrl || undefined })
await db.close()
