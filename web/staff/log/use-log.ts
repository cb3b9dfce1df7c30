// The entries of the log so far, and the function that loads older entries.
import { useInfiniteQuery } from '@tanstack/react-query'
import type { AuditEntry, AuditTopic } from '#domain/people/audit.ts'
import { fetchAudit } from '../../office-api.ts'
import { keys } from '../query-keys.ts'

export interface Log {
  /** Undefined until they are there. */
  readonly entries: readonly AuditEntry[] | undefined
  readonly failed: boolean
  readonly again: () => void
  readonly more: boolean
  readonly older: {
    readonly state: 'not-asked' | 'asking' | 'added' | 'failed'
    /** How many came with the last page. */
    readonly count: number
    readonly ask: () => void
  }
}

export function useLog(topic: AuditTopic | undefined): Log {
  const log = useInfiniteQuery({
    queryKey: keys.log(topic),
    queryFn: ({ pageParam: before }) => fetchAudit({ topic, before }),
    initialPageParam: undefined as AuditEntry['id'] | undefined,
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.id : undefined),
  })
  const pages = log.data?.pages ?? []
  return {
    entries: log.data && pages.flatMap(({ entries }) => entries),
    failed: !log.data && log.isError,
    again: () => void log.refetch(),
    more: log.hasNextPage,
    older: {
      state: log.isFetchingNextPage
        ? 'asking'
        : log.isFetchNextPageError
          ? 'failed'
          : pages.length > 1
            ? 'added'
            : 'not-asked',
      count: pages.at(-1)?.entries.length ?? 0,
      ask() {
        if (!log.isFetchingNextPage) void log.fetchNextPage()
      },
    },
  }
}
