// The queue for password hashes (trust rule 12). Only a few run concurrently, since each takes 19 MiB and a core. Known callers
// go first, and callers take turns (round robin), so that no caller blocks the others. The username never affects the queue:
// otherwise the waiting time would reveal which usernames exist.
import { Problem } from '#domain/basics/problems.ts'

/** The caller of a hash: a device, a client address, a logged-in person or the server itself. */
export interface Caller {
  readonly key: string
  /** Whether the caller has logged in lately. This gives priority in the queue and nothing else. */
  readonly isKnown: boolean
}

/** For commands and the start of the server, which do not come from the network. */
export const systemCaller: Caller = { key: 'ourselves', isKnown: true }

export interface HashQueue {
  /** Rejects when the queue is full. A queued call may also be rejected later, to make room for a caller with fewer calls. */
  run<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result>
}

interface QueuedCall {
  readonly start: () => void
  readonly reject: (problem: Problem) => void
}

/** Queued calls by caller. The first caller has the next turn; a caller without queued calls has no entry. */
type Lane = Map<string, QueuedCall[]>

const defaults = { concurrency: 2, maxQueued: 50, maxPerCaller: 4 }

export function createHashQueue({ concurrency, maxQueued, maxPerCaller } = defaults): HashQueue {
  const known: Lane = new Map()
  const unknown: Lane = new Map()
  let running = 0
  let queued = 0

  function acquireSlot({ key, isKnown }: Caller): Promise<void> {
    if (running < concurrency) {
      running += 1
      return Promise.resolve()
    }
    const lane = isKnown ? known : unknown
    const ahead = lane.get(key)?.length ?? 0
    if (ahead >= maxPerCaller || (queued >= maxQueued && !makeRoom(isKnown, ahead))) throw tooManyRequests()
    queued += 1
    return new Promise((start, reject) => lane.set(key, [...(lane.get(key) ?? []), { start, reject }]))
  }

  /** Rejects the newest call of the caller with the most queued calls, if that caller has more than the new one would. */
  function makeRoom(isKnown: boolean, ahead: number): boolean {
    // Unknown callers make room for any known caller; known callers make room only for each other.
    if (rejectFromLongest(unknown, isKnown ? 0 : ahead + 1)) return true
    return isKnown && rejectFromLongest(known, ahead + 1)
  }

  function rejectFromLongest(lane: Lane, moreThan: number): boolean {
    let [longestKey, longestLine]: [string, QueuedCall[]] = ['', []]
    // Of two equally long lines, the one whose turn comes later is chosen.
    for (const [key, line] of lane) {
      if (line.length >= longestLine.length) [longestKey, longestLine] = [key, line]
    }
    if (longestLine.length <= moreThan) return false
    longestLine.pop()?.reject(tooManyRequests())
    if (longestLine.length === 0) lane.delete(longestKey)
    queued -= 1
    return true
  }

  function releaseSlot(): void {
    const lane = known.size > 0 ? known : unknown
    const [next] = lane
    if (!next) return void (running -= 1)
    const [key, [first, ...others]] = next
    // The caller's other calls go to the end, so that every other caller has a turn first.
    lane.delete(key)
    if (others.length > 0) lane.set(key, others)
    queued -= 1
    first?.start()
  }

  return {
    async run(caller, work) {
      await acquireSlot(caller)
      try {
        return await work()
      } finally {
        releaseSlot()
      }
    },
  }
}

function tooManyRequests(): Problem {
  return new Problem('too-many-requests', { retryAfter: 5 })
}
