// Spends at most a share of the thread's time on something: what comes too fast waits its turn.

export interface Pace {
  /** Does it now, or as soon as its share of the time allows, in the order of asking; false when too many wait. */
  when(work: () => void): boolean
  waiting(): number
}

/** In milliseconds: what was not spent is not saved up for longer. */
const longestBurst = 5
const lookEvery = 5
/** As many as there may be connections: each of them waits for one thing at a time. */
const mostWaiting = 5_000

export function createPace(share: number, clock: () => number = () => performance.now()): Pace {
  let waiting: (() => void)[] = []
  let timer: NodeJS.Timeout | undefined
  let left = longestBurst
  let lastLook = clock()

  function earn(): void {
    const now = clock()
    left = Math.min(left + (now - lastLook) * share, longestBurst)
    lastLook = now
  }

  function spend(work: () => void): void {
    const began = clock()
    work()
    left -= clock() - began
  }

  function goOn(): void {
    timer = undefined
    earn()
    let done = 0
    for (; done < waiting.length && left > 0; done += 1) spend(waiting[done] as () => void)
    waiting = waiting.slice(done)
    if (waiting.length > 0) timer = setTimeout(goOn, lookEvery)
  }

  return {
    when(work) {
      earn()
      if (waiting.length === 0 && left > 0) {
        spend(work)
        return true
      }
      if (waiting.length >= mostWaiting) return false
      waiting.push(work)
      timer ??= setTimeout(goOn, lookEvery)
      return true
    },
    waiting: () => waiting.length,
  }
}
