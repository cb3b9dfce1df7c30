// A crowd of streams over a few HTTP/2 connections, as one address can open them through nginx.
import { connect, type ClientHttp2Session } from 'node:http2'

export interface Crowd {
  /** Counts the replies so far by status; 0 counts the streams that were reset. */
  readonly answers: ReadonlyMap<number, number>
  /** Counts the streams whose reply has begun and not ended. */
  countOpen(): number
  close(): void
}

export interface CrowdOptions {
  readonly sessions: number
  readonly streams: number
  readonly path: string
}

/** Starts at once, and goes on until close(). */
export function openCrowd(url: string, { sessions, streams, path }: CrowdOptions): Crowd {
  const answers = new Map<number, number>()
  const open = new Set<object>()
  const note = (status: number) => void answers.set(status, (answers.get(status) ?? 0) + 1)

  function ask(session: ClientHttp2Session): void {
    const stream = session.request({ ':path': path })
    let status = 0
    stream.on('response', (headers) => {
      status = Number(headers[':status'])
      note(status)
      if (status === 200) open.add(stream)
    })
    stream.on('error', () => {}).resume()
    stream.on('close', () => {
      if (status === 0) note(0)
      open.delete(stream)
    })
  }

  const connected = Array.from({ length: sessions }, () => {
    const session = connect(url, { rejectUnauthorized: false })
    session.on('error', () => {})
    session.once('connect', () => {
      for (let nth = 0; nth < streams; nth += 1) ask(session)
    })
    return session
  })
  return {
    answers,
    countOpen: () => open.size,
    close() {
      for (const session of connected) session.destroy()
    },
  }
}
