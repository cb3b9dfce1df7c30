// Reads the live stream of a board until it ends: cleanly, with the request to reconnect, or cut off.

export interface LiveReader {
  /** Whether the list of all tickets arrived, with which the stream opens. */
  readonly opened: Promise<boolean>
  /** How the stream ended. */
  readonly ended: Promise<'in order' | 'cut'>
  readonly seen: () => string
  close(): void
}

export async function openStream(url: string, cookie: string): Promise<LiveReader> {
  const leaving = new AbortController()
  const stream = await fetch(`${url}/api/live?board=1`, { headers: { cookie }, signal: leaving.signal })
  const tellOpened = Promise.withResolvers<boolean>()
  let seen = ''
  const read = async (): Promise<'in order' | 'cut'> => {
    try {
      for await (const chunk of stream.body ?? []) {
        seen += Buffer.from(chunk).toString()
        if (seen.includes('event: board')) tellOpened.resolve(true)
      }
      return 'in order'
    } catch {
      return 'cut'
    } finally {
      tellOpened.resolve(false)
    }
  }
  return { ended: read(), opened: tellOpened.promise, seen: () => seen, close: () => leaving.abort() }
}
