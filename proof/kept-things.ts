// Everything that a restaurant has written down: its database, logs, mails, backups and figures.
import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { onPostgres } from './ledger.ts'
import type { Place } from './set-up.ts'

export interface Kept {
  readonly what: 'database' | 'mail' | 'backup' | 'log' | 'metrics' | 'request'
  readonly name: string
  readonly content: Buffer
  /** Not the inside of PostgreSQL, where four digits mean nothing. */
  readonly isText: boolean
}

/** Files of the data folder (with -wal and -shm while the server runs), and PostgreSQL's own with its log of writes. */
export async function readFiles(place: Place, postgresFolder: string | undefined): Promise<Kept[]> {
  const own = await filesIn(place.dataDir)
  const theirs = postgresFolder ? await filesIn(postgresFolder) : []
  return [
    ...own.map(({ name, content }): Kept => {
      if (name.startsWith('backups')) return { what: 'backup', name, content, isText: true }
      return { what: name.endsWith('.eml') ? 'mail' : 'database', name, content, isText: true }
    }),
    ...theirs.map(({ name, content }): Kept => ({ what: 'database', name, content, isText: false })),
  ]
}

/** All rows as text, since PostgreSQL packs long values on its disk. */
export async function readTables({ databaseUrl }: Place): Promise<Kept[]> {
  if (!databaseUrl) return []
  return onPostgres(databaseUrl, async (client) => {
    await client.query('checkpoint')
    const { rows } = await client.query<{ name: string }>(
      "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'",
    )
    const kept: Kept[] = []
    for (const { name } of rows) {
      const table = await client.query<{ line: string }>(`select one::text as line from ${name} as one`)
      const content = Buffer.from(table.rows.map(({ line }) => line).join('\n'))
      kept.push({ what: 'database', name, content, isText: true })
    }
    return kept
  })
}

/** As a person makes one, into the data folder. */
export async function makeBackup({ dataDir, databaseUrl }: Place): Promise<void> {
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const project = path.join(import.meta.dirname, '..')
  await promisify(execFile)(process.execPath, [path.join(project, 'server/commands/backup.ts')], {
    cwd: project,
    env,
  })
}

async function filesIn(folder: string): Promise<{ name: string; content: Buffer }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: { name: string; content: Buffer }[] = []
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    // PostgreSQL takes files away while it works.
    const content = await readFile(file).catch(() => undefined)
    if (content) found.push({ name: path.relative(folder, file), content })
  }
  return found
}
