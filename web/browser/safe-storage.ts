// Local storage and session storage that never throw: where storage is full or forbidden, a read finds nothing and a
// write returns false.

export interface SafeStorage {
  read(key: string): string | null
  /** False when the text could not be stored. */
  write(key: string, text: string): boolean
  remove(key: string): void
}

/** `storage` is a function, because even reading the `localStorage` property throws where storage is forbidden. */
function safe(storage: () => Storage): SafeStorage {
  function attempt<Answer>(work: (stored: Storage) => Answer, otherwise: Answer): Answer {
    try {
      return work(storage())
    } catch {
      return otherwise
    }
  }
  return {
    read: (key) => attempt((stored) => stored.getItem(key), null),
    write: (key, text) => attempt((stored) => (stored.setItem(key, text), true), false),
    remove: (key) => attempt((stored) => stored.removeItem(key), undefined),
  }
}

/** Session storage: belongs to one tab, survives a reload, and is gone when the tab is closed. */
export const tabStorage = safe(() => sessionStorage)
/** Local storage: shared by all tabs of this browser. */
export const browserStorage = safe(() => localStorage)

/** Whether this browser keeps anything at all: a private window, or a setting, may forbid it. */
export function canStore(): boolean {
  const probe = 'burritoful.probe'
  const isStored = browserStorage.write(probe, '')
  browserStorage.remove(probe)
  return isStored
}

/** Parses stored JSON; undefined when nothing was stored or the text is not JSON. */
export function parseStored(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
