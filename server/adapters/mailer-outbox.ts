// Used without a mail server: writes each email to a file that any mail program opens.
import { mkdir, open, opendir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isSingleAddress } from '#domain/orders/order-emails.ts'
import { MailServerDown, type Mailer } from './mailer.ts'

/** About 40 MB: a flood of orders must not fill the disk, and only the newest emails are of interest. */
const maxEmails = 1_000

export function createOutboxMailer(folder: string, most = maxEmails): Mailer {
  const syncFolderSoon = coalesce(() => syncFolder(folder))
  let listed: Promise<Set<string>> | undefined
  /** The folder is listed once; a folder that could not be read is tried again with the next email. */
  const knownFiles = () =>
    (listed ??= listEmails(folder).catch((error: unknown) => {
      listed = undefined
      throw error
    }))
  const deleteOldest = coalesce(async () => {
    const emails = await knownFiles()
    for (const name of emails) {
      if (emails.size <= most) return
      emails.delete(name)
      await rm(path.join(folder, name), { force: true })
    }
  })

  /** Writes a draft, syncs it and renames it, so that no file is ever half written. A retry replaces the earlier file. */
  async function saveFile(name: string, content: Buffer): Promise<void> {
    const place = path.join(folder, name)
    const draft = `${place}.part`
    const write = () => writeFile(draft, content, { mode: 0o600, flush: true })
    await write().catch(async (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await write()
    })
    await rename(draft, place)
    await syncFolderSoon()
    const emails = await knownFiles()
    // Moves the name to the end: an email that is written again is the newest.
    emails.delete(name)
    emails.add(name)
    await deleteOldest()
  }

  const send: Mailer['send'] = async (email) => {
    if (!isSingleAddress(email.to.address)) return 'refused'
    if (!/^[a-z0-9-]+$/.test(email.name)) throw new Error('not a name for a file')
    // Nodemailer is loaded with the first email, which keeps the start short.
    const { composeMessage } = await import('./compose-message.ts')
    const mail = await composeMessage(email)
    await saveFile(`${email.name}.eml`, mail).catch((cause: unknown) => {
      const { code = 'unknown' } = cause as NodeJS.ErrnoException
      throw new MailServerDown(`the outbox cannot be written (${code})`, { cause })
    })
    return 'sent'
  }
  // Files have no shared connection to isolate.
  return { send, sendIsolated: send, close() {} }
}

/** Lists the emails in the folder, the oldest first. */
async function listEmails(folder: string): Promise<Set<string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  const aged = []
  for (const name of names) {
    const { mtimeMs } = await stat(path.join(folder, name)).catch(() => ({ mtimeMs: 0 }))
    aged.push({ name, mtimeMs })
  }
  return new Set(aged.toSorted((one, other) => one.mtimeMs - other.mtimeMs).map(({ name }) => name))
}

/** Runs the work once at a time. Calls during a run share the next run, which starts after they were made. */
function coalesce(work: () => Promise<void>): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | undefined
  return () => {
    if (next) return next
    next = last.then(() => {
      next = undefined
      return work()
    })
    last = next.catch(() => {})
    return next
  }
}

/** A new file name survives a crash only after its folder is synced; Windows cannot sync a folder. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Deletes emails last written before a moment, and drafts that a crash left behind; touches nothing else in the folder. */
export async function removeOldEmails(folder: string, before: Date): Promise<void> {
  const files = await opendir(folder).catch(unlessMissing)
  // No email has ever been written here.
  if (!files) return
  for await (const file of files) {
    if (!file.isFile() || !/\.eml(\.part)?$/.test(file.name)) continue
    const place = path.join(folder, file.name)
    // A draft may have been renamed since it was listed.
    const found = await stat(place).catch(unlessMissing)
    if (found && found.mtime < before) await rm(place, { force: true })
  }
}

function unlessMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}
