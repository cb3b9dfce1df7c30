// Whose answers the cache holds. Another tab of this browser may log out, and somebody else in, at any time.
import type { QueryClient } from '@tanstack/react-query'
import type { MeReply } from '#domain/people/people-api.ts'
import { keys } from './query-keys.ts'

let holder: string | undefined

/** The server has answered who is logged in: the answers to somebody else are removed. Before the first answer there are none. */
export function holdFor(client: QueryClient, { role, username }: Pick<MeReply, 'role' | 'username'>): void {
  const asking = `${role} ${username}`
  if (holder !== undefined && asking !== holder)
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== keys.me[0] })
  holder = asking
}
