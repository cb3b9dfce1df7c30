// Turns a request into a stream of Server-Sent Events: its headers, its end, and what happens to a reader that is too slow.
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A reader that falls this far behind is disconnected; it reconnects and gets a full snapshot. */
const maxBacklogBytes = 1024 * 1024

export interface EventStream {
  /** Writes one event. */
  send(text: string): void
  end(): void
  onClose(listener: () => void): void
}

/**
 * Undefined where nobody reads: the client is gone, or asked for the head alone. `release` gives back the stream's place, once
 * the stream is over.
 */
export function openEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  release: () => void,
): EventStream | undefined {
  const { raw } = reply.hijack()
  if (raw.destroyed) {
    release()
    return undefined
  }
  raw.on('close', release)

  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // nginx would otherwise collect the events before it passes them on.
    'x-accel-buffering': 'no',
  })
  // A HEAD request would otherwise wait forever for the stream to end.
  if (request.method === 'HEAD') {
    raw.end()
    return undefined
  }
  raw.write('retry: 1000\n\n')
  if (raw.destroyed) return undefined

  return {
    send(text) {
      if (raw.destroyed || raw.writableEnded) return
      // Measured before writing, so that a first snapshot of any length goes out.
      if (raw.writableLength > maxBacklogBytes) raw.destroy()
      else raw.write(text)
    },
    end: () => void raw.end(),
    onClose: (listener) => void raw.on('close', listener),
  }
}
