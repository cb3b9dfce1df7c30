// What POST /login sent the browser back with (R30): read once, then dropped from the address.

const outcomes = ['failed', 'wait', 'down'] as const
export type LoginOutcome = (typeof outcomes)[number]

export function takeLoginOutcome(): LoginOutcome | undefined {
  const address = new URL(location.href)
  const outcome = address.searchParams.get('login')
  if (outcome === null) return undefined
  address.searchParams.delete('login')
  history.replaceState(history.state, '', address)
  return outcomes.find((known) => known === outcome)
}
