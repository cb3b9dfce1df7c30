// A clock that a test moves: Date and the timers of whatever is loaded after this file go by it. When the clock
// is moved forward, timers that are due by then fire at once, as after a real wait, except that an interval fires only
// once. In between, time goes on by itself. The clock does not affect what Node times internally: timers/promises,
// AbortSignal.timeout, performance.now.
const OurDate = Date
const our = { setTimeout, setInterval, clearTimeout, clearInterval }
/** Node's own limit. */
const longestWait = 2 ** 31 - 1

let ahead = 0
const now = () => OurDate.now() + ahead
const waiting = new Set<ClockTimer>()

/** Sets the clock for a server that is about to open; no timer fires. */
export function setClock(aheadMs: number): void {
  ahead = aheadMs
}

/** Moves the clock forward, and fires the timers that are due. */
export function moveClock(byMs: number): void {
  ahead += byMs
  const due = [...waiting].filter((timer) => timer.comesCloser(byMs))
  for (const timer of due.toSorted((one, other) => one.due - other.due)) timer.run()
}

type Call = (...values: unknown[]) => void

/** The part of Node's Timeout that servers use. */
class ClockTimer {
  due = 0
  private timer: NodeJS.Timeout | undefined
  private isHeld = true
  private readonly call: () => void
  private readonly ms: number
  private readonly repeats: boolean

  constructor(call: () => void, ms: number | undefined, repeats: boolean) {
    this.call = call
    this.ms = Math.min(Math.max(Number(ms) || 1, 1), longestWait)
    this.repeats = repeats
    this.refresh()
  }

  /** Whether the moved clock has reached this timer. */
  comesCloser(byMs: number): boolean {
    this.due -= byMs
    if (this.due <= OurDate.now()) return true
    this.wait()
    return false
  }

  run(): void {
    // An earlier timer of the same moment may have cleared this one.
    if (!waiting.has(this)) return
    if (this.repeats) this.refresh()
    else this.close()
    this.call()
  }

  refresh(): this {
    waiting.add(this)
    this.due = OurDate.now() + this.ms
    this.wait()
    return this
  }

  close(): this {
    waiting.delete(this)
    our.clearTimeout(this.timer)
    return this
  }

  ref(): this {
    this.isHeld = true
    this.timer?.ref()
    return this
  }

  unref(): this {
    this.isHeld = false
    this.timer?.unref()
    return this
  }

  hasRef(): boolean {
    return this.isHeld
  }

  [Symbol.dispose](): void {
    this.close()
  }

  private wait(): void {
    our.clearTimeout(this.timer)
    this.timer = our.setTimeout(() => this.run(), Math.max(this.due - OurDate.now(), 1))
    if (!this.isHeld) this.timer.unref()
  }
}

function start(repeats: boolean) {
  return (call: Call, ms?: number, ...values: unknown[]) => new ClockTimer(() => call(...values), ms, repeats)
}

function clear(timer: unknown): void {
  if (timer instanceof ClockTimer) timer.close()
  else our.clearTimeout(timer as NodeJS.Timeout | undefined)
}

globalThis.Date = new Proxy(OurDate, {
  construct: (target, values: unknown[], newTarget: typeof OurDate) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget) as object,
  get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
})
Object.assign(globalThis, {
  // util.promisify looks for a property of the original.
  setTimeout: Object.defineProperties(start(false), Object.getOwnPropertyDescriptors(our.setTimeout)),
  setInterval: start(true),
  clearTimeout: clear,
  clearInterval: clear,
})
