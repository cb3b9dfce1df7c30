// What the customer is told about an order without an answer, and what they can do about it: in the checkout and, while
// that is closed, in the cart.
import type { Ref } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { sendAgain } from './checkout-desk.ts'
import { abandonOrder, type Elsewhere } from './watch-orders.ts'
import { messages, words, type Message } from './words.ts'

interface DoubtNoticeProps {
  ref?: Ref<HTMLDivElement> | undefined
  message: Message
  /** The pressed button goes with its order: the focus needs another place. */
  onDecided: (choice: 'sent' | 'forgotten') => void
}

export function DoubtNotice({ ref, message, onDecided }: DoubtNoticeProps) {
  const decide = (choice: 'sent' | 'forgotten') => {
    flushSync(() => (choice === 'sent' ? void sendAgain() : abandonOrder()))
    onDecided(choice)
  }
  const buttons = (
    <>
      <Button small go onClick={() => decide('sent')}>
        {words.sendAgain}
      </Button>
      <Button small onClick={() => decide('forgotten')}>
        {words.forget}
      </Button>
    </>
  )
  return (
    <Notice {...(ref && { ref })} tone={message.tone} action={buttons}>
      <Said message={message} />
    </Notice>
  )
}

/** About orders that this tab cannot send: given up, or of a tab that was closed. */
export function ElsewhereNotice({ news }: { news: Elsewhere }) {
  if (!news) return null
  const message = news === 'checking' ? messages.checking : messages.notThere
  return (
    <Notice tone={message.tone}>
      <Said message={message} />
    </Notice>
  )
}

export function Said({ message: { lead, rest } }: { message: Message }) {
  return (
    <p>
      <b>{lead}</b> {rest}
    </p>
  )
}
