// Where the log is written: to a pipe or a file, without waiting for its reader, and flushed when the process ends. Not pino's own
// destination: its last flush tries for ever, and blocks the process, once the reader of a pipe is gone or the disk is full.
import { write, writeSync } from 'node:fs'

export interface LogOutput {
  write(line: string): void
  /** Also called by pino after a fatal line. */
  flushSync(): void
}

/** A reader that is this far behind misses lines: the log must not fill the memory. */
const maxBacklog = 1024 * 1024
/** How long the end of the process waits for a slow reader of its last lines, in milliseconds. */
const maxFlushMs = 500
const retryDelayMs = 20

export function openLogOutput(descriptor = 1): LogOutput {
  let backlog: string[] = []
  let backlogLength = 0
  /** What is left of the lines that are being written. */
  let chunk = Buffer.alloc(0)
  let isWriting = false
  /** The pipe was full: until then nobody is writing what is left. */
  let retry: NodeJS.Timeout | undefined
  /** Nobody will ever read from this pipe again. */
  let isClosed = false

  const takeBacklog = () => {
    chunk = Buffer.from(backlog.join(''))
    backlog = []
    backlogLength = 0
  }
  const writeNext = () => {
    if (chunk.length === 0) takeBacklog()
    isWriting = chunk.length > 0
    if (isWriting) write(descriptor, chunk, onWritten)
  }
  const onWritten = (error: NodeJS.ErrnoException | null, written: number) => {
    if (error && isBusy(error)) {
      retry = setTimeout(() => {
        retry = undefined
        write(descriptor, chunk, onWritten)
      }, retryDelayMs)
      return
    }
    chunk = error ? Buffer.alloc(0) : chunk.subarray(written)
    // Orders go on without a log. A disk that is full may have room for the next line.
    if (error?.code === 'EPIPE') isClosed = true
    writeNext()
  }

  const output: LogOutput = {
    write(line) {
      if (isClosed || backlogLength + chunk.length > maxBacklog) return
      backlog.push(line)
      backlogLength += line.length
      if (!isWriting) writeNext()
    },
    flushSync() {
      if (isClosed) return
      const startedAt = performance.now()
      // What a thread is writing at this moment is left to that thread.
      let rest = Buffer.concat([retry ? chunk : Buffer.alloc(0), Buffer.from(backlog.join(''))])
      backlog = []
      backlogLength = 0
      if (retry) {
        clearTimeout(retry)
        retry = undefined
        chunk = Buffer.alloc(0)
        isWriting = false
      }
      while (rest.length > 0) {
        try {
          rest = rest.subarray(writeSync(descriptor, rest))
        } catch (error) {
          if (!isBusy(error) || performance.now() - startedAt > maxFlushMs) return
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, retryDelayMs)
        }
      }
    },
  }
  process.on('exit', output.flushSync)
  return output
}

/** The pipe is full: the reader is slow. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(EAGAIN|EBUSY)$/.test(String(error.code))
}
