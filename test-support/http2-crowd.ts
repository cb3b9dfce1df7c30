// A crowd of streams over a few HTTP/2 connections, as one address can open them through nginx.
import { connect, type ClientHttp2Session } from 'node:http2'
import { setTimeout as wait } from 'node:timers/promises'

export interface Crowd {
  /** How many replies came so far, by status; 0 counts the streams that were reset. */
  readonly answers: ReadonlyMap<number, number>
  /** Streams whose reply has begun and goes on. */
  countOpen(): number
  close(): void
}

export interface CrowdOptions {
  readonly sessions: number
  readonly streams: number
  readonly path: string
  /** Opens refused and broken streams again, until the crowd is closed. */
  readonly insists?: boolean
}

/** Starts at once, and goes on until close(). */
export function openCrowd(url: string, { sessions, streams, path, insists = false }: CrowdOptions): Crowd {
  const answers = new Map<number, number>()
  const open = new Set<object>()
  const connected: ClientHttp2Session[] = []
  let isOver = false

  const note = (status: number) => void answers.set(status, (answers.get(status) ?? 0) + 1)
  const again = (what: () => void) => {
    // The retry waits, since the crowd shares its thread with the honest clients.
    if (insists && !isOver) void wait(500).then(what)
  }

  function ask(session: ClientHttp2Session): void {
    if (isOver || session.closed || session.destroyed) return
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
      again(() => ask(session))
    })
  }

  function come(): void {
    if (isOver) return
    const session = connect(url, { rejectUnauthorized: false })
    connected.push(session)
    session.on('error', () => {})
    session.once('connect', () => {
      for (let nth = 0; nth < streams; nth += 1) ask(session)
    })
    session.on('close', () => again(come))
  }

  for (let nth = 0; nth < sessions; nth += 1) come()
  return {
    answers,
    countOpen: () => open.size,
    close() {
      isOver = true
      for (const session of connected) session.destroy()
    },
  }
}
