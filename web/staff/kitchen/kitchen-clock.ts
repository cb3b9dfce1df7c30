// The server's clock, second by second, for those parts of the board that show a time. It is a context, so that a second
// that passes renders them alone and not every ticket around them.
import { createContext, useContext } from 'react'

const KitchenClock = createContext(0)

export const KitchenClockProvider = KitchenClock.Provider

export function useKitchenClock(): number {
  return useContext(KitchenClock)
}
