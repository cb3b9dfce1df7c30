// The buttons and notices for an order without an answer, in the checkout and, while that is closed, in the cart.
import { useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { sendAgain } from './checkout-controller.ts'
import { abandonOrder, type Elsewhere } from './watch-orders.ts'
import { checkoutLabels as words } from '#words/orders/shop/checkout.ts'
import { messages, type Message } from './messages.ts'

interface DoubtButtonsProps {
  /** The pressed button disappears with the notice, so the caller moves the focus elsewhere. */
  onDecided: (choice: 'sent' | 'forgotten') => void
}

/** The notice around these buttons can take the focus, and keeps it when an answer removes the buttons. */
export function DoubtButtons({ onDecided }: DoubtButtonsProps) {
  const first = useRef<HTMLButtonElement>(null)
  // The clean-up of a layout effect runs before the buttons are removed, while a button still has the focus.
  useLayoutEffect(() => {
    const notice = first.current?.closest<HTMLElement>('[role=alert], [role=status]')
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

/** The notice about orders that this tab cannot send: orders that were given up, or orders of a closed tab. */
export function ElsewhereNotice({ news }: { news: Elsewhere }) {
  if (!news) return null
  const message = news === 'checking' ? messages.checking : messages.notThere
  return (
    <Notice tone={message.tone}>
      <MessageText message={message} />
    </Notice>
  )
}

export function MessageText({ message: { lead, rest } }: { message: Pick<Message, 'lead' | 'rest'> }) {
  return (
    <p>
      <b>{lead}</b> {rest}
    </p>
  )
}
