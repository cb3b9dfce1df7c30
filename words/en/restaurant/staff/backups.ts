// The words of the Backups screen (R73): which backups there are, what is wrong with one, and the download.
import type { BackupFault } from '#domain/restaurant/backup.ts'
import type { BackupsReply } from '#domain/restaurant/restaurant-api.ts'
import { formatCount } from '../../basics/counts.ts'

type BackupState = BackupsReply['backups'][number]['state']

const askOperator = 'Ask whoever runs your server'
const triesAgain = 'We try again every half hour.'

export const backupsMessages = {
  title: 'Backups',
  about: 'Every night the server copies the whole restaurant into one file, opens it and checks it.',
  last: 'The last good one',
  made: 'Made',
  none: 'None yet',
  size: 'Size',
  lastTrial: 'Last restored for a trial',
  never: 'Not yet',
  next: 'The next one',
  folder: (folder: string) => `The files are in ${folder} on the server.`,
  list: 'What there is',
  kept: 'We keep the last seven nights, four weeks and twelve months. Once a week one is restored in another place and compared, row by row.',
  empty: (when: string) => `There’s no backup yet. The first one is made ${when}.`,
  night: 'Night',
  state: 'Checked',
  actions: 'Download',
  overdue: 'There’s been no good backup for two days.',
  sameDisk: (folder: string) =>
    `The backups are on the same disk as the restaurant: if it breaks, both are gone. ${askOperator} to set BACKUP_DIR to a folder on another disk. Now it’s ${folder}.`,
  stateOf: {
    kept: ({ isRestored }) => (isRestored ? 'Checked, restored and compared' : 'Checked'),
    elsewhere: ({ server }) => `Checked. The file is on the machine ${server}.`,
    missing: () => 'Somebody took the file away, or changed it.',
    making: () => 'It’s being made right now.',
    failed: () => 'There’s none of this night.',
  } satisfies Record<BackupState, (facts: { isRestored: boolean; server: string }) => string>,
  download: 'Download',
  /** For those who do not see the row. */
  downloadOf: (night: string) => `Download the backup of ${night}`,
}

export const backupFaultMessages = {
  'no-space': ({ needed, free }) =>
    needed === null || free === null
      ? `The disk was full before it was done. ${askOperator} to make room. ${triesAgain}`
      : `There wasn’t enough room: it takes ${formatSize(needed)}, and ${formatSize(free)} were free. ${askOperator} to make room. ${triesAgain}`,
  'no-folder': () =>
    `The folder can’t be written to. ${askOperator} to look at BACKUP_DIR, and whether its disk is there. ${triesAgain}`,
  damaged: () =>
    `The copy didn’t pass its check, so no restore would take it. ${askOperator} to read the server’s log today, and don’t delete an older backup.`,
  'restored-differently': () =>
    `The copy was restored for a trial, and wasn’t the same. ${askOperator} to read the server’s log today, and don’t delete an older backup.`,
  'not-tried': () =>
    `The backup is good. There wasn’t enough room to restore it for a trial. ${askOperator} to make room for it twice.`,
  interrupted: () => 'The server stopped before it was done. We try again soon.',
  failed: () => `It didn’t work out. ${askOperator} to read the server’s log. ${triesAgain}`,
} satisfies { [Code in BackupFault['code']]: (fault: Extract<BackupFault, { code: Code }>) => string }

export function formatBackupFault(fault: BackupFault): string {
  const format: (fault: never) => string = backupFaultMessages[fault.code]
  return format(fault as never)
}

export const downloadMessages = {
  title: (night: string) => `The backup of ${night}`,
  about: (size: string) =>
    `${size}, with everything: every order, every customer’s name, the books. Keep it where nobody else gets at it.`,
  password: 'Your password',
  download: 'Download',
  begun: 'The download has begun. This link works once: for another copy, start over.',
  close: 'Close',
}

/** 820 KB, 12 MB, 1.4 GB: in thousands, as disks are sold. */
export function formatSize(bytes: number): string {
  if (bytes < 1e6) return `${formatCount(Math.ceil(bytes / 1e3))} KB`
  if (bytes < 1e9) return `${formatCount(Math.round(bytes / 1e6))} MB`
  return `${(bytes / 1e9).toFixed(1)} GB`
}
