// Finds nginx for the tests: on the machine, or Debian's package, unpacked but not installed, since installing it would
// start a service.
import { execFile } from 'node:child_process'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const program = 'usr/sbin/nginx'
/** Inside node_modules, which git ignores. */
const unpacked = resolve(import.meta.dirname, '../node_modules/.burritoful-nginx')

const usualPlaces = [
  'nginx',
  // An ordinary user's PATH does not have this folder.
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
  join(unpacked, program),
]

export async function findOrUnpackNginx(): Promise<string> {
  const found = await find()
  if (found) return found
  let reason = ''
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.log("No nginx found: fetching Debian's …")
    reason = await unpackDebians().then(
      () => ' (fetched by apt-get, but it does not run)',
      (error: unknown) => ` (${String(error).split('\n', 2).join(' ')})`,
    )
    const fetched = await findSoon(reason.includes('Could not get lock') ? 60 : 0)
    if (fetched) return fetched
  }
  throw new Error(
    `This journey needs nginx, and none was found${reason}: install it (on Debian: apt-get install nginx; on macOS: ` +
      'brew install nginx).',
  )
}

async function find(): Promise<string | undefined> {
  for (const place of usualPlaces) if (await runs(place)) return place
  return undefined
}

/** Waits, because another test may hold apt's lock while it fetches nginx. */
async function findSoon(seconds: number): Promise<string | undefined> {
  for (let waited = 0; waited < seconds; waited += 1) {
    const found = await find()
    if (found) return found
    await wait(1_000)
  }
  return find()
}

function runs(path: string): Promise<boolean> {
  return run(path, ['-v']).then(
    () => true,
    () => false,
  )
}

/** Two tests may fetch it at the same moment: each uses its own folder, and the first to finish moves it into place. */
async function unpackDebians(): Promise<void> {
  const own = `${unpacked}-${process.pid}`
  await mkdir(own, { recursive: true })
  try {
    await fetchInto(own)
    await rename(own, unpacked).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

async function fetchInto(folder: string): Promise<void> {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: 2 ** 26 }
  await run('apt-get', ['update'], options)
  // On an older Debian "nginx" is a metapackage, and nginx-light holds the program.
  for (const name of ['nginx', 'nginx-light']) {
    await run('apt-get', ['download', name], { ...options, cwd: folder })
    const file = (await readdir(folder)).find((entry) => entry.startsWith(`${name}_`)) ?? name
    const { stdout } = await run('dpkg-deb', ['--field', join(folder, file), 'Depends'])
    const libraries = stdout.split(',').filter((needed) => /^\s*(lib|zlib)(?!nginx)/.test(needed))
    const satisfy = ['satisfy', '-y', '--no-install-recommends', libraries.join(',')]
    if (libraries.length > 0) await run('apt-get', satisfy, options)
    await run('dpkg-deb', ['--extract', join(folder, file), folder])
    if (await runs(join(folder, program))) return
  }
}
