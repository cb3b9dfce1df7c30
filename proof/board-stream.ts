// One who reads the live stream until it ends: in order, as a stream that is told to come back, or cut.

export interface LiveReader {
  /** Whether all tickets came, which the stream opens with. */
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
