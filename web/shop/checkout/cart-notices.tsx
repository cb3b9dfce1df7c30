// What stands in the cart, while the checkout is closed, about an order that was submitted: it may have been left by the
// browser's own Back button, and what becomes of the order must be told somewhere.
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DoubtButtons, ElsewhereNotice, Said } from './doubt-notice.tsx'
import { messageInCart } from './outcome-words.ts'
import type { Checkout } from './use-checkout.ts'
import type { Elsewhere } from './watch-orders.ts'
import { messages, words } from './words.ts'

interface CartNoticesProps {
  checkout: Checkout
  elsewhere: Elsewhere
  onOpen: () => void
}

export function CartNotices({ checkout, elsewhere, onOpen }: CartNoticesProps) {
  const { step, verdicts } = checkout
  const ref = useRef<HTMLDivElement>(null)
  // An answer that comes now asks for a look, wherever the page was scrolled to; one from before has had it.
  const seen = useRef(verdicts)
  useEffect(() => {
    if (seen.current !== verdicts) ref.current?.focus()
    seen.current = verdicts
  }, [verdicts])
  const message = messageInCart(step, checkout.message)
  const isMissing = message === messages.notThere
  const isInDoubt = step.at === 'in-doubt'
  return (
    <div className="checkout-news">
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
          <Said message={message} />
        </Notice>
      )}
      {/* Once is enough. */}
      <ElsewhereNotice news={isMissing && elsewhere === 'not-there' ? undefined : elsewhere} />
    </div>
  )
}
