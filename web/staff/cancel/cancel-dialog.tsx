// Canceling an order: why, a word to the customer, and what will happen (owner only).
import type { CancelBody } from '#domain/kitchen/kitchen-api.ts'
import { isOnBoard } from '#domain/kitchen/tickets.ts'
import { formatMoney } from '#domain/basics/money.ts'
import type { OrderStatus, MoneyReturn } from '#domain/orders/order.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { troubleWords } from '../trouble-words.ts'
import { useSubmit } from '../use-submit.ts'
import { ReasonFields, useReason } from './reason-fields.tsx'
import dialogStyles from '../../ui/dialog.module.css'
import styles from './cancel-dialog.module.css'
import { cancelMessages } from '#words/orders/staff/cancel.ts'

interface CancelDialogProps {
  order: {
    readonly number: number
    readonly firstName: string
    readonly status: OrderStatus
    readonly moneyIfCanceled: MoneyReturn | null
  }
  onCancel: (body: CancelBody) => Promise<void>
  onClose: () => void
}

export function CancelDialog({ order, onCancel, onClose }: CancelDialogProps) {
  const reason = useReason()
  const { number, firstName } = order
  const submit = useSubmit({
    check: reason.check,
    async send(body) {
      await onCancel(body)
      onClose()
    },
    explain: (error) => troubleWords(error, number),
  })
  const { form, sending, trouble } = submit

  return (
    <Dialog open busy={sending} onClose={onClose} title={cancelMessages.title(number)}>
      <form ref={form} className={dialogStyles.column} noValidate onSubmit={submit.submit}>
        <ReasonFields of={reason} submit={submit} noteLabel={cancelMessages.note(firstName)} />
        <p className={styles.what}>{whatHappensTo(order)}</p>
        {trouble && <Notice tone="bad">{trouble}</Notice>}
        <DialogActions className={styles.actions}>
          <Button off={sending} onClick={onClose}>
            {cancelMessages.keep}
          </Button>
          <Button go type="submit" className={styles.send} busy={sending}>
            {cancelMessages.cancel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function whatHappensTo({ firstName, status, moneyIfCanceled: money }: CancelDialogProps['order']): string {
  return [
    ...(money ? [cancelMessages.money[money.how](formatMoney(money.amount), firstName)] : []),
    // Of a forgotten order nobody is left to be told.
    ...(firstName === '' ? [] : [cancelMessages.told(firstName)]),
    // Otherwise the order left the kitchen long ago.
    ...(isOnBoard(status) ? [cancelMessages.leavesBoard] : []),
    cancelMessages.forGood,
  ].join(' ')
}
