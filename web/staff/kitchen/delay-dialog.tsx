// Delays one order (R47): shows the new time before it is sent, and what the customer will be told.
import { useState } from 'react'
import type { DelayBody } from '#domain/api.ts'
import type { Ticket } from '#domain/kitchen.ts'
import type { OrderPromise } from '#domain/wait-times.ts'
import { clockFace } from '#words/dates.ts'
import { delayWords as words } from '#words/staff/delay.ts'
import { useRestaurant } from '../../shop-front.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { troubleWords } from '../trouble-words.ts'
import { useSubmit } from '../use-submit.ts'
import './choices.css'
import './delay-dialog.css'

const choices = [5, 10, 15, 20] as const satisfies readonly DelayBody['minutes'][]

interface DelayDialogProps {
  ticket: Ticket & { readonly promise: OrderPromise }
  onDelay: (body: DelayBody) => Promise<void>
  onClose: () => void
}

export function DelayDialog({ ticket, onDelay, onClose }: DelayDialogProps) {
  const { number, name, firstName, fulfilment, promise } = ticket
  const { timeZone } = useRestaurant()
  const [minutes, setMinutes] = useState<DelayBody['minutes']>(10)
  const { form, sending, trouble, submit } = useSubmit<DelayBody>({
    check: () => ({ body: { from: promise.readyBy, minutes } }),
    async send(body) {
      await onDelay(body)
      onClose()
    },
    explain: (error) => troubleWords(error, number),
  })
  const timeAfter = (moment: string, later: number) =>
    clockFace(Date.parse(moment) + later * 60_000, timeZone)
  const promised = timeAfter(promise.readyBy, 0)

  return (
    <Dialog open busy={sending} size="small" onClose={onClose} title={words.title(number, name)}>
      <form ref={form} className="dialog__column delay" noValidate onSubmit={submit}>
        <p className="choices__hint" aria-live="polite">
          {words.promised(promised)} <b>{words.newTime(timeAfter(promise.readyBy, minutes))}</b>
        </p>
        <div className="choices__row" role="group" aria-label={words.howMuch}>
          {choices.map((one) => (
            <Button
              key={one}
              className="choices__choice"
              aria-pressed={one === minutes}
              off={sending}
              onClick={() => setMinutes(one)}
            >
              {words.added(one)}
            </Button>
          ))}
        </div>
        <p className="choices__hint">
          {words.told(firstName)}{' '}
          {fulfilment.way === 'delivery' && words.arrives(timeAfter(promise.at, minutes))}
        </p>
        {trouble && <Notice tone="bad">{trouble}</Notice>}
        <DialogActions>
          <Button off={sending} onClick={onClose}>
            {words.keep(promised)}
          </Button>
          <Button go type="submit" busy={sending}>
            {words.delay(minutes)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
