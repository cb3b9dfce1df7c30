// PostgreSQL refuses to run as root: then the tests run it as the postgres user, in a folder that this user can reach.
import { execFile } from 'node:child_process'
import { readFile, realpath, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

export interface Account {
  readonly uid: number
  readonly gid: number
}

/** The account to run PostgreSQL as; undefined: our own account. */
export async function postgresAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const found = await findAccount()
  if (found) return found
  await promisify(execFile)('useradd', ['--system', '--no-create-home', '--user-group', 'postgres']).catch(
    () => {},
  )
  const made = await findAccount()
  if (made) return made
  throw new Error(
    'PostgreSQL refuses to run as root and there is no user named postgres: ' +
      'make one (useradd --system postgres), or run the tests as another user.',
  )
}

async function findAccount(): Promise<Account | undefined> {
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const match = /^postgres:[^:]*:(\d+):(\d+):/m.exec(accounts)
  return match ? { uid: Number(match[1]), gid: Number(match[2]) } : undefined
}

/** The system's temp folder, or /tmp where root's temp folder is closed to the postgres user. */
export async function reachableTempFolder(account: Account | undefined): Promise<string> {
  const folder = await realpath(tmpdir())
  return !account || (await isOpenToAll(folder)) ? folder : '/tmp'
}

async function isOpenToAll(folder: string): Promise<boolean> {
  const { mode } = await stat(folder)
  if ((mode & 0o005) !== 0o005) return false
  return dirname(folder) === folder || isOpenToAll(dirname(folder))
}
