// Notices in the cart about a submitted order, while the checkout is closed. The customer may have gone to another
// screen, and must still read what happened to the order.
import { useEffect, useRef } from 'react'
import { stopRestoringScroll } from '../../browser/scroll-memory.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DoubtButtons, ElsewhereNotice, MessageText } from './doubt-notice.tsx'
import { messageInCart } from './outcome-message.ts'
import type { Checkout } from './checkout.ts'
import type { Elsewhere } from './watch-orders.ts'
import { checkoutLabels as words } from '#words/orders/shop/checkout.ts'
import { messages } from './messages.ts'
import checkoutStyles from './checkout.module.css'

interface CartNoticesProps {
  checkout: Checkout
  elsewhere: Elsewhere
  onOpen: () => void
}

export function CartNotices({ checkout, elsewhere, onOpen }: CartNoticesProps) {
  const { step, attentionCount } = checkout
  const ref = useRef<HTMLDivElement>(null)
  // A new answer takes the focus, wherever the page is scrolled to; an answer from before this screen does not.
  const seen = useRef(attentionCount)
  useEffect(() => {
    if (seen.current !== attentionCount) ref.current?.focus()
    seen.current = attentionCount
  }, [attentionCount])
  const message = messageInCart(step, checkout.message)
  // After a reload the page is scrolled to where the reader was, and an order in doubt must not wait above that.
  const isToDecide = step.at === 'in-doubt' && message !== undefined
  useEffect(() => {
    if (!isToDecide) return
    stopRestoringScroll()
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isToDecide])
  const isMissing = message === messages.notThere
  const isInDoubt = step.at === 'in-doubt'
  return (
    <div className={checkoutStyles.checkoutNews}>
      {message && (
        <Notice
          ref={ref}
          tone={message.tone}
          action={
            isInDoubt ? (
              <DoubtButtons
                onDecided={(choice) => (choice === 'sent' ? onOpen() : document.querySelector('h1')?.focus())}
              />
            ) : (
              !isMissing && (
                <Button small onClick={onOpen}>
                  {words.showCheckout}
                </Button>
              )
            )
          }
        >
          <MessageText message={message} />
        </Notice>
      )}
      {/* The same news is not shown twice. */}
      <ElsewhereNotice news={isMissing && elsewhere === 'not-there' ? undefined : elsewhere} />
    </div>
  )
}
