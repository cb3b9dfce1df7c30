// The nightly backups, for the owner: which there are, and the file itself for her password (R73).
import { constants } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import * as z from 'zod/mini'
import { isDay } from '#domain/basics/days.ts'
import { Problem } from '#domain/basics/problems.ts'
import { daysWithoutBackup, overdueDays } from '#domain/restaurant/backup.ts'
import { backupsReply, downloadBody, downloadReply } from '#domain/restaurant/backups-schema.ts'
import { nextQuietHour } from '#domain/restaurant/quiet-hour.ts'
import { backupPaths, type BackupsReply } from '#domain/restaurant/restaurant-api.ts'
import {
  beginDownload,
  permitDownload,
  type DownloadBackupDeps,
} from '../../actions/restaurant/download-backup.ts'
import type { Config } from '../../config.ts'
import { isOnSameDisk } from '../../db/engine/disk-space.ts'
import type { Place } from '../../db/engine/database.ts'
import { readBackups, readLastGoodBackup, type StoredBackup } from '../../db/restaurant/backups.ts'
import { file as fileReply, json, type ReplySpec } from '../../http/reply-spec.ts'
import { nothing, type Routes } from '../../http/route-rules.ts'
import type { RestaurantNow } from '../../live/restaurant-now.ts'

export interface OfficeBackupsDeps extends DownloadBackupDeps {
  readonly config: Pick<Config, 'backupDir'> & Place
  readonly restaurant: Pick<RestaurantNow, 'current' | 'pageData'>
  /** Aborted when the server stops: a download may take longer than the stop may. */
  readonly closing: AbortSignal
}

const params = z.strictObject({ day: z.string().check(z.refine(isDay)) })
const keyQuery = z.strictObject({ key: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) })
/** Each of them reads the disk on which the orders may be. */
const maxDownloads = 2

export function officeBackupsRoutes(app: Routes, deps: OfficeBackupsDeps): void {
  let downloads = 0
  const config = (summary: string, reply: ReplySpec) => ({ access: 'run-office', summary, reply }) as const

  app.get(
    backupPaths.all,
    { config: config('The nightly backups', json(backupsReply)), schema: { querystring: nothing } },
    () => listBackups(deps),
  )

  app.post(
    backupPaths.download(':day'),
    {
      config: {
        ...config('A link that downloads a backup once, for the own password', json(downloadReply)),
        limitsAttempts: true,
      },
      schema: { querystring: nothing, params, body: downloadBody },
    },
    async ({ params: { day }, body: { current }, staff }) => ({
      url: await permitDownload(deps, { staff, day, current }),
    }),
  )

  app.get(
    backupPaths.file(':day'),
    {
      config: {
        ...config('The file of a backup', fileReply('application/vnd.sqlite3')),
      },
      schema: { querystring: keyQuery, params },
    },
    async ({ params: { day }, query: { key }, staff }, reply) => {
      if (downloads >= maxDownloads) throw new Problem('busy', { retryAfter: 60 })
      downloads += 1
      reply.raw.once('close', () => (downloads -= 1))
      const { file, size, handle } = await openBackup(deps, day)
      try {
        await beginDownload(deps, { staff, day, key })
      } catch (error) {
        await handle.close()
        throw error
      }
      return (
        reply
          .type('application/vnd.sqlite3')
          .header('content-length', size)
          .header('content-disposition', `attachment; filename="${file}"`)
          // A stream ends with its signal, and closes the file either way.
          .send(handle.createReadStream({ signal: deps.closing }))
      )
    },
  )
}

/**
 * The name comes from the database, which checks it; what it names is nobody's link to another file. A server without the file
 * leaves the key unused and nothing in the log.
 */
async function openBackup({ db, config }: OfficeBackupsDeps, of: string) {
  const backup = (await readBackups(db.read)).find(({ day, finishedAt }) => day === of && finishedAt !== null)
  if (!backup) throw new Problem('not-found')
  const file = path.join(config.backupDir, backup.file)
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => undefined)
  const found = await handle?.stat()
  if (handle && found?.isFile() && found.size === backup.size)
    return { file: backup.file, size: found.size, handle }
  await handle?.close()
  throw new Problem('not-found')
}

async function listBackups(deps: OfficeBackupsDeps): Promise<BackupsReply> {
  const { db, config, restaurant } = deps
  const now = deps.now()
  const last = await readLastGoodBackup(db)
  const quiet = nextQuietHour(restaurant.pageData().hours, restaurant.current().timeZone, now)
  return {
    backups: await Promise.all((await readBackups(db.read)).map((backup) => describe(deps, backup, now))),
    lastGoodAt: last.at,
    isOverdue: daysWithoutBackup(last, now) >= overdueDays,
    nextAt: new Date(quiet.at).toISOString(),
    folder: config.backupDir,
    isOnSameDisk: await isOnSameDisk(config.backupDir, config),
  }
}

async function describe(
  { config }: OfficeBackupsDeps,
  backup: StoredBackup,
  now: Date,
): Promise<BackupsReply['backups'][number]> {
  const { day, startedAt, finishedAt, size, restoredAt } = backup
  const found = await stat(path.join(config.backupDir, backup.file)).catch(() => undefined)
  const isBeingMade = backup.fault === null && Date.parse(backup.claimedUntil) > now.getTime()
  const state =
    finishedAt === null
      ? isBeingMade
        ? 'making'
        : 'failed'
      : found?.size === size
        ? 'kept'
        : found || backup.server === hostname() || backup.isMissing
          ? 'missing'
          : 'elsewhere'
  const fault = backup.fault ?? (state === 'failed' ? ({ code: 'interrupted' } as const) : null)
  return { day, startedAt, state, server: backup.server, size, restoredAt, fault }
}
