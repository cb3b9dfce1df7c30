// Asks a customer whether to cancel the order, and says what becomes of the money; or that it is too late.
import { useRef, useState } from 'react'
import { isPaidAtCounter, type TrackedOrder } from '#domain/orders/order.ts'
import { NoAnswer, Refusal } from '../../api.ts'
import { cancelOwnOrder } from '../../order-api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions, DialogColumn } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { cancelOwnMessages as words } from '#words/orders/shop/cancel-own.ts'

interface CancelOwnDialogProps {
  order: TrackedOrder
  onCanceled: (order: TrackedOrder) => void
  onClose: () => void
}

type Failure = 'too-late' | 'paid' | 'lost' | 'busy' | 'failed'

export function CancelOwnDialog({ order, onCanceled, onClose }: CancelOwnDialogProps) {
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  // Decides at once; the state follows a rendering later, which is too late for a second press.
  const isUnderWay = useRef(false)
  const isTooLate = failure === 'too-late' || order.status !== 'placed'
  const isPaid = failure === 'paid' || isPaidAtCounter(order)
  const refused = isTooLate ? words.tooLate : isPaid ? words.paid : undefined

  const cancel = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSending(true)
    setFailure(undefined)
    try {
      const canceled = await cancelOwnOrder(order.id)
      onClose()
      onCanceled(canceled)
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      isUnderWay.current = false
      setSending(false)
    }
  }

  return (
    <Dialog open busy={sending} onClose={onClose} title={words.title(order.number)}>
      <DialogColumn>
        {refused ? (
          <Notice tone="info">
            <b>{refused.title}</b> {refused.hint}
          </Notice>
        ) : (
          <p>{words.money[order.paidWith]}</p>
        )}
        {!refused && failure && (
          <Notice tone="bad">
            {failure === 'lost' ? (
              <>
                <b>{words.lost}</b> {words.lostHint}
              </>
            ) : (
              words[failure === 'busy' ? 'busy' : 'failed']
            )}
          </Notice>
        )}
        <DialogActions>
          {refused ? (
            <Button onClick={onClose}>{words.close}</Button>
          ) : (
            <>
              <Button off={sending} onClick={onClose}>
                {words.keep}
              </Button>
              <Button danger busy={sending} busyLabel={words.canceling} onClick={() => void cancel()}>
                {words.cancel}
              </Button>
            </>
          )}
        </DialogActions>
      </DialogColumn>
    </Dialog>
  )
}

function failureOf(error: unknown): Failure {
  if (error instanceof NoAnswer) return 'lost'
  if (!(error instanceof Refusal)) return 'failed'
  if (error.code === 'too-late-to-cancel') return 'too-late'
  if (error.code === 'paid-at-counter') return 'paid'
  return error.status === 429 || error.status === 503 ? 'busy' : 'failed'
}
