// Processes one picture at a time, each in a child process of its own: the memory is freed afterward, a file that crashes the
// decoder harms nothing else, and a file that takes too long is stopped (R56).
import { fork } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { uploadTypeOf, type PictureCrop } from '#domain/menu/picture.ts'
import { Problem } from '#domain/basics/problems.ts'
import type {
  RenderedFiles,
  NamePictures,
  NameTask,
  PictureTask,
  ProcessedPicture,
  TaskResult,
} from './picture-task.ts'

export interface PictureProcessor {
  /** Re-encodes an upload as a clean source, and makes the files of its central crop. */
  processUpload(upload: Uint8Array): Promise<ProcessedPicture>
  crop(source: Uint8Array, crop: PictureCrop): Promise<RenderedFiles>
  /** Makes the pictures of the restaurant's name for emails and link previews. */
  renderName(task: NameTask): Promise<NamePictures>
}

export interface ProcessorLimits {
  /** Aborts the current task when the server stops. */
  readonly closing: AbortSignal
  /** Timeout of a task in wall-clock milliseconds. Unless the machine is busy, the worker's own CPU limit comes first. */
  readonly maxWorkMs: number
  /** How long a task may wait in the queue. Waiting and work together stay below the response timeout (http-timeouts.ts). */
  readonly maxWaitMs?: number
  /** The most tasks in the queue. */
  readonly maxQueued?: number
}

const maxWaitMs = 5_000

/** The response timeout without the wait in the queue and without two seconds to send the response. */
export function maxWorkWithin(responseTimeout: number): number {
  return responseTimeout - maxWaitMs - 2_000
}

const script = path.join(import.meta.dirname, 'picture-worker.ts')

export function createPictureProcessor(limits: ProcessorLimits): PictureProcessor {
  const { closing, maxQueued = 3 } = limits
  const enqueue = createQueue(limits.maxWaitMs ?? maxWaitMs, maxQueued)
  const work = async <Result extends RenderedFiles>(task: PictureTask): Promise<Result> => {
    const answer = await enqueue(() => runTask(task, closing, limits.maxWorkMs))
    if (!('error' in answer)) return answer as Result
    if (answer.error === 'unreadable') throw new Problem('picture-unreadable')
    if (answer.error === 'late') throw busyProblem()
    throw new Error('sharp does not run on this machine: pictures cannot be uploaded')
  }
  return {
    async processUpload(upload) {
      // The first bytes decide, and not the content type. Other files do not start a process.
      if (!uploadTypeOf(upload)) throw new Problem('not-a-picture')
      const picture = await work<ProcessedPicture>({ upload })
      assertPictures([{ format: 'webp', bytes: picture.source }, ...picture.files])
      return picture
    },
    async crop(source, crop) {
      const pictures = await work<RenderedFiles>({ source, crop })
      assertPictures(pictures.files)
      return pictures
    },
    async renderName(task) {
      const pictures = await work<NamePictures>(task)
      assertPictures(pictures.files)
      return pictures
    },
  }
}

/** Checks the worker's output, so that even a compromised worker cannot make the server serve anything but pictures. */
function assertPictures(files: readonly { readonly format: string; readonly bytes: Uint8Array }[]): void {
  if (files.some(({ format, bytes }) => uploadTypeOf(bytes) !== format))
    throw new Problem('picture-unreadable')
}

/** Returns a function that runs tasks one after the other, and refuses a task that would wait too long. */
function createQueue(timeoutMs: number, maxQueued: number) {
  let last: Promise<unknown> = Promise.resolve()
  let active = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (active > maxQueued) throw busyProblem()
    active += 1
    const before = last
    const done = Promise.withResolvers<void>()
    last = before.then(() => done.promise)
    const waitTimer = new AbortController()
    try {
      const isOurTurn = await Promise.race([
        before.then(() => true),
        wait(timeoutMs, false, { signal: waitTimer.signal }).catch(() => false),
      ])
      if (!isOurTurn) throw busyProblem()
      return await work()
    } finally {
      waitTimer.abort()
      active -= 1
      done.resolve()
    }
  }
}

function busyProblem(): Problem {
  return new Problem('busy', { retryAfter: 5 })
}

function runTask(task: PictureTask, signal: AbortSignal, timeout: number): Promise<TaskResult> {
  const { promise, resolve, reject } = Promise.withResolvers<TaskResult>()
  const child = fork(script, [], {
    serialization: 'advanced',
    execArgv: [],
    // The worker gets none of the server's settings, which contain secrets.
    env: {
      ...(process.env['SystemRoot'] && { SystemRoot: process.env['SystemRoot'] }),
      MALLOC_ARENA_MAX: '1',
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    signal,
    killSignal: 'SIGKILL',
  })
  const end = (answer: TaskResult) => {
    clearTimeout(timeoutTimer)
    resolve(answer)
    child.kill('SIGKILL')
  }
  const timeoutTimer = setTimeout(() => end({ error: 'late' }), timeout)
  child.once('message', end)
  // The worker exited: it reached its CPU limit, ran out of memory, or the file crashed the decoder.
  child.once('exit', () => end({ error: 'unreadable' }))
  child.once('error', (error) => {
    clearTimeout(timeoutTimer)
    reject(signal.aborted ? new Problem('unavailable', { retryAfter: 2 }, error) : error)
  })
  // Sending to a worker that has already exited fails; the listeners above handle the exit.
  child.send(task, () => {})
  return promise
}
