// The version before this one, made from its commit in the temporary folder: what runs where somebody is about to upgrade.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { startServer, type Environment, type Program } from '../../test-support/server-process.ts'
import { ownerPassword, type Place, type SetUp } from '../set-up.ts'

/** The last commit without books: money was taken at once, and refunds were whole. */
const commit = '313782d6323c80ad1b16f3438ed5bb27733c1686'

/** The machine lacks what the version before is made of: nothing was tried. */
export class CannotTry extends Error {}

export interface VersionBefore {
  start(setUp: SetUp, place: Place, env: Environment, entry?: string): Promise<Running>
  /** By its own bench, so that the rows are those that it writes itself. */
  fill(place: Place, orders: number): Promise<void>
  backUp(place: Place, file: string): Promise<void>
}

export interface Running {
  readonly url: string
  stop(): Promise<void>
}

const run = promisify(execFile)
const projectFolder = path.join(import.meta.dirname, '../..')

/** Its packages are installed and its page is built by its own pre-script, which does nothing the second time. */
export async function makeVersionBefore(): Promise<VersionBefore> {
  const folder = path.join(tmpdir(), `burritoful-${commit.slice(0, 12)}-${process.getuid?.() ?? 0}`)
  if (!existsSync(folder)) await unpack(folder)
  await run(process.execPath, ['scripts/prepare.mjs', 'start'], { cwd: folder, maxBuffer: 2 ** 26 }).catch(
    (error: unknown) => {
      throw cannotTry('its packages could not be installed or its page could not be built', error)
    },
  )
  return versionIn(folder)
}

/** Beside its place first: a folder of that name holds all of it. */
async function unpack(folder: string): Promise<void> {
  const draft = await mkdtemp(`${folder}-draft-`)
  const archive = path.join(draft, 'version.tar')
  try {
    await run('git', ['archive', '--format=tar', `--output=${archive}`, commit], { cwd: projectFolder })
    await run('tar', ['-xf', archive, '-C', draft])
    await rm(archive)
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Another run may have been quicker.
    if (!existsSync(folder))
      throw cannotTry(
        'this copy of the project does not hold it (a clone with its whole history does)',
        error,
      )
  }
}

function cannotTry(why: string, error: unknown): CannotTry {
  const words = error instanceof Error ? error.message.trim().split('\n').slice(-2).join(' ') : String(error)
  return new CannotTry(`the version before, ${commit}, could not be made: ${why}. ${words}`)
}

function versionIn(folder: string): VersionBefore {
  const own = path.join(folder, 'node_modules/.bin/node')
  const program: Program = { folder, node: existsSync(own) ? own : process.execPath }
  const runOwn = (args: readonly string[], place: Place) =>
    run(program.node, args, {
      cwd: folder,
      env: { PATH: process.env['PATH'], DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl },
      maxBuffer: 2 ** 26,
    })
  return {
    async start(setUp, place, env, entry) {
      const server = await startServer({ ...settingsOf(place), ...env }, entry, { program })
      setUp.later(() => server.kill())
      return { url: server.url, stop: async () => void (await server.stop()) }
    },
    async fill(place, orders) {
      const filling = `const { fillWithOrders } = await import(process.argv[1])
        await fillWithOrders(JSON.parse(process.argv[2]), ${orders})`
      const bench = path.join(folder, 'bench/fill.ts')
      await runOwn(['--input-type=module', '--eval', filling, bench, JSON.stringify(place)], place)
    },
    backUp: async (place, file) => void (await runOwn(['server/commands/backup.ts', file], place)),
  }
}

export function settingsOf({ dataDir, databaseUrl }: Place): Environment {
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, OWNER_PASSWORD: ownerPassword }
}
