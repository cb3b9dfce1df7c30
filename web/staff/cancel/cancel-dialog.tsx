// Canceling an order: why, a word to the customer, and what will happen (owner only).
import type { CancelBody } from '#domain/kitchen/kitchen-api.ts'
import { isOnBoard } from '#domain/kitchen/tickets.ts'
import { formatMoney } from '#domain/basics/money.ts'
import type { OrderStatus, MoneyReturn } from '#domain/orders/order.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { errorMessage } from '../error-message.ts'
import { useSubmit } from '../use-submit.ts'
import { ReasonFields, useReason } from './reason-fields.tsx'
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
    explain: (error) => errorMessage(error, number),
  })
  return (
    <FormDialog
      title={cancelMessages.title(number)}
      form={submit}
      submit={cancelMessages.cancel}
      cancel={cancelMessages.keep}
      onClose={onClose}
    >
      <ReasonFields of={reason} submit={submit} noteLabel={cancelMessages.note(firstName)} />
      <Notice tone="quiet">{whatHappensTo(order)}</Notice>
    </FormDialog>
  )
}

function whatHappensTo({ firstName, status, moneyIfCanceled: money }: CancelDialogProps['order']): string {
  return [
    ...(money ? [cancelMessages.money[money.how](formatMoney(money.amount), firstName)] : []),
    // A purged order has no customer who could be notified.
    ...(firstName === '' ? [] : [cancelMessages.told(firstName)]),
    // Otherwise the order left the kitchen long ago.
    ...(isOnBoard(status) ? [cancelMessages.leavesBoard] : []),
    cancelMessages.forGood,
  ].join(' ')
}
