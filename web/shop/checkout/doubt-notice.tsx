// What the customer can do about an order without an answer, in the checkout and, while that is closed, in the cart.
import { useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { sendAgain } from './checkout-desk.ts'
import { abandonOrder, type Elsewhere } from './watch-orders.ts'
import { messages, words, type Message } from './words.ts'

interface DoubtButtonsProps {
  /** The pressed button goes with its order: the focus needs another place. */
  onDecided: (choice: 'sent' | 'forgotten') => void
}

/** Stand in a notice that can take the focus: it stays there when an answer takes them away. */
export function DoubtButtons({ onDecided }: DoubtButtonsProps) {
  const first = useRef<HTMLButtonElement>(null)
  // Layout effect: it ends before the buttons are taken away, when the focus is still there.
  useLayoutEffect(() => {
    const notice = first.current?.closest<HTMLElement>('.notice')
    return () => {
      if (notice?.contains(document.activeElement)) notice.focus()
    }
  }, [])
  const decide = (choice: 'sent' | 'forgotten') => {
    flushSync(() => (choice === 'sent' ? void sendAgain() : abandonOrder()))
    onDecided(choice)
  }
  return (
    <>
      <Button ref={first} small go onClick={() => decide('sent')}>
        {words.sendAgain}
      </Button>
      <Button small onClick={() => decide('forgotten')}>
        {words.forget}
      </Button>
    </>
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
