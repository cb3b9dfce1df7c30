// Starts the process that makes a backup, and deletes what a killed one has left.
import { fork } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { draftOf } from '../db/copies/create-backup.ts'
import type { Place } from '../db/engine/database.ts'
import type { BackupResult, BackupTask } from './backup-task.ts'

const script = path.join(import.meta.dirname, 'backup-worker.ts')

/** What PostgreSQL's driver looks for where the database's URL does not say it: PGPASSWORD, ~/.pgpass, a private CA. */
const forPostgres = /^(PG[A-Z]+|HOME|USER|APPDATA|USERNAME|NODE_EXTRA_CA_CERTS)$/

/** No more than it needs: other programs of this machine can read an environment. A password in the URL comes in the task. */
export function backupEnvironment(
  environment: NodeJS.ProcessEnv,
  { databaseUrl }: Place,
): Record<string, string | undefined> {
  const isNeeded = (name: string) =>
    name === 'SystemRoot' || (databaseUrl !== undefined && forPostgres.test(name))
  const needed = Object.entries(environment).filter(([name]) => isNeeded(name))
  return { ...Object.fromEntries(needed), MALLOC_ARENA_MAX: '1' }
}

/** `signal` kills the process. */
export async function runBackup(task: BackupTask, signal: AbortSignal): Promise<BackupResult> {
  const { promise, resolve } = Promise.withResolvers<BackupResult>()
  const child = fork(script, [], {
    execArgv: [],
    env: backupEnvironment(process.env, task.place),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    signal,
    killSignal: 'SIGKILL',
  })
  let answer: BackupResult = { fault: { code: 'interrupted' }, details: 'its process was stopped' }
  child.once('message', (result: BackupResult) => {
    answer = result
    child.disconnect()
  })
  child.once('exit', () => resolve(answer))
  // Either it did not start, or it was killed and exits soon.
  child.once('error', ({ message }) => {
    if (child.pid === undefined) resolve({ fault: { code: 'failed' }, details: message })
  })
  child.send(task, () => {})
  const result = await promise
  if (child.pid !== undefined) await rm(draftOf(task.file, child.pid), { recursive: true, force: true })
  return result
}
