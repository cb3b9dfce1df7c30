// A screen of the menu: the menu as the office sees it, from the server and always up to date, for everything on the screen.
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { createContext, use, type ReactNode } from 'react'
import type { OfficeMenuReply } from '#domain/menu/menu-api.ts'
import { fetchOfficeMenu } from '../../office-menu-api.ts'
import { Announcer } from '../../ui/announcer.tsx'
import { Answer } from '../../ui/answer.tsx'
import { following, useLiveQueries } from '../live-queries.ts'
import { keys } from '../query-keys.ts'

const queryKey = keys.menu
const LoadedMenu = createContext<OfficeMenuReply | undefined>(undefined)

interface MenuScreenProps {
  /** Undefined until the server has answered the first time. */
  renderHead: (menu: OfficeMenuReply | undefined) => ReactNode
  children: (menu: OfficeMenuReply) => ReactNode
}

export function MenuScreen({ renderHead, children }: MenuScreenProps) {
  const { data, isFetching, refetch } = useQuery({ queryKey, queryFn: fetchOfficeMenu })
  useLiveQueries(following.menu)
  return (
    <Announcer>
      {renderHead(data)}
      <Answer data={data} hasFailed={!isFetching} onAgain={() => void refetch()}>
        {(menu) => <LoadedMenu value={menu}>{children(menu)}</LoadedMenu>}
      </Answer>
    </Announcer>
  )
}

/** Below the head of a screen. */
export function useMenu(): OfficeMenuReply {
  const menu = use(LoadedMenu)
  if (!menu) throw new Error('Nothing above has loaded the menu.')
  return menu
}

/** Asks the server again; undefined where it does not answer, and what there is stays. */
export function useRefreshMenu(): () => Promise<OfficeMenuReply | undefined> {
  const client = useQueryClient()
  return async () => {
    await client.refetchQueries({ queryKey })
    const { data, status } = client.getQueryState<OfficeMenuReply>(queryKey) ?? {}
    return status === 'success' ? data : undefined
  }
}

/** Takes the menu that the server answered a change with. */
export function useTakeMenu(): (reply: OfficeMenuReply) => Promise<void> {
  const client = useQueryClient()
  return (reply) => takeMenu(client, reply)
}

export async function takeMenu(client: QueryClient, reply: OfficeMenuReply): Promise<void> {
  const wasAsking = client.isFetching({ queryKey }) > 0
  // An answer still on its way may be older, and must not replace this one.
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, reply)
  // It may be newer as well: its content is fetched again.
  if (wasAsking) void client.invalidateQueries({ queryKey })
}
