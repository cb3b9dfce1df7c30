// Ten tries per account and address in fifteen minutes, counted before any hashing (trust rule 12).

const mostTries = 10
/** In milliseconds: whoever has used up the tries has them again after this. */
export const longestWait = 15 * 60 * 1000
/** Bounded, so that a flood of made-up names cannot fill the memory; the oldest are forgotten first. */
const mostRemembered = 10_000

export interface LoginThrottle {
  /** Counts this try and says whether it may go on. */
  mayTry(username: string, address: string, now: Date): boolean
  /** After a success the count starts anew. */
  forget(username: string, address: string): void
}

export function createLoginThrottle(): LoginThrottle {
  const tries = new Map<string, { count: number; since: number }>()
  return {
    mayTry(username, address, now) {
      const key = `${address} ${username}`
      const known = tries.get(key)
      const entry =
        known && now.getTime() - known.since < longestWait ? known : { count: 0, since: now.getTime() }
      entry.count += 1
      tries.delete(key)
      tries.set(key, entry)
      const [oldest] = tries.keys()
      if (tries.size > mostRemembered && oldest !== undefined) tries.delete(oldest)
      return entry.count <= mostTries
    },
    forget(username, address) {
      tries.delete(`${address} ${username}`)
    },
  }
}
