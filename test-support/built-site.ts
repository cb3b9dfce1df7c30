// The site as the build step has built it: tests weigh and render it instead of building their own.
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const root = path.resolve(import.meta.dirname, '..')

/** Answers the folder. npm test builds before; where nothing fresh is there, this builds once. */
export async function builtSite(): Promise<string> {
  await promisify(execFile)(process.execPath, ['scripts/prepare.mjs', 'build'], { cwd: root })
  return path.join(root, 'dist')
}
