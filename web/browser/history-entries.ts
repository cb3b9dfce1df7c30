// The entries of the browser's history: each one of ours has a number, so that the page can tell Back from Forward and go to
// the very entry that it means.

interface Entry {
  /** Its number in the row. */
  readonly at?: number
  readonly scroll?: number
  /** How many open dialogs and pop-ups lie over the page; each of them has an entry, above the page's own. */
  readonly dialogs?: number
}

/** `from` and `to`: the numbers of the entry that was left and of the one that is there now. */
type Traversed = (from: number, to: number) => void

let at = 0
let hash: string | undefined

/** Where the page itself is going, through entries that nobody is to see. */
let destination: { readonly at: number; readonly timer: ReturnType<typeof setTimeout> } | undefined
/** A journey without an arrival, in milliseconds: the browser had no such entry. */
const longestJourney = 1_000
let waiting: (() => void)[] = []

const listeners = new Set<Traversed>()

/** Called once, before anything else of the page looks at the history. */
export function openHistory(): void {
  at = entryNow().at ?? 0
  numberEntry()
  addEventListener('popstate', popped)
  addEventListener('hashchange', numberEntry)
}

export function entryNow(): Entry {
  const entry: Entry | null = history.state
  return entry ?? {}
}

/** Merges into the entry, because others keep something there, too. */
export function storeInEntry(part: Entry): void {
  history.replaceState({ ...history.state, ...part }, '')
}

export function addEntry(state: object | null, address = ''): void {
  at += 1
  history.pushState({ ...state, at }, '', address)
  hash = location.hash
}

export function replaceEntry(state: object | null, address: string): void {
  history.replaceState({ ...state, at }, '', address)
  hash = location.hash
}

/** Goes to another entry by itself; what it passes is not shown. */
export function travelTo(entry: number): void {
  clearTimeout(destination?.timer)
  destination = { at: entry, timer: setTimeout(arrive, longestJourney) }
  history.go(entry - at)
}

/** Past the entries of this many dialogs. */
export function travelBack(dialogs: number): void {
  travelTo(at - dialogs)
}

export function isTraveling(): boolean {
  return destination !== undefined
}

/** At once, or on arrival: an entry added during a journey would be lost. */
export function whenArrived(act: () => void): void {
  if (destination) waiting.push(act)
  else act()
}

/** Calls back after Back and Forward, and after a journey of the page's own. */
export function onTraversal(listener: Traversed): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function popped(): void {
  const from = at
  numberEntry()
  // Somebody pressed Back meanwhile.
  if (destination && destination.at !== at) return history.go(destination.at - at)
  const isOurs = arrive()
  for (const listener of listeners) listener(isOurs ? at : from, at)
}

/** Returns whether the page itself had set out. */
function arrive(): boolean {
  if (!destination) return false
  clearTimeout(destination.timer)
  destination = undefined
  const acts = waiting
  waiting = []
  acts.forEach((act) => act())
  return true
}

/** A link makes an entry without a number; one to the screen that is shown takes the place of the present entry. */
function numberEntry(): void {
  const entry = entryNow()
  const isNew = hash !== undefined && hash !== location.hash
  if (entry.at === undefined) storeInEntry({ at: isNew ? at + 1 : at })
  at = entryNow().at ?? at
  hash = location.hash
}
