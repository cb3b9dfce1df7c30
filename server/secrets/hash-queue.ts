// The queue for password hashes (trust rule 12). A few run at once, since each takes 19 MiB and a core; the others wait:
// known callers first, then one of each caller in turn, so that nobody keeps the others out. Who is asked for by a username
// never matters here: the wait would tell which usernames exist.
import { Problem } from '#domain/basics/problems.ts'

/** Who asks for a hash: a device, a network address, a person who is logged in, or the server itself. */
export interface Caller {
  readonly key: string
  /** Has logged in lately. That gives a place in the queue, and nothing else. */
  readonly isKnown: boolean
}

/** Commands and the start of the server, which nobody asks over the network. */
export const systemCaller: Caller = { key: 'ourselves', isKnown: true }

export interface HashQueue {
  /** Refused when too many wait, also later, for a caller that has fewer. */
  run<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result>
}

interface QueuedCall {
  readonly start: () => void
  readonly reject: (problem: Problem) => void
}

/** Who waits, by caller. The caller whose turn is next comes first; nobody is listed with nothing. */
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

  /** Refuses the newest of whoever has the most waiting, if that is fair to both. */
  function makeRoom(isKnown: boolean, ahead: number): boolean {
    // Strangers make room for anybody who is known, and known callers only for each other.
    if (rejectFromLongest(unknown, isKnown ? 0 : ahead + 1)) return true
    return isKnown && rejectFromLongest(known, ahead + 1)
  }

  function rejectFromLongest(lane: Lane, moreThan: number): boolean {
    let [longestKey, longestLine]: [string, QueuedCall[]] = ['', []]
    // Of two as long, the one whose turn is later.
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
    // The caller's others wait behind everybody else's next one.
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
