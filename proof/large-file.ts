// A file of the page that is large enough to be slow with.
import type { Send } from './honest-clients.ts'

/** The largest of the page's own: sixty of it fill every buffer between the server and a reader. */
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
