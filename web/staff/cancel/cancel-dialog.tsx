// Cancelling an order: why, a word to the customer, and what will happen (owner only).
import { useRef, useState, type FormEvent } from 'react'
import type { CancelBody } from '#domain/api.ts'
import { cancelReasons, type CancelReason } from '#domain/cancellation.ts'
import { formatMoney, type Cents } from '#domain/money.ts'
import type { OrderStatus } from '#domain/order.ts'
import type { PaymentState } from '#domain/payment.ts'
import { Refusal } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { troubleWords } from '../trouble-words.ts'
import './cancel-dialog.css'
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

interface Trouble {
  readonly whole?: string
  readonly note?: string | undefined
  readonly reason?: string
}

export function CancelDialog({ order, onCancel, onClose }: CancelDialogProps) {
  const [reason, setReason] = useState<CancelReason>()
  const [note, setNote] = useState('')
  const [sending, setSending] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>({})
  const form = useRef<HTMLFormElement>(null)
  const firstReason = useRef<HTMLInputElement>(null)
  const { number, firstName, total } = order
  const whatHappens = whatHappensTo(order)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    if (!reason) {
      setTrouble({ reason: cancelWords.pickReason })
      firstReason.current?.focus()
      return
    }
    setSending(true)
    setTrouble({})
    try {
      // A new line is no sign that the customer's page could show.
      await onCancel({ reason, note: note.replace(/\s+/g, ' ').trim() })
      onClose()
    } catch (error) {
      const atNote = error instanceof Refusal ? error.fields['note'] : undefined
      setTrouble(atNote ? { note: atNote } : { whole: troubleWords(error, number) })
    } finally {
      setSending(false)
    }
  }

  // Once it is on its way it cannot be kept; and a second Escape closes the window whatever we say.
  const close = () => {
    const dialog = form.current?.closest('dialog')
    if (!sending) onClose()
    else if (dialog?.open === false) dialog.showModal()
  }

  return (
    <Dialog open onClose={close} title={cancelWords.title(number)}>
      <form ref={form} className="dialog__column" noValidate onSubmit={(event) => void submit(event)}>
        <fieldset className="reasons" aria-describedby={trouble.reason && 'reasons-error'}>
          <legend className="field__label">{cancelWords.reason}</legend>
          {cancelReasons.map((one, at) => (
            <label key={one} className="reasons__row">
              <input
                ref={at === 0 ? firstReason : undefined}
                type="radio"
                name="reason"
                className="reasons__dot"
                checked={reason === one}
                onChange={() => setReason(one)}
              />
              {cancelWords.reasons[one]}
            </label>
          ))}
          {trouble.reason && (
            <p className="field__error" id="reasons-error" role="alert">
              {trouble.reason}
            </p>
          )}
        </fieldset>
        <TextField
          label={cancelWords.note(firstName)}
          hint={cancelWords.optional}
          error={trouble.note}
          rows={2}
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <p className="reasons__what">{whatHappens(formatMoney(total), firstName)}</p>
        {trouble.whole && <Notice tone="bad">{trouble.whole}</Notice>}
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
