// Works on one picture at a time, in a process that ends with it: its memory is given back, a file that breaks the decoder
// breaks nothing else, and one that takes too long is ended (R56).
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
  /** Makes the picture anew, and the files of its middle. */
  processUpload(upload: Uint8Array): Promise<ProcessedPicture>
  crop(source: Uint8Array, crop: PictureCrop): Promise<RenderedFiles>
  /** Makes what stands for the restaurant in letters and link previews. */
  renderName(task: NameTask): Promise<NamePictures>
}

export interface ProcessorLimits {
  /** Ends the work under way, when the server stops. */
  readonly closing: AbortSignal
  /** In milliseconds by the clock. picture-work.ts counts its own time on the core, and ends before, unless the machine is busy. */
  readonly maxWorkMs: number
  /** How long a picture waits for those before it: together with the work less than an answer may take (time-outs.ts). */
  readonly maxWaitMs?: number
  /** How many may wait. */
  readonly maxQueued?: number
}

/** By the clock, in milliseconds. */
const maxWaitMs = 5_000

/** What the wait leaves of the time of an answer, with two seconds to send it. */
export function maxWorkWithin(responseTimeout: number): number {
  return responseTimeout - maxWaitMs - 2_000
}

const script = path.join(import.meta.dirname, 'picture-worker.ts')

export function createPictureProcessor(limits: ProcessorLimits): PictureProcessor {
  const { closing, maxQueued = 3 } = limits
  const enqueue = createQueue(limits.maxWaitMs ?? maxWaitMs, maxQueued)
  const work = async <Made extends RenderedFiles>(task: PictureTask): Promise<Made> => {
    const answer = await enqueue(() => runTask(task, closing, limits.maxWorkMs))
    if (!('error' in answer)) return answer as Made
    if (answer.error === 'unreadable') throw new Problem('picture-unreadable')
    if (answer.error === 'late') throw busyProblem()
    throw new Error('sharp does not run on this machine: pictures cannot be uploaded')
  }
  return {
    async processUpload(upload) {
      // The bytes decide, whatever the request calls them. What is no picture starts no process.
      if (!uploadTypeOf(upload)) throw new Problem('not-a-picture')
      const picture = await work<ProcessedPicture>({ upload })
      assertPictures([{ format: 'webp', bytes: picture.source }, ...picture.files])
      return picture
    },
    async crop(source, crop) {
      const made = await work<RenderedFiles>({ source, crop })
      assertPictures(made.files)
      return made
    },
    async renderName(task) {
      const made = await work<NamePictures>(task)
      assertPictures(made.files)
      return made
    },
  }
}

/** Even a process that a file has taken over gets nothing served that is not a picture. */
function assertPictures(files: readonly { readonly format: string; readonly bytes: Uint8Array }[]): void {
  if (files.some(({ format, bytes }) => uploadTypeOf(bytes) !== format))
    throw new Problem('picture-unreadable')
}

/** Makes a function that runs one work after the other. */
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
    // None of the server's settings: no password of the database, no token.
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
  // Ended by its own limit of work, by the machine for want of memory, or by what is in the file.
  child.once('exit', () => end({ error: 'unreadable' }))
  child.once('error', (error) => {
    clearTimeout(timeoutTimer)
    reject(signal.aborted ? new Problem('unavailable', { retryAfter: 2 }, error) : error)
  })
  // A process that is gone already has said so above.
  child.send(task, () => {})
  return promise
}
