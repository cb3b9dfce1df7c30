// What POST /login sent the browser back with (R30): read once, then dropped from the address.
import { tabStorage } from '../browser/safe-storage.ts'

const outcomes = ['failed', 'wait', 'down'] as const
export type LoginOutcome = (typeof outcomes)[number]

export interface LoginReturn {
  readonly outcome: LoginOutcome
  /** As it was typed, so that nobody types it twice. The password is stored nowhere. */
  readonly username: string
}

const typedName = 'login-username'
const returnRouteKey = 'login-wanted'

/** Just before the form is sent: the answer is another page. */
export function keepTypedName(username: string): void {
  tabStorage.write(typedName, username)
}

export function takeLoginReturn(): LoginReturn | undefined {
  const username = tabStorage.read(typedName) ?? ''
  tabStorage.remove(typedName)
  const address = new URL(location.href)
  const returned = address.searchParams.get('login')
  if (returned === null) return undefined
  address.searchParams.delete('login')
  history.replaceState(history.state, '', address)
  const outcome = outcomes.find((known) => known === returned)
  return outcome && { outcome, username }
}

/** The staff screen that somebody asked for without being logged in: the login leads there. Undefined: to none. */
export function storeReturnRoute(route: string | undefined): void {
  if (route === undefined) tabStorage.remove(returnRouteKey)
  else tabStorage.write(returnRouteKey, route)
}

export function takeReturnRoute(): string | undefined {
  const route = tabStorage.read(returnRouteKey)
  tabStorage.remove(returnRouteKey)
  return route ?? undefined
}
