// Who comes in when more come than can be served: staff before orders, orders before browsing (trust rule 14). It
// knows no HTTP: it is asked at the start of a request, and told at its end.
//
// This is one process with one thread, so what is short is its time. While nobody waits, everybody comes in at once.
// When a turn of the event loop has used up its slice, whoever comes next stands in the line of its kind; between two
// slices the server looks at who is new. So it notices within milliseconds that a line has become too long, and can
// say so at once, however much it has to do.

/** In the order in which they come in. */
export const kinds = ['health', 'staff', 'order', 'login', 'open-page', 'browse'] as const
export type Kind = (typeof kinds)[number]

interface Allowance {
  /** So many are worked on at the same time; the others wait here and not in the database's queue. */
  readonly atOnce: number
  /** In milliseconds: whoever would have to wait longer is asked to come back. */
  readonly longestWait: number
  /** Of those who wait, so many come in before others have their turn. */
  readonly perTurn: number
}

const allowances: Readonly<Record<Kind, Allowance>> = {
  health: { atOnce: 16, longestWait: 1_000, perTurn: 4 },
  // Anybody can send a cookie that looks like theirs, so even they do not keep everybody else out.
  staff: { atOnce: 64, longestWait: 2_000, perTurn: 8 },
  // A card company may need a second for each: this is no limit on a busy lunch, but one on what piles up when it hangs.
  order: { atOnce: 256, longestWait: 150, perTurn: Infinity },
  // Two passwords are worked out at once, at some 30 ms each.
  login: { atOnce: 16, longestWait: 1_000, perTurn: 2 },
  // A page that came in gets its scripts and its stream: half a page is worse than none.
  'open-page': { atOnce: Infinity, longestWait: 2_000, perTurn: Infinity },
  browse: { atOnce: 32, longestWait: 50, perTurn: Infinity },
}

/**
 * In milliseconds: long enough that orders share a sync, short enough that a refusal is quick. In between, those who
 * are inside get as long as those at the door took: a flood of refusals must not eat up the work itself.
 */
const shortestSlice = 10
const longestSlice = 40
/** More do not fit into a slice. */
const mostPerTurn = 128
/** So many may always wait: a few dozen who come at once are no flood, and are over in a moment. */
const shortLine = 64
/** In milliseconds. */
const longestStandstill = 1_000
/** A bound on memory, whatever the waiting time is thought to be. */
const mostWaiting = 1_024
/** How much of what was seen before still counts after another turn. */
const memory = 0.8

interface Line {
  readonly kind: Kind
  readonly waiting: (() => void)[]
  working: number
  startedThisTurn: number
  /** How it has moved lately, while somebody waited: in so many milliseconds so many came in. */
  spent: number
  starts: number
  /** When the last turn of the line began, or since when somebody waits; undefined while nobody does. */
  turnBegan: number | undefined
  lastStart: number
}

export interface LoadShedding {
  /**
   * Lets a request in, now or a little later, and then calls `begin`; or answers false, and it is to be refused.
   * Whoever was let in and is worked on is counted from `started` to `ended`.
   */
  enter(kind: Kind, begin: () => void): boolean
  started(kind: Kind): void
  ended(kind: Kind): void
  waiting(): number
}

export function createLoadShedding(clock: () => number = () => performance.now()): LoadShedding {
  const lines = Object.fromEntries(kinds.map((kind) => [kind, newLine(kind)])) as Record<Kind, Line>
  const inOrder = kinds.map((kind) => lines[kind])
  let waiting = 0
  let turnEnds: number | undefined
  let scheduled = false
  let sliceEnds = 0
  let turnClosed: number | undefined
  let owed: readonly Line[] = []

  const hasRoom = ({ kind, working }: Line) => working < allowances[kind].atOnce
  const canStart = (line: Line) => line.waiting.length > 0 && hasRoom(line)
  const isOwed = (line: Line) => canStart(line) && line.startedThisTurn === 0
  const hasTurn = (line: Line) =>
    canStart(line) && line.startedThisTurn < (stepsBack(line) ? 1 : allowances[line.kind].perTurn)
  /** While somebody waits to order, those who come to look get in one by one, whatever room there is. */
  const stepsBack = ({ kind }: Line) => kind === 'browse' && lines.order.waiting.length > 0

  function turnHasTime(): boolean {
    if (turnEnds === undefined) {
      turnEnds = clock() + shortestSlice
      setImmediate(() => (turnEnds = undefined))
      return true
    }
    return clock() < turnEnds
  }

  /**
   * Each start has an immediate of its own: only between two of them does Node do all that the first has set off, and
   * only then does the clock tell what it cost. Those that are set up while others run come after the next look at the
   * network.
   */
  function schedule(): void {
    if (scheduled || !inOrder.some(canStart)) return
    scheduled = true
    setImmediate(openTurn)
    for (let nth = Math.min(waiting, mostPerTurn); nth > 0; nth -= 1) setImmediate(step)
    setImmediate(closeTurn)
  }

  function openTurn(): void {
    const now = clock()
    const atTheDoor = now - (turnClosed ?? now)
    sliceEnds = now + Math.min(Math.max(atTheDoor, shortestSlice), longestSlice)
    owed = inOrder.filter(canStart)
    for (const line of inOrder) noteTurn(line, now)
  }

  function step(): void {
    // One of each in every turn: a rush of orders does not close the shop window for good.
    const line = clock() < sliceEnds ? inOrder.find(hasTurn) : owed.find(isOwed)
    if (line) startNext(line)
  }

  function closeTurn(): void {
    scheduled = false
    schedule()
    turnClosed = scheduled ? clock() : undefined
  }

  function startNext(line: Line): void {
    const begin = line.waiting.shift()
    if (!begin) return
    line.lastStart = clock()
    line.startedThisTurn += 1
    waiting -= 1
    begin()
  }

  return {
    enter(kind, begin) {
      const line = lines[kind]
      if (waiting === 0 && hasRoom(line) && turnHasTime()) {
        begin()
        return true
      }
      if (stepsBack(line) && line.waiting.length >= shortLine) return false
      if (wouldWaitTooLong(line, clock())) return false
      if (line.waiting.length === 0) line.lastStart = line.turnBegan = clock()
      line.waiting.push(begin)
      waiting += 1
      schedule()
      return true
    },
    started: (kind) => void (lines[kind].working += 1),
    ended(kind) {
      lines[kind].working -= 1
      schedule()
    },
    waiting: () => waiting,
  }
}

/** Starts come in bursts, one in each turn: only whole turns tell how fast a line moves. */
function noteTurn(line: Line, now: number): void {
  if (line.turnBegan !== undefined) {
    line.spent = line.spent * memory + now - line.turnBegan
    line.starts = line.starts * memory + line.startedThisTurn
  }
  line.turnBegan = line.waiting.length > 0 ? now : undefined
  line.startedThisTurn = 0
}

function wouldWaitTooLong(
  { kind, waiting: { length }, spent, starts, lastStart }: Line,
  now: number,
): boolean {
  if (length >= mostWaiting) return true
  if (length >= shortLine && length * spent > allowances[kind].longestWait * starts) return true
  // A line that stands still says nothing of its pace.
  return length > 0 && now - lastStart > longestStandstill
}

/** At first a guess: one a millisecond. */
function newLine(kind: Kind): Line {
  const unknown = { turnBegan: undefined, lastStart: 0 }
  return { kind, waiting: [], working: 0, startedThisTurn: 0, spent: 10, starts: 10, ...unknown }
}
