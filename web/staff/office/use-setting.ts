// One of the owner's settings as it is saved: from the server, and always up to date.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLiveQueries, type Following } from '../live-queries.ts'

export interface Setting<Reply> {
  /** Undefined until the server has answered the first time. */
  readonly saved: Reply | undefined
  readonly isAsking: boolean
  /** Asks the server again; nothing where it does not answer, and what there is stays. */
  readonly refresh: () => Promise<Reply | undefined>
  /** Takes what the server answered to a change. */
  readonly apply: (reply: Reply) => Promise<void>
}

export function useSetting<Reply>(following: Following, fetchSaved: () => Promise<Reply>): Setting<Reply> {
  const { queryKey } = following
  const client = useQueryClient()
  const { data, isFetching, refetch } = useQuery({ queryKey, queryFn: fetchSaved })
  useLiveQueries(following)
  return {
    saved: data,
    isAsking: isFetching,
    async refresh() {
      const answer = await refetch()
      return answer.isSuccess ? answer.data : undefined
    },
    async apply(reply) {
      // An answer still on its way may be older, and must not replace this one.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, reply)
    },
  }
}
