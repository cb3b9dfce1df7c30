// The floor of orders on PostgreSQL: its own pgbench, sending the same one-statement INSERT, prepared.
import { execFile } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { placedRow } from './placed-row.ts'

const run = promisify(execFile)

/** Undefined where there is none; Debian has it in postgresql-contrib or in the server's own package. */
export async function findPgbench(): Promise<string | undefined> {
  const debians = '/usr/lib/postgresql'
  const versions = await readdir(debians).catch(() => [])
  const places = [
    'pgbench',
    ...versions
      .toSorted((one, other) => Number(other) - Number(one))
      .map((one) => `${debians}/${one}/bin/pgbench`),
  ]
  for (const place of places) {
    const runs = await run(place, ['--version']).then(
      () => true,
      () => false,
    )
    if (runs) return place
  }
  return undefined
}

/** The key and the id are made by the database, as pgbench has no text of its own to offer. */
export async function writePgbenchScript(folder: string): Promise<string> {
  const { columns, row } = placedRow()
  const random = "replace(cast(gen_random_uuid() as text), '-', '')"
  const values = columns.map((column) => {
    if (column === 'id' || column === 'idempotency_key') return random
    const value = row[column]
    return typeof value === 'number' ? String(value) : quoted(String(value))
  })
  const file = path.join(folder, 'insert.sql')
  await writeFile(
    file,
    `insert into orders (${columns.join(', ')}) values (${values.join(', ')}) on conflict (idempotency_key) do nothing returning number;\n`,
  )
  return file
}

/** A colon would start one of pgbench's variables, inside quotes as well: JSON is full of them. */
function quoted(text: string): string {
  return `E'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "''")
    .replaceAll(':', String.raw`\x3a`)}'`
}

export async function runPgbench(
  binary: string,
  { url, script, clients, ms }: { url: string; script: string; clients: number; ms: number },
): Promise<number> {
  const { hostname, port, username, pathname } = new URL(url)
  const { stdout } = await run(binary, [
    '--no-vacuum',
    '--protocol=prepared',
    `--file=${script}`,
    `--client=${clients}`,
    '--jobs=2',
    `--time=${Math.ceil(ms / 1000)}`,
    `--host=${hostname}`,
    `--port=${port}`,
    `--username=${username}`,
    pathname.slice(1),
  ])
  const found = /tps = ([\d.]+)/.exec(stdout)?.[1]
  if (found === undefined || /number of failed transactions: [1-9]/.test(stdout)) {
    throw new Error(`pgbench failed:\n${stdout}`)
  }
  return Number(found)
}
