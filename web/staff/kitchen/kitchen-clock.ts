// The context that gives parts of the board the server's clock, second by second. A context renders only those parts
// every second, and not every ticket around them.
import { createContext, useContext } from 'react'

const KitchenClock = createContext(0)

export const KitchenClockProvider = KitchenClock.Provider

export function useKitchenClock(): number {
  return useContext(KitchenClock)
}
