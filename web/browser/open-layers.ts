// Back closes what lies over the page, such as a dialog: each open layer has an entry in the history, and loses it when it
// closes in another way. As many entries as layers is the whole rule; `settle` sees to it.
import { isShown, onLocation } from './hash-location.ts'
import { addEntry, entryNow, isTraveling, onTraversal, travelBack } from './history-entries.ts'

interface Layer {
  readonly close: () => void
  hasEntry: boolean
}

let layers: readonly Layer[] = []
let settling: ReturnType<typeof setTimeout> | undefined

/** Called once, at the start: a reload may have left entries of dialogs that are gone. */
export function watchLayers(): void {
  onTraversal(closeAbove)
  onLocation(() => {
    above().forEach((layer) => (layer.hasEntry = false))
    settleSoon()
  })
  settle()
}

/** `close` is called by Back, and may leave it open: then it has an entry again. Returns what to call once it is closed. */
export function openLayer(close: () => void): () => void {
  const layer = { close, hasEntry: false }
  layers = [...layers, layer]
  giveEntries()
  return () => {
    layers = layers.filter((other) => other !== layer)
    settleSoon()
  }
}

/** Those whose entry is not below the present one any more. */
function above(): Layer[] {
  return layers.filter(({ hasEntry }) => hasEntry).slice(entries())
}

function closeAbove(): void {
  for (const layer of above().toReversed()) {
    layer.hasEntry = false
    layer.close()
  }
  if (isShown()) settle()
  else settleSoon()
}

/** Once everything that closes or opens at the same time has done so: a dialog that follows another takes over its entry. */
function settleSoon(): void {
  settling ??= setTimeout(() => {
    settling = undefined
    settle()
  })
}

function settle(): void {
  // Called again on arrival.
  if (isTraveling()) return
  giveEntries()
  // Also where nobody has closed anything: Forward, or a reload, leads to entries of dialogs that are gone.
  const tooMany = entries() - layers.length
  if (tooMany > 0) travelBack(tooMany)
}

function giveEntries(): void {
  if (isTraveling()) return
  for (const layer of layers) {
    if (layer.hasEntry) continue
    const withEntry = layers.filter(({ hasEntry }) => hasEntry).length
    if (entries() <= withEntry) addEntry({ ...entryNow(), dialogs: entries() + 1 })
    layer.hasEntry = true
  }
}

function entries(): number {
  return entryNow().dialogs ?? 0
}
