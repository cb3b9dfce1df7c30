// The browser's storage where it may be full or forbidden: reading finds nothing then, and writing says so.

export interface SafeStorage {
  read(key: string): string | null
  /** False when it could not be kept. */
  write(key: string, text: string): boolean
  remove(key: string): void
}

/** A function, because even naming the storage throws where it is forbidden. */
function safe(storage: () => Storage): SafeStorage {
  function attempt<Answer>(work: (kept: Storage) => Answer, otherwise: Answer): Answer {
    try {
      return work(storage())
    } catch {
      return otherwise
    }
  }
  return {
    read: (key) => attempt((kept) => kept.getItem(key), null),
    write: (key, text) => attempt((kept) => (kept.setItem(key, text), true), false),
    remove: (key) => attempt((kept) => kept.removeItem(key), undefined),
  }
}

/** Of this tab: goes with it, and survives a reload. */
export const tabStorage = safe(() => sessionStorage)
/** Of this browser: shared by its tabs. */
export const browserStorage = safe(() => localStorage)

/** What was kept as JSON, or undefined when there is none or it cannot be read. */
export function parseKept(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
