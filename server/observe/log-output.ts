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
const pauseMs = 20

export function openLogOutput(descriptor = 1): LogOutput {
  let waiting: string[] = []
  let waitingLength = 0
  /** What is left of the lines that are being written. */
  let chunk = Buffer.alloc(0)
  let isWriting = false
  /** The pipe was full: until then nobody is writing what is left. */
  let retry: NodeJS.Timeout | undefined
  /** Nobody will ever read from this pipe again. */
  let isClosed = false

  const takeWaiting = () => {
    chunk = Buffer.from(waiting.join(''))
    waiting = []
    waitingLength = 0
  }
  const writeNext = () => {
    if (chunk.length === 0) takeWaiting()
    isWriting = chunk.length > 0
    if (isWriting) write(descriptor, chunk, onWritten)
  }
  const onWritten = (error: NodeJS.ErrnoException | null, written: number) => {
    if (error && isBusy(error)) {
      retry = setTimeout(() => {
        retry = undefined
        write(descriptor, chunk, onWritten)
      }, pauseMs)
      return
    }
    chunk = error ? Buffer.alloc(0) : chunk.subarray(written)
    // Orders go on without a log. A disk that is full may have room for the next line.
    if (error?.code === 'EPIPE') isClosed = true
    writeNext()
  }

  const output: LogOutput = {
    write(line) {
      if (isClosed || waitingLength + chunk.length > maxBacklog) return
      waiting.push(line)
      waitingLength += line.length
      if (!isWriting) writeNext()
    },
    flushSync() {
      if (isClosed) return
      const began = performance.now()
      // What a thread is writing at this moment is left to that thread.
      let rest = Buffer.concat([retry ? chunk : Buffer.alloc(0), Buffer.from(waiting.join(''))])
      waiting = []
      waitingLength = 0
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
          if (!isBusy(error) || performance.now() - began > maxFlushMs) return
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs)
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
