// Without a mail server: each letter becomes a file in a folder, which any mail program opens.
import { mkdir, open, opendir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isSingleAddress } from '#domain/orders/email.ts'
import { composeMessage } from './compose-message.ts'
import { MailServerDown, type Mailer } from './mailer.ts'

/** Some 40 MB: who has no mail server looks at the newest, and a flood of orders must not fill the disk. */
const maxEmails = 1_000

export function createOutboxMailer(folder: string, most = maxEmails): Mailer {
  const syncFolderSoon = coalesce(() => syncFolder(folder))
  let listed: Promise<Set<string>> | undefined
  /** Listed once; a folder that could not be read is tried again with the next letter. */
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

  /** All of it or nothing: written beside, synced, then put in its place. A second try replaces the first. */
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
    // To the end: a letter that is written again is a new one.
    emails.delete(name)
    emails.add(name)
    await deleteOldest()
  }

  const send: Mailer['send'] = async (email) => {
    if (!isSingleAddress(email.to.address)) return 'refused'
    if (!/^[a-z0-9-]+$/.test(email.name)) throw new Error('not a name for a file')
    const mail = await composeMessage(email)
    await saveFile(`${email.name}.eml`, mail).catch((cause: unknown) => {
      const { code = 'unknown' } = cause as NodeJS.ErrnoException
      throw new MailServerDown(`the outbox cannot be written (${code})`, { cause })
    })
    return 'sent'
  }
  // A file is cut short by no other.
  return { send, sendIsolated: send, close() {} }
}

/** The letters that are there, the oldest first. */
async function listEmails(folder: string): Promise<Set<string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  const aged = []
  for (const name of names) {
    const { mtimeMs } = await stat(path.join(folder, name)).catch(() => ({ mtimeMs: 0 }))
    aged.push({ name, mtimeMs })
  }
  return new Set(aged.toSorted((one, other) => one.mtimeMs - other.mtimeMs).map(({ name }) => name))
}

/** Runs one at a time; whoever asks meanwhile shares the next one, which begins after they asked. */
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

/** A new name is safe only when its folder is on the disk too; Windows has no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Throws away the letters last written before a moment, and drafts that a crash left; nothing else in the folder. */
export async function removeOldEmails(folder: string, before: Date): Promise<void> {
  const files = await opendir(folder).catch(unlessMissing)
  // No letter has ever been written here.
  if (!files) return
  for await (const file of files) {
    if (!file.isFile() || !/\.eml(\.part)?$/.test(file.name)) continue
    const place = path.join(folder, file.name)
    // A draft may have got its name since it was listed.
    const found = await stat(place).catch(unlessMissing)
    if (found && found.mtime < before) await rm(place, { force: true })
  }
}

function unlessMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}
