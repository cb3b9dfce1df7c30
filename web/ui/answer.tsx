// The answer to a request: a word while it loads, a button to retry where it failed, and the content once it is there.
import type { ReactNode } from 'react'
import { answerMessages } from '#words/basics/ui.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

interface AnswerProps<Data> {
  /** Undefined until the first answer. */
  data: Data | undefined
  hasFailed: boolean
  onAgain: () => void
  /** Stands in the place of what comes. */
  loading?: ReactNode
  children: (data: Data) => ReactNode
}

/** An answer once had stays: the page does not go away because a later question failed. */
export function Answer<Data>({ data, hasFailed, onAgain, loading, children }: AnswerProps<Data>) {
  if (data !== undefined) return children(data)
  if (hasFailed) return <CouldNotLoad onAgain={onAgain} />
  return loading ?? <p role="status">{answerMessages.loading}</p>
}

export function CouldNotLoad({ onAgain }: { onAgain: () => void }) {
  const again = (
    <Button quiet onClick={onAgain}>
      {answerMessages.again}
    </Button>
  )
  return (
    <Notice tone="bad" action={again}>
      <b>{answerMessages.failed}</b>
    </Notice>
  )
}
