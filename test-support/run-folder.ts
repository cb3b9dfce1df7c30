// One temp folder for each test run, and the cleanup of the folders of runs that were killed.
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

const prefix = 'burritoful-test-run-'
const ownerFile = 'run.json'

interface Owner {
  /** The process that owns the folder. */
  readonly parent: number
  /** The PostgreSQL that this process started. */
  readonly postgres?: number
}

export async function makeRunFolder(base: string): Promise<string> {
  const folder = await mkdtemp(join(base, prefix))
  await writeOwner(folder, { parent: process.pid })
  return folder
}

export function rememberPostgres(folder: string, postgres: number): Promise<void> {
  return writeOwner(folder, { parent: process.pid, postgres })
}

/** Ends the servers and removes the folders of dead runs. */
export async function sweepDeadRuns(base: string): Promise<void> {
  for (const name of await readdir(base)) {
    if (!name.startsWith(prefix)) continue
    const folder = join(base, name)
    const owner = await readOwner(folder)
    if (owner ? isAlive(owner.parent) : await isYoung(folder)) continue
    // When the parent died early, only PostgreSQL itself has noted the pid.
    const pid = owner?.postgres ?? (await pidNotedBy(folder))
    if (pid !== undefined && !(await endServer(pid, folder))) continue
    await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}

function writeOwner(folder: string, owner: Owner): Promise<void> {
  return writeFile(join(folder, ownerFile), JSON.stringify(owner))
}

async function readOwner(folder: string): Promise<Owner | undefined> {
  const text = await readFile(join(folder, ownerFile), 'utf8').catch(() => '')
  return text === '' ? undefined : (JSON.parse(text) as Owner)
}

/** A folder without an owner yet may belong to a run that is just starting. */
async function isYoung(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs < 60_000
}

async function pidNotedBy(folder: string): Promise<number | undefined> {
  const text = await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  return Number.isNaN(pid) ? undefined : pid
}

/** True when that server no longer runs. A process is ended only if it names the folder: the pid may have been reused. */
async function endServer(pid: number, folder: string): Promise<boolean> {
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    for (let attempts = 0; attempts < 25; attempts++) {
      if (!isAlive(pid) || !(await commandLine(pid)).includes(folder)) return true
      if (attempts === 0) signalIfAllowed(pid, signal)
      await wait(200)
    }
  }
  return false
}

function signalIfAllowed(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has already ended, or belongs to another account, which cleans up after itself.
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  const run = promisify(execFile)
  const asked =
    process.platform === 'win32'
      ? run('powershell', [
          '-NoProfile',
          '-Command',
          `(Get-CimInstance Win32_Process -Filter ProcessId=${pid}).CommandLine`,
        ])
      : run('ps', ['-ww', '-o', 'command=', '-p', String(pid)])
  const { stdout } = await asked.catch(() => ({ stdout: '' }))
  return stdout
}
