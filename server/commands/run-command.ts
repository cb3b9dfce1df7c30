// Runs the commands backup, restore and move: file permissions, error messages and exit codes.
import { ConfigError } from '../config/read-setting.ts'
import { CopyError } from '../db/copies/copy-error.ts'
import type { Counts } from '../db/copies/load.ts'
import { UnsupportedVersion } from '../db/migrate.ts'

/** When `work` fails, prints a sentence and sets the exit code 1. `what` completes "Nothing was …". */
export async function runCommand(what: string, work: () => Promise<void>): Promise<void> {
  // Only our own account may read the restaurant's data.
  process.umask(0o077)
  try {
    await work()
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    const isExplained = [CopyError, ConfigError, UnsupportedVersion].some((kind) => error instanceof kind)
    console.error(isExplained ? message : `Nothing was ${what}: ${message || code}`)
    process.exitCode = 1
  }
}

export function formatCounts(counts: Counts): string {
  return [...counts].map(([table, rows]) => `${table} ${rows}`).join(', ')
}
