// The entries of the log so far, the way to older ones, and who and what they are about.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { AuditEntry, AuditTopic } from '#domain/audit.ts'
import { textIn, type LocalText } from '#domain/local-text.ts'
import { fetchAudit, fetchStaff } from '../../office-api.ts'
import { fetchOfficeMenu } from '../../office-menu-api.ts'
import { keys } from '../query-keys.ts'
import { language } from '#words/locale.ts'
import type { Names } from '#words/staff/log.ts'

export interface Log {
  /** Undefined until entries and names are there. */
  readonly entries: readonly AuditEntry[] | undefined
  readonly names: Names
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
  const names = useQuery({ queryKey: keys.logNames, queryFn: fetchNames })
  const pages = log.data?.pages ?? []
  const isThere = log.data !== undefined && names.data !== undefined
  return {
    entries: isThere ? pages.flatMap(({ entries }) => entries) : undefined,
    names: namesIn(names.data),
    failed: !isThere && (log.isError || names.isError),
    again() {
      if (!log.data) void log.refetch()
      if (!names.data) void names.refetch()
    },
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

/** Names of people and burritos, so that the log reads like a story and not like a table. */
async function fetchNames() {
  const [{ people }, { items, retired }] = await Promise.all([fetchStaff(), fetchOfficeMenu()])
  const ofItems = new Map<string, LocalText>([
    ...retired.map(({ id, name }) => [id, name] as const),
    ...items.map(({ id, shortName }) => [id, shortName] as const),
  ])
  return { people, ofItems }
}

function namesIn(known?: Awaited<ReturnType<typeof fetchNames>>): Names {
  return {
    person: (username) => known?.people.find((one) => one.username === username)?.name ?? username,
    item(id) {
      const name = known?.ofItems.get(id)
      return name ? textIn(name, language) : id
    },
  }
}
