// The menu as the office sees it, from the server and always up to date, and the order it is shown in.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ItemId } from '#domain/menu.ts'
import type { OfficeMenuItem, OfficeMenuReply } from '#domain/office-api.ts'
import { changeMenuOrder, fetchOfficeMenu } from '../../office-api.ts'
import { following, useLiveQueries } from '../live-queries.ts'
import { keys } from '../query-keys.ts'
import { useErrands } from '../use-errands.ts'
import { takeMenu } from './take-menu.ts'

export interface OfficeMenu {
  /** Undefined until the server has answered the first time. */
  readonly items: readonly OfficeMenuItem[] | undefined
  readonly isAsking: boolean
  /** Asks the server again; nothing where it does not answer, and what there is stays. */
  readonly refresh: () => Promise<OfficeMenuReply | undefined>
  /** Takes what the server answered to a change. */
  readonly apply: (reply: OfficeMenuReply) => Promise<void>
  /** One place up or down; answers the new order. Throws what the server says. */
  readonly move: (id: ItemId, step: -1 | 1) => Promise<OfficeMenuReply | undefined>
}

const queryKey = keys.menu

export function useOfficeMenu(): OfficeMenu {
  const client = useQueryClient()
  const { data, isFetching, refetch } = useQuery({ queryKey, queryFn: fetchOfficeMenu })
  const { run } = useErrands<'move'>()
  useLiveQueries(following.menu)

  return {
    items: data?.items,
    isAsking: isFetching,
    async refresh() {
      const answer = await refetch()
      return answer.isSuccess ? answer.data : undefined
    },
    apply: (reply) => takeMenu(client, reply),
    async move(id, step) {
      const order = data?.items.map((item) => item.id) ?? []
      const from = order.indexOf(id)
      const neighbour = order[from + step]
      if (!neighbour) return undefined
      order[from + step] = id
      order[from] = neighbour
      return run('move', () => changeMenuOrder({ items: order }))
    },
  }
}
