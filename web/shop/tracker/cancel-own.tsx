// The button with which a customer cancels an own order, as long as it is free (R54). It goes when
// cooking starts, or when the order is paid at the counter.
import { useLayoutEffect, useRef, useState } from 'react'
import { canCancelOwn, type TrackedOrder } from '#domain/orders/order.ts'
import { Button } from '../../ui/button.tsx'
import { CornerFrame, lazyPart } from '../../ui/lazy-part.tsx'
import styles from './cancel-own.module.css'
import { cancelOwnMessages } from '#words/orders/shop/cancel-own.ts'

const CancelOwnDialog = lazyPart(
  () => import('./cancel-own-dialog.tsx').then((part) => part.CancelOwnDialog),
  CornerFrame,
)

interface CancelOwnProps {
  order: TrackedOrder
  onCanceled: (order: TrackedOrder) => void
}

/** The dialog outlives its button: a customer who has it open when canceling gets too late reads so there. */
export function CancelOwn({ order, onCanceled }: CancelOwnProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      {canCancelOwn(order) && <OpenButton onPress={() => setAsking(true)} />}
      {asking && <CancelOwnDialog order={order} onCanceled={onCanceled} onClose={() => setAsking(false)} />}
    </>
  )
}

function OpenButton({ onPress }: { onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  // The clean-up of a layout effect runs before the button is removed, while the button still has the focus.
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (own === document.activeElement) document.querySelector<HTMLElement>('main h1')?.focus()
    }
  }, [])
  return (
    <div className={styles.cancelOwn}>
      <Button ref={button} danger aria-describedby="free-to-cancel" onClick={onPress}>
        {cancelOwnMessages.open}
      </Button>
      <p id="free-to-cancel" className={styles.free}>
        {cancelOwnMessages.free}
      </p>
    </div>
  )
}
