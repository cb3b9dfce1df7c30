// Writes to standard output without waiting for whoever reads it. Lines that come together go out together: one call to
// the system for many requests.
import { writeSync } from 'node:fs'

const stdout = 1
const none = Buffer.alloc(0)
/** A reader that is this far behind misses lines: the log must not fill the memory. */
const longestBacklog = 1024 * 1024
const retryMs = 10
/** How long the end of the process waits for a slow reader of its last words. */
const longestFarewellMs = 500

export function createStdoutWriter(): (text: string) => void {
  let waiting = ''
  let refused: Buffer = none
  let timer: NodeJS.Immediate | NodeJS.Timeout | undefined

  function flush(): void {
    timer = undefined
    refused = writeAll(Buffer.concat([refused, Buffer.from(waiting)]))
    waiting = ''
    if (refused.length > 0) timer = setTimeout(flush, retryMs).unref()
  }

  function flushAtTheEnd(): void {
    const pause = new Int32Array(new SharedArrayBuffer(4))
    for (let waited = 0; waited <= longestFarewellMs; waited += retryMs) {
      flush()
      if (refused.length === 0) return
      Atomics.wait(pause, 0, 0, retryMs)
    }
  }

  // Looking at it makes Node open it, and a pipe that Node has opened refuses what it cannot take instead of waiting. Who
  // prints a greeting into a pipe that nobody holds hears of it here.
  process.stdout.on('error', () => {})
  process.on('exit', flushAtTheEnd)
  return (text) => {
    if (refused.length + waiting.length > longestBacklog) return
    timer ??= setImmediate(flush)
    waiting += text
  }
}

/** Answers what a full pipe did not take. Where nobody reads or the disk is full nothing is kept: orders go on. */
function writeAll(bytes: Buffer): Buffer {
  let rest = bytes
  try {
    while (rest.length > 0) rest = rest.subarray(writeSync(stdout, rest))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return none
  }
  return rest
}
