// Reads a trace of system calls: was every order on the disk before its customer was told?
//
// The order's id stands literally in three places: in the write to the log (SQLite's -wal, PostgreSQL's pg_wal), and in
// the 201 that goes out. So for each 201 we ask: did a write that holds its id END, then a sync of the log BEGIN and end
// well, before the 201 began? strace writes calls in the order in which it saw them, over all processes it follows.

interface Call {
  readonly name: string
  readonly words: string
  readonly began: number
  readonly ended: number
}

export interface Verdict {
  readonly answers: number
  readonly syncs: number
  /** Ids whose 201 went out before a sync that covers them. */
  readonly early: readonly string[]
}

export function judgeTrace(trace: string): Verdict {
  const calls = readCalls(trace)
  const syncs = calls.filter(({ name, words }) => /^f(data)?sync$/.test(name) && /= 0\b/.test(words))
  const logWrites = calls.filter(({ name, words }) => /^pwrite(64|v)?$/.test(name) && /wal/.test(words))
  const answers = calls.filter(({ words }) => /HTTP\/1\.1 201/.test(words))
  const early = answers
    .map((answer) => ({ answer, id: idIn(answer.words) }))
    .filter(({ answer, id }) => {
      const written = logWrites.find(({ words, ended }) => words.includes(id) && ended < answer.began)
      return !written || !syncs.some(({ began, ended }) => began > written.ended && ended < answer.began)
    })
  return { answers: answers.length, syncs: syncs.length, early: early.map(({ id }) => id) }
}

function idIn(words: string): string {
  return /location: \/api\/orders\/([\w-]{22})/.exec(words)?.[1] ?? 'an answer without an id'
}

/** A call that another one interrupted stands on two lines, which are put together by the number of its thread. */
function readCalls(trace: string): Call[] {
  const calls: Call[] = []
  const open = new Map<string, { name: string; words: string; began: number }>()
  for (const [line, text] of trace.split('\n').entries()) {
    const [, pid = '', rest = ''] = /^(\d+) +(.*)$/.exec(text) ?? []
    const resumed = /^<\.\.\. (\w+) resumed>(.*)$/.exec(rest)
    const begun = open.get(pid)
    if (resumed && begun) {
      calls.push({ ...begun, words: begun.words + (resumed[2] ?? ''), ended: line })
      open.delete(pid)
      continue
    }
    const name = /^(\w+)\(/.exec(rest)?.[1]
    if (!name) continue
    if (rest.endsWith('<unfinished ...>')) open.set(pid, { name, words: rest, began: line })
    else calls.push({ name, words: rest, began: line, ended: line })
  }
  return calls
}
