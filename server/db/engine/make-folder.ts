// Makes a folder and its parents, readable only by the server's own account.
import { mkdirSync } from 'node:fs'
import path from 'node:path'

/** Makes one level at a time: Node's recursive mkdir loops forever where a folder cannot be made, such as in /proc. */
export function makeFolder(folder: string): void {
  if (tryToMake(folder) !== 'no-parent') return
  makeFolder(path.dirname(folder))
  // Another process may make the same folder at this moment.
  if (tryToMake(folder) === 'no-parent') mkdirSync(folder, { mode: 0o700 })
}

function tryToMake(folder: string): 'made' | 'there' | 'no-parent' {
  try {
    mkdirSync(folder, { mode: 0o700 })
    return 'made'
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return 'there'
    if (code === 'ENOENT' && path.dirname(folder) !== folder) return 'no-parent'
    throw error
  }
}
