// All rows of the long proof, in the order they run.
import type { Row } from './row.ts'
import { backupPair } from './rows/backup-pair.ts'
import { badDisk } from './rows/bad-disk.ts'
import { fullBackupDisk } from './rows/full-backup-disk.ts'
import { fullDisk } from './rows/full-disk.ts'
import { fuzzedRequestsRow } from './rows/fuzzed-requests.ts'
import { gatewayFaults } from './rows/gateway-faults.ts'
import { hostilePicturesRow } from './rows/hostile-pictures.ts'
import { keyChanges } from './rows/key-changes.ts'
import { kill } from './rows/kill.ts'
import { lastOnes } from './rows/last-ones.ts'
import { liveReaders } from './rows/live-readers.ts'
import { nightlyBackup } from './rows/nightly-backup.ts'
import { overload } from './rows/overload.ts'
import { overloadBehindNginx } from './rows/overload-behind-nginx.ts'
import { postgresRestart } from './rows/postgres-restart.ts'
import { restoreInterrupted } from './rows/restore.ts'
import { scriptPayloads } from './rows/script-payloads.ts'
import { sigterm } from './rows/sigterm.ts'
import { slowClients } from './rows/slow-clients.ts'
import { smtpFaults } from './rows/smtp-faults.ts'
import { stripeFaults } from './rows/stripe-faults.ts'
import { sync } from './rows/sync.ts'
import { twins } from './rows/twins.ts'

export const rows: readonly Row[] = [
  kill,
  sigterm,
  twins,
  gatewayFaults,
  stripeFaults,
  keyChanges,
  smtpFaults,
  sync,
  badDisk,
  fullDisk,
  postgresRestart,
  restoreInterrupted,
  nightlyBackup,
  backupPair,
  fullBackupDisk,
  lastOnes,
  fuzzedRequestsRow,
  scriptPayloads,
  hostilePicturesRow,
  slowClients,
  overload,
  overloadBehindNginx,
  liveReaders,
]
