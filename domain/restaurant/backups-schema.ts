// The nightly backups on the wire, for the owner (R73). A schema gives the type.
import * as z from 'zod/mini'
import { requiredText } from '../basics/form-schema.ts'
import { count, day, instant, named } from '../basics/values.ts'

const fault = z
  .discriminatedUnion('code', [
    z.strictObject({ code: z.literal('no-space'), needed: z.nullable(count), free: z.nullable(count) }),
    z.strictObject({
      code: z.enum(['no-folder', 'damaged', 'restored-differently', 'not-tried', 'interrupted', 'failed']),
    }),
  ])
  .register(named, { id: 'BackupFault', description: 'Why there is no backup, or what is wrong with it.' })

export const backup = z
  .strictObject({
    /** The business day that begins with the night of the backup. */
    day,
    /** The moment of the data in it. */
    startedAt: instant,
    /**
     * `kept`: checked, and this server has the file. `elsewhere`: another machine has it. `missing`: somebody took the file away or
     * changed it. `making`: it is being made. `failed`: there is none of that night.
     */
    state: z.enum(['kept', 'elsewhere', 'missing', 'making', 'failed']),
    /** The name of the machine that made it. */
    server: z.string(),
    /** In bytes; null unless it was finished. */
    size: z.nullable(count),
    /** When it was restored into another place for a trial, and was the same; null if it was not, as six of seven are not. */
    restoredAt: z.nullable(instant),
    fault: z.nullable(fault),
  })
  .register(named, { id: 'Backup' })

export const backupsReply = z
  .strictObject({
    /** Newest first. */
    backups: z.array(backup),
    /** The moment of the data in the last good one; null if there is none. */
    lastGoodAt: z.nullable(instant),
    /** True if there has been no good one for two days. */
    isOverdue: z.boolean(),
    /** The next quiet hour. */
    nextAt: instant,
    /** The folder of the files on this server. */
    folder: z.string(),
    /** True if one broken disk would take the restaurant and its backups. */
    isOnSameDisk: z.boolean(),
  })
  .register(named, { id: 'BackupsReply' })

/** The body of POST /api/office/backups/:day/download: the owner's own password once more. */
export const downloadBody = z.strictObject({
  current: requiredText.check(z.minLength(1, { abort: true }), z.maxLength(200, { abort: true })),
})

export const downloadReply = z
  .strictObject({
    /** Opens once, for the person who asked, and within a minute. */
    url: z.string(),
  })
  .register(named, { id: 'DownloadReply' })
