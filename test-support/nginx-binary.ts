// Finds nginx for the tests: on the machine, or Debian's package, unpacked but not installed, since installing it would
// start a service.
import { execFile } from 'node:child_process'
import { mkdir, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** Inside node_modules, which git ignores. */
const unpacked = resolve(import.meta.dirname, '../node_modules/.burritoful-nginx')

const usualPlaces = [
  'nginx',
  // An ordinary user's PATH does not have this folder.
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
  join(unpacked, 'usr/sbin/nginx'),
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
    const fetched = await find()
    if (fetched) return fetched
  }
  throw new Error(
    `This journey needs nginx, and none was found${reason}: install it (on Debian: apt-get install nginx; on macOS: ` +
      'brew install nginx).',
  )
}

async function find(): Promise<string | undefined> {
  for (const place of usualPlaces) {
    const runs = await run(place, ['-v']).then(
      () => true,
      () => false,
    )
    if (runs) return place
  }
  return undefined
}

async function unpackDebians(): Promise<void> {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: 2 ** 26 }
  await mkdir(unpacked, { recursive: true })
  await run('apt-get', ['update'], options)
  // On an older Debian "nginx" is a metapackage, and nginx-light holds the program.
  for (const name of ['nginx', 'nginx-light']) {
    await run('apt-get', ['download', name], { ...options, cwd: unpacked })
    const file = (await readdir(unpacked)).find((entry) => entry.startsWith(`${name}_`)) ?? name
    const { stdout } = await run('dpkg-deb', ['--field', join(unpacked, file), 'Depends'])
    const libraries = stdout.split(',').filter((needed) => /^\s*(lib|zlib)(?!nginx)/.test(needed))
    const satisfy = ['satisfy', '-y', '--no-install-recommends', libraries.join(',')]
    if (libraries.length > 0) await run('apt-get', satisfy, options)
    await run('dpkg-deb', ['--extract', join(unpacked, file), unpacked])
    if (await find()) return
  }
}
