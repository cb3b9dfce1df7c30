// Takes the money of an order that is paid at the counter or at the door (R65): by itself, or before it is handed over.
import { cents, formatMoney } from '#domain/basics/money.ts'
import type { Ticket } from '#domain/kitchen/tickets.ts'
import { collectMessages as words } from '#words/payments/staff/collect.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { errorMessage } from '../error-message.ts'
import { useSubmit } from '../use-submit.ts'
import styles from './choices.module.css'

export interface CollectDialogProps {
  /** As it was when this opened. */
  ticket: Pick<Ticket, 'number' | 'name' | 'toCollect'>
  onCollect: () => Promise<void>
  /** Where it waits to be handed over: paid now, or not. */
  onHandOver?: (() => void) | undefined
  onClose: () => void
}

export function CollectDialog({ ticket, onCollect, onHandOver, onClose }: CollectDialogProps) {
  const { number, name, toCollect } = ticket
  const money = formatMoney(toCollect ?? cents(0))
  const form = useSubmit({
    check: () => ({ body: undefined }),
    async send() {
      await onCollect()
      onHandOver?.()
      onClose()
    },
    explain: (error) => errorMessage(error, number),
  })
  const handOverUnpaid = onHandOver && (
    <Button
      off={form.sending}
      onClick={() => {
        onHandOver()
        onClose()
      }}
    >
      {words.unpaid}
    </Button>
  )
  return (
    <FormDialog
      size="small"
      title={onHandOver ? words.first(money) : words.take(money, number)}
      form={form}
      submit={onHandOver ? words.paidHandOver : words.markPaid}
      cancel={words.back}
      actions={handOverUnpaid}
      onClose={onClose}
    >
      <p className={styles.hint}>{onHandOver ? words.firstHint(number, name) : words.takeHint(name)}</p>
    </FormDialog>
  )
}
