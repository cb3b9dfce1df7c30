// What POST /login sent the browser back with (R30): read once, then dropped from the address.

export type LoginOutcome = 'failed' | 'wait'

export function takeLoginOutcome(): LoginOutcome | undefined {
  const address = new URL(location.href)
  const outcome = address.searchParams.get('login')
  if (outcome === null) return undefined
  address.searchParams.delete('login')
  history.replaceState(history.state, '', address)
  return outcome === 'failed' || outcome === 'wait' ? outcome : undefined
}
