// The entries of the log so far, and the way to older ones.
import { useCallback, useState } from 'react'
import type { AuditEntry, AuditTopic } from '#domain/audit.ts'
import { findItem } from '#domain/menu.ts'
import { fetchMenu } from '../../api.ts'
import { fetchAudit, fetchStaff } from '../../office-api.ts'
import { useAnswer, type Answer } from '../../ui/use-answer.ts'
import type { Names } from './words.ts'

export interface Log {
  readonly entries: readonly AuditEntry[]
  readonly more: boolean
  readonly names: Names
}

export interface OlderEntries {
  readonly state: 'not-asked' | 'asking' | 'added' | 'failed'
  /** How many came with the last page. */
  readonly count: number
  readonly ask: () => Promise<void>
}

/** For one topic as long as it lives: another topic is another log. */
export function useLog(topic: AuditTopic | undefined): {
  log: Answer<Log>
  again: () => void
  older: OlderEntries
} {
  const [first, again] = useAnswer(useCallback(() => readLog(topic), [topic]))
  const [added, setAdded] = useState<Pick<Log, 'entries' | 'more'>>()
  const [count, setCount] = useState(0)
  const [state, setState] = useState<OlderEntries['state']>('not-asked')
  const log = first.state === 'ready' && added ? { ...first, value: joined(first.value, added) } : first

  const ask = async () => {
    if (log.state !== 'ready' || state === 'asking') return
    setState('asking')
    try {
      const { entries, more } = await fetchAudit({ topic, before: log.value.entries.at(-1)?.id })
      setAdded({ entries: [...(added?.entries ?? []), ...entries], more })
      setCount(entries.length)
      setState('added')
    } catch {
      setState('failed')
    }
  }
  return { log, again, older: { state, count, ask } }
}

/** With the names of people and burritos, so that the log reads like a story and not like a table. */
async function readLog(topic: AuditTopic | undefined): Promise<Log> {
  const [page, { people }, { items }] = await Promise.all([fetchAudit({ topic }), fetchStaff(), fetchMenu()])
  return {
    ...page,
    names: {
      person: (username) => people.find((one) => one.username === username)?.name ?? username,
      item: (id) => findItem(items, id)?.shortName ?? id,
    },
  }
}

function joined(log: Log, added: Pick<Log, 'entries' | 'more'>): Log {
  return { ...log, ...added, entries: [...log.entries, ...added.entries] }
}
