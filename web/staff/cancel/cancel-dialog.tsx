// Cancelling an order: why, a word to the customer, and what will happen (owner only).
import { useState, type FormEvent } from 'react'
import type { CancelBody } from '#domain/api.ts'
import { formatMoney, type Cents } from '#domain/money.ts'
import type { OrderStatus } from '#domain/order.ts'
import type { PaymentState } from '#domain/payment.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { usePatientClose } from '../use-patient-close.ts'
import { troubleWords } from '../trouble-words.ts'
import './cancel-dialog.css'
import { ReasonFields, useReason } from './reason-fields.tsx'
import { cancelWords } from './words.ts'

interface CancelDialogProps {
  order: {
    readonly number: number
    readonly firstName: string
    readonly total: Cents
    readonly status: OrderStatus
    /** Only the office knows it. */
    readonly payment?: PaymentState
  }
  onCancel: (body: CancelBody) => Promise<void>
  onClose: () => void
}

export function CancelDialog({ order, onCancel, onClose }: CancelDialogProps) {
  const reason = useReason()
  const [sending, setSending] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  // Once it is on its way it cannot be kept.
  const [form, close] = usePatientClose<HTMLFormElement>(sending, onClose)
  const { number, firstName, total } = order
  const whatHappens = whatHappensTo(order)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = sending ? undefined : reason.take()
    if (!body) return
    setSending(true)
    setTrouble(undefined)
    try {
      await onCancel(body)
      onClose()
    } catch (error) {
      if (!reason.blameNote(error)) setTrouble(troubleWords(error, number))
    } finally {
      setSending(false)
    }
  }

  return (
    <Dialog open onClose={close} title={cancelWords.title(number)}>
      <form ref={form} className="dialog__column" noValidate onSubmit={(event) => void submit(event)}>
        <ReasonFields of={reason} noteLabel={cancelWords.note(firstName)} />
        <p className="reasons__what">{whatHappens(formatMoney(total), firstName)}</p>
        {trouble && <Notice tone="bad">{trouble}</Notice>}
        <DialogActions className="reasons__actions">
          <Button off={sending} onClick={close}>
            {cancelWords.keep}
          </Button>
          <Button go type="submit" className="reasons__send" busy={sending}>
            {cancelWords.cancel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function whatHappensTo({ status, payment }: CancelDialogProps['order']) {
  if (payment === 'capture-failed') return cancelWords.whatHappensUnpaid
  return status === 'handed-over' ? cancelWords.whatHappensLate : cancelWords.whatHappens
}
