// npm start: main.ts, with what Node compiled at the last start. Plain JavaScript, since this is read before the cache
// is on: a TypeScript file here would load what strips its types, each time.
import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import path from 'node:path'

// Not in the system's folder for such things, which others on the machine may write to: what lies there is run.
process.umask(0o077)
const dataDir = path.resolve(process.env.DATA_DIR || './data')
// A folder that is not there, or cannot be made, is for the database to make or to complain about.
if (existsSync(dataDir)) enableCompileCache(path.join(dataDir, 'compiled'))

await import('./main.ts')
