// The process that makes, checks and tries a nightly backup; backup-process.ts starts it. SQLite checks a whole file in one call,
// which in the server's own process would keep every order waiting.
import { constants, setPriority } from 'node:os'
import type { BackupFault } from '#domain/restaurant/backup.ts'
import { NoSpaceError } from '../db/copies/copy-error.ts'
import { backUp } from '../db/copies/create-backup.ts'
import type { BackupResult, BackupTask } from './backup-task.ts'

// Orders go first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
// Only our own account may read the restaurant's data.
process.umask(0o077)
// The server was killed. What is left of the draft goes with this process.
process.once('disconnect', () => process.exit())
process.once('message', (task: BackupTask) => void answer(task))

async function answer(task: BackupTask): Promise<void> {
  const result = await work(task).catch((error: unknown): BackupResult => {
    const { message, code } = error as NodeJS.ErrnoException
    return { fault: faultOf(error), details: message || String(code) }
  })
  process.send?.(result)
}

async function work({ place, file, ...options }: BackupTask): Promise<BackupResult> {
  const outcome = await backUp(place, file, options)
  if ('unproved' in outcome) {
    const code = outcome.isRestoredDifferently ? 'restored-differently' : 'damaged'
    return { fault: { code }, details: `${outcome.unproved} It was kept as ${outcome.file}.` }
  }
  const { size, trial } = outcome
  return { size, isRestored: trial === 'alike', fault: trial === 'no-space' ? { code: 'not-tried' } : null }
}

function faultOf(error: unknown): BackupFault {
  if (error instanceof NoSpaceError) return { code: 'no-space', needed: error.needed, free: error.free }
  const { code = '' } = error as NodeJS.ErrnoException
  if (/^(SQLITE_FULL|ENOSPC|EDQUOT)$/.test(code)) return { code: 'no-space', needed: null, free: null }
  return { code: /^(ENOENT|ENOTDIR|EACCES|EPERM|EROFS)$/.test(code) ? 'no-folder' : 'failed' }
}
