// Whose answers the cache holds. Another tab of this browser may log out, and somebody else in, at any time.
import type { QueryClient } from '@tanstack/react-query'
import type { MeReply } from '#domain/people/people-api.ts'
import { keys } from './query-keys.ts'

let holder: string | undefined

/** The server has said who looks: what somebody else was told goes. Before the first answer nobody was told anything. */
export function holdFor(client: QueryClient, { role, username }: Pick<MeReply, 'role' | 'username'>): void {
  const asking = `${role} ${username}`
  if (holder !== undefined && asking !== holder)
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== keys.me[0] })
  holder = asking
}
