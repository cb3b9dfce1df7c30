// Runs each errand once at a time: a second tap while the first is on its way does nothing.
import { useRef, useState } from 'react'

export interface Errands<Errand> {
  /** What is on its way. */
  readonly busy: ReadonlySet<Errand>
  /** Undefined where the same errand is on its way already. */
  readonly run: <Result>(errand: Errand, work: () => Promise<Result>) => Promise<Result | undefined>
}

export function useErrands<Errand>(): Errands<Errand> {
  // The set decides at once; the state follows a rendering later, which is too late for a second tap.
  const underWay = useRef(new Set<Errand>())
  const [busy, setBusy] = useState<ReadonlySet<Errand>>(new Set())
  const mark = () => setBusy(new Set(underWay.current))

  return {
    busy,
    async run(errand, work) {
      if (underWay.current.has(errand)) return undefined
      underWay.current.add(errand)
      mark()
      try {
        return await work()
      } finally {
        underWay.current.delete(errand)
        mark()
      }
    },
  }
}
