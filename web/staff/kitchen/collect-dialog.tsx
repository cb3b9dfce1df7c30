// Takes the money of an order that is paid at the counter or at the door (R65): by itself, or before it is handed over.
import { cents, formatMoney } from '#domain/basics/money.ts'
import type { Ticket } from '#domain/kitchen/tickets.ts'
import { collectMessages as words } from '#words/payments/staff/collect.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { troubleWords } from '../trouble-words.ts'
import { useSubmit } from '../use-submit.ts'
import dialogStyles from '../../ui/dialog.module.css'
import choicesStyles from './choices.module.css'
import styles from './collect-dialog.module.css'

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
  const { form, sending, trouble, submit } = useSubmit({
    check: () => ({ body: undefined }),
    async send() {
      await onCollect()
      onHandOver?.()
      onClose()
    },
    explain: (error) => troubleWords(error, number),
  })
  const title = onHandOver ? words.first(money) : words.take(money, number)
  return (
    <Dialog open busy={sending} size="small" onClose={onClose} title={title}>
      <form ref={form} className={dialogStyles.column} noValidate onSubmit={submit}>
        <p className={choicesStyles.hint}>
          {onHandOver ? words.firstHint(number, name) : words.takeHint(name)}
        </p>
        {trouble && <Notice tone="bad">{trouble}</Notice>}
        <DialogActions className={styles.actions}>
          <Button off={sending} onClick={onClose}>
            {words.back}
          </Button>
          {onHandOver && (
            <Button
              off={sending}
              onClick={() => {
                onHandOver()
                onClose()
              }}
            >
              {words.unpaid}
            </Button>
          )}
          <Button go type="submit" busy={sending}>
            {onHandOver ? words.paidHandOver : words.markPaid}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
