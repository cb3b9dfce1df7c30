// The letters in a restaurant's outbox, as a mail program shows them.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import type { Place } from '../set-up.ts'

export async function readLetters({ dataDir }: Place): Promise<Map<string, unknown>> {
  const outbox = path.join(dataDir, 'outbox')
  const letters = new Map<string, unknown>()
  for (const file of (await readdir(outbox)).filter((name) => name.endsWith('.eml'))) {
    const {
      subject,
      from,
      to,
      messageId,
      inReplyTo,
      text,
      html = '',
    } = await PostalMime.parse(await readFile(path.join(outbox, file)))
    const shown = html
      .replaceAll(/<(style|head)\b.*?<\/\1>|<[^>]*>/gs, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
    letters.set(`the letter ${file}`, { subject, from, to, messageId, inReplyTo, text, shown })
  }
  return letters
}
