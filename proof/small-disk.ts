// A disk small enough to fill: a tmpfs, which only root on Linux may mount, and not in every container.
import { execFileSync } from 'node:child_process'
import {
  chownSync,
  readFileSync,
  closeSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  symlinkSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { freshDataDir, type Engine } from '../test-support/databases.ts'
import { onPostgres } from './ledger.ts'
import type { Attack, Finding, Row } from './row.ts'
import { ownPostgres, withSetUp, type Place, type SetUp } from './set-up.ts'

const megabytes = 24

export interface SmallDisk {
  readonly place: Place
  readonly megabytes: number
  fill(): void
  empty(): void
}

/** CAP_SYS_ADMIN, as Linux numbers it. */
const mountRight = 21n

export const canMount = process.platform === 'linux' && process.getuid?.() === 0 && hasMountRight()

function hasMountRight(): boolean {
  const [, effective = '0'] = /^CapEff:\s*([0-9a-f]+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return ((BigInt(`0x${effective}`) >> mountRight) & 1n) === 1n
}

/** The part of a row that fills a small disk: it is not run where none can be mounted. */
export function onSmallDisk(
  work: (setUp: SetUp, attack: Attack) => Promise<Finding>,
): Pick<Row, 'needs' | 'run'> {
  return {
    needs: 'linux-as-root',
    run: async (attack) =>
      canMount
        ? withSetUp((setUp) => work(setUp, attack))
        : { tried: 'nothing', found: 'not run: a small disk needs root on Linux', pass: 'not run' },
  }
}

/** A small disk by itself. */
export function mountSmallDisk(
  setUp: SetUp,
  under: string,
  size: number,
): Omit<SmallDisk, 'place'> & { folder: string } {
  const folder = mount(setUp, under, size)
  return { folder, megabytes: size, ...filler(folder) }
}

/** SQLite has its folder on the small disk; PostgreSQL its tables and indexes, and its log on the large one. */
export async function placeOnSmallDisk(setUp: SetUp, engine: Engine): Promise<SmallDisk> {
  if (engine === 'sqlite') {
    const dataDir = mount(setUp, await freshDataDir())
    // Emails are thirty times as large as orders and would fill the disk for good.
    symlinkSync(await freshDataDir(), path.join(dataDir, 'outbox'))
    return { place: { engine, dataDir, databaseUrl: undefined }, megabytes, ...filler(dataDir) }
  }
  // Without room for its log PostgreSQL crashes, which is what the row about its restarts is about.
  const { place, postgres } = await ownPostgres(setUp)
  const disk = mount(setUp, postgres.folder)
  const { uid, gid } = statSync(path.join(postgres.folder, 'postgres'))
  const tables = path.join(disk, 'tables')
  mkdirSync(tables, { mode: 0o700 })
  chownSync(tables, uid, gid)
  await onPostgres(postgres.adminUrl, async (client) => {
    await client.query(`create tablespace small location '${tables}'`)
    await client.query('create database restaurant tablespace small')
  })
  const databaseUrl = Object.assign(new URL(postgres.adminUrl), { pathname: '/restaurant' }).href
  return { place: { ...place, databaseUrl }, megabytes, ...filler(disk) }
}

function mount(setUp: SetUp, folder: string, size = megabytes): string {
  const disk = path.join(folder, 'small-disk')
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m,mode=0755`, 'tmpfs', disk])
  setUp.later(() => execFileSync('umount', ['-l', disk]))
  return disk
}

function filler(disk: string): Pick<SmallDisk, 'fill' | 'empty'> {
  const file = path.join(disk, 'filler')
  return {
    fill: () => writeUntilFull(file),
    empty: () => rmSync(file, { force: true }),
  }
}

function writeUntilFull(file: string): void {
  const descriptor = openSync(file, 'a')
  for (const size of [2 ** 16, 2 ** 12]) {
    const block = Buffer.alloc(size)
    try {
      while (writeSync(descriptor, block) === size);
    } catch {
      // A block of that size no longer fits.
    }
  }
  closeSync(descriptor)
}
