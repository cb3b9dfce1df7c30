// Makes a folder and those above it, for nobody but ourselves.
import { mkdirSync } from 'node:fs'
import path from 'node:path'

/** One by one: Node's own way asks for ever where the system says that a folder cannot be, as it does in /proc. */
export function makeFolder(folder: string): void {
  if (tryToMake(folder) !== 'no-parent') return
  makeFolder(path.dirname(folder))
  // Another process may be making it too.
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
