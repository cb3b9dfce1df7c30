// The site as the build step built it, so that tests need not build their own.
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const root = path.resolve(import.meta.dirname, '..')

/** Returns the folder. `npm test` builds it beforehand; if there is no fresh build, this function builds once. */
export async function builtSite(): Promise<string> {
  await promisify(execFile)(process.execPath, ['scripts/prepare.mjs', 'build'], { cwd: root })
  return path.join(root, 'dist')
}
