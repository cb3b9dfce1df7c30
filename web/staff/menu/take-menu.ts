// Takes the menu that the server answered a change with.
import type { QueryClient } from '@tanstack/react-query'
import type { OfficeMenuReply } from '#domain/menu/menu-api.ts'
import { keys } from '../query-keys.ts'

const queryKey = keys.menu

export async function takeMenu(client: QueryClient, reply: OfficeMenuReply): Promise<void> {
  const wasAsking = client.isFetching({ queryKey }) > 0
  // An answer still on its way may be older, and must not replace this one.
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, reply)
  // It may be newer as well: what it would have told is asked for again.
  if (wasAsking) void client.invalidateQueries({ queryKey })
}
