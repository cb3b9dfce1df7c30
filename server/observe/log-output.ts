// Writes the log to a pipe or a file with a bounded backlog, without waiting for the reader, and flushes when the process ends.
// pino's own destination will not do: its last flush retries forever once the pipe's reader is gone or the disk is full.
import { write, writeSync } from 'node:fs'

export interface LogOutput {
  write(line: string): void
  /** Also called by pino after a fatal line. */
  flushSync(): void
}

/** When the reader is this many characters behind, new lines are dropped, so that the backlog cannot fill the memory. */
const maxBacklog = 1024 * 1024
/** How long the exit of the process waits for a slow reader, in milliseconds. */
const maxFlushMs = 500
const retryDelayMs = 20

export function openLogOutput(descriptor = 1): LogOutput {
  let backlog: string[] = []
  let backlogLength = 0
  /** The rest of the lines that are being written. */
  let chunk = Buffer.alloc(0)
  let isWriting = false
  /** Set while the pipe is full: no write of the chunk is in progress until this timer fires. */
  let retry: NodeJS.Timeout | undefined
  /** The reader has closed the pipe, so nothing can be written to it. */
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
    // Other errors are ignored, since orders go on without a log; a full disk may have room for the next line.
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
      // A chunk whose asynchronous write is in progress is left to that write.
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

/** Whether the pipe is full because its reader is slow. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(EAGAIN|EBUSY)$/.test(String(error.code))
}
