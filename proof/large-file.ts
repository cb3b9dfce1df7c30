// Finds a file of the page that is large enough for a slow download.
import type { Send } from './honest-clients.ts'

/** The page's largest file: sixty downloads of it fill every buffer between the server and a client. */
export async function findLargeFile(url: string, send: Send = fetch): Promise<string> {
  const page = await (await send(url, {})).text()
  let largest = { path: '', bytes: 100_000 }
  for (const [path] of page.matchAll(/\/assets\/[\w.-]+/g)) {
    const { headers } = await send(url + path, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    })
    const bytes = Number(headers.get('content-length'))
    if (bytes > largest.bytes) largest = { path, bytes }
  }
  if (!largest.path) throw new Error('the page is not built, or has become very small')
  return largest.path
}
