// "Not now" keeps the offer of the same again away from this device for a month (R76).
import { parseStored } from '../../browser/safe-storage.ts'
import { storedValue } from '../../browser/stored-value.ts'

const keptAwayFor = 30 * 24 * 60 * 60_000

/** Until when; the start script of the page reads it, too (vite/start-script.ts). */
const until = storedValue<number>('burritoful.not-now', {
  read: (text) => {
    const stored = parseStored(text)
    return typeof stored === 'number' ? stored : 0
  },
  write: String,
})

export function useIsNotNow(): boolean {
  return until.use() > Date.now()
}

export function sayNotNow(): void {
  until.change(() => Date.now() + keptAwayFor)
}
