// The menu as the office sees it, from the server and always up to date.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OfficeMenuReply } from '#domain/menu/menu-api.ts'
import { fetchOfficeMenu } from '../../office-menu-api.ts'
import { following, useLiveQueries } from '../live-queries.ts'
import { keys } from '../query-keys.ts'
import { takeMenu } from './take-menu.ts'

export interface OfficeMenu {
  /** Undefined until the server has answered the first time. */
  readonly menu: OfficeMenuReply | undefined
  readonly isAsking: boolean
  /** Asks the server again; nothing where it does not answer, and what there is stays. */
  readonly refresh: () => Promise<OfficeMenuReply | undefined>
  /** Takes what the server answered to a change. */
  readonly apply: (reply: OfficeMenuReply) => Promise<void>
}

export function useOfficeMenu(): OfficeMenu {
  const client = useQueryClient()
  const { data, isFetching, refetch } = useQuery({ queryKey: keys.menu, queryFn: fetchOfficeMenu })
  useLiveQueries(following.menu)
  return {
    menu: data,
    isAsking: isFetching,
    async refresh() {
      const answer = await refetch()
      return answer.isSuccess ? answer.data : undefined
    },
    apply: (reply) => takeMenu(client, reply),
  }
}
