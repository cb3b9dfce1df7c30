// The list of orders as it was shown last: the target of the link back from an order.
import { navigate } from '../../browser/hash-location.ts'
import { officePaths } from '../office/office-paths.ts'

let last: string = officePaths.orders

/** Kept with the browser's entry of an order that was opened from the list. */
interface Entry {
  readonly fromList?: boolean
}

export function rememberList(address: string): void {
  last = address
}

export function listAsItWas(): string {
  return last
}

/** Opens an order in such a way that going back is what the browser's own button does. */
export function openFromList(address: string): void {
  navigate(address, { state: { fromList: true } satisfies Entry })
}

/** True when the entry before this one is the list. */
export function cameFromList(): boolean {
  const entry: Entry | null = history.state
  return entry?.fromList === true
}
