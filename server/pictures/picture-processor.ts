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
  take(upload: Uint8Array): Promise<ProcessedPicture>
  cut(source: Uint8Array, cut: PictureCrop): Promise<RenderedFiles>
  /** Makes what stands for the restaurant in letters and link previews. */
  setName(task: NameTask): Promise<NamePictures>
}

export interface ProcessorLimits {
  /** Ends the work under way, when the server stops. */
  readonly closing: AbortSignal
  /** In milliseconds by the clock. picture-work.ts counts its own time on the core, and ends before, unless the machine is busy. */
  readonly maxWorkMs: number
  /** How long a picture waits for those before it: together with the work less than an answer may take (time-outs.ts). */
  readonly maxWaitMs?: number
  /** How many may wait. */
  readonly mostWaiting?: number
}

/** By the clock, in milliseconds. */
const maxWaitMs = 5_000

/** What the wait leaves of the time of an answer, with two seconds to send it. */
export function maxWorkWithin(responseTimeout: number): number {
  return responseTimeout - maxWaitMs - 2_000
}

const script = path.join(import.meta.dirname, 'picture-worker.ts')

export function createPictureProcessor(rules: ProcessorLimits): PictureProcessor {
  const { closing, mostWaiting = 3 } = rules
  const inTurn = createQueue(rules.maxWaitMs ?? maxWaitMs, mostWaiting)
  const work = async <Made extends RenderedFiles>(task: PictureTask): Promise<Made> => {
    const answer = await inTurn(() => runTask(task, closing, rules.maxWorkMs))
    if (!('error' in answer)) return answer as Made
    if (answer.error === 'unreadable') throw new Problem('picture-unreadable')
    if (answer.error === 'late') throw busyProblem()
    throw new Error('sharp does not run on this machine: pictures cannot be uploaded')
  }
  return {
    async take(upload) {
      // The bytes decide, whatever the request calls them. What is no picture starts no process.
      if (!uploadTypeOf(upload)) throw new Problem('not-a-picture')
      const taken = await work<ProcessedPicture>({ upload })
      assertPictures([{ format: 'webp', bytes: taken.source }, ...taken.files])
      return taken
    },
    async cut(source, cut) {
      const made = await work<RenderedFiles>({ source, cut })
      assertPictures(made.files)
      return made
    },
    async setName(task) {
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
function createQueue(patienceMs: number, mostWaiting: number) {
  let last: Promise<unknown> = Promise.resolve()
  let present = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (present > mostWaiting) throw busyProblem()
    present += 1
    const before = last
    const own = Promise.withResolvers<void>()
    last = before.then(() => own.promise)
    const patience = new AbortController()
    try {
      const isOurTurn = await Promise.race([
        before.then(() => true),
        wait(patienceMs, false, { signal: patience.signal }).catch(() => false),
      ])
      if (!isOurTurn) throw busyProblem()
      return await work()
    } finally {
      patience.abort()
      present -= 1
      own.resolve()
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
    clearTimeout(clock)
    resolve(answer)
    child.kill('SIGKILL')
  }
  const clock = setTimeout(() => end({ error: 'late' }), timeout)
  child.once('message', end)
  // Ended by its own limit of work, by the machine for want of memory, or by what is in the file.
  child.once('exit', () => end({ error: 'unreadable' }))
  child.once('error', (error) => {
    clearTimeout(clock)
    reject(signal.aborted ? new Problem('unavailable', { retryAfter: 2 }, error) : error)
  })
  // A process that is gone already has said so above.
  child.send(task, () => {})
  return promise
}
