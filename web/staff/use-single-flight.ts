// Runs the work of a key only once at a time: a second tap while the first is under way does nothing. TanStack's useMutation
// disables a button one rendering later, which is too late for a second tap, and has one state where a list needs one a row.
import { useRef, useState } from 'react'

export interface SingleFlight<Key> {
  /** The keys whose work is under way. */
  readonly busy: ReadonlySet<Key>
  /** Undefined where the work of this key is under way already. */
  readonly run: <Result>(key: Key, work: () => Promise<Result>) => Promise<Result | undefined>
}

export function useSingleFlight<Key>(): SingleFlight<Key> {
  // The set decides at once; the state follows a rendering later, which is too late for a second tap.
  const running = useRef(new Set<Key>())
  const [busy, setBusy] = useState<ReadonlySet<Key>>(new Set())
  const mark = () => setBusy(new Set(running.current))

  return {
    busy,
    async run(key, work) {
      if (running.current.has(key)) return undefined
      running.current.add(key)
      mark()
      try {
        return await work()
      } finally {
        running.current.delete(key)
        mark()
      }
    },
  }
}
