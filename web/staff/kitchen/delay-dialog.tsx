// Delays one order (R47): shows the new time before it is sent, and what the customer will be told.
import { useState } from 'react'
import type { DelayBody } from '#domain/kitchen/kitchen-api.ts'
import { type Ticket, delayedTimes } from '#domain/kitchen/tickets.ts'
import { clockTimeShort } from '#words/basics/dates.ts'
import { delayMessages as words } from '#words/kitchen/staff/kitchen.ts'
import { useRestaurant } from '../../shop-front.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { troubleWords } from '../trouble-words.ts'
import { useSubmit } from '../use-submit.ts'
import { classNames } from '../../ui/class-names.ts'
import dialogStyles from '../../ui/dialog.module.css'
import styles from './delay-dialog.module.css'
import choicesStyles from './choices.module.css'

interface DelayDialogProps {
  ticket: Ticket
  now: number
  onDelay: (body: DelayBody) => Promise<void>
  onClose: () => void
}

export function DelayDialog({ ticket, now, onDelay, onClose }: DelayDialogProps) {
  const { number, name, firstName, fulfillmentDetails, promise } = ticket
  const { timeZone } = useRestaurant()
  // Which of the times, not the time itself: they move on with the clock once the promise has passed.
  const [chosen, setChosen] = useState(1)
  const times = delayedTimes(promise.readyBy, now)
  const to = times[chosen] ?? promise.readyBy
  const { form, sending, trouble, submit } = useSubmit<DelayBody>({
    check: () => ({ body: { from: promise.readyBy, to } }),
    async send(body) {
      await onDelay(body)
      onClose()
    },
    explain: (error) => troubleWords(error, number),
  })
  const faceOf = (moment: number | string) => clockTimeShort(moment, timeZone)
  const promised = faceOf(promise.readyBy)
  const laterBy = (time: string) => Date.parse(time) - Date.parse(promise.readyBy)
  const minutesLater = (time: string) => Math.round(laterBy(time) / 60_000)

  return (
    <Dialog open busy={sending} size="small" onClose={onClose} title={words.title(number, name)}>
      <form ref={form} className={classNames(dialogStyles.column, styles.delay)} noValidate onSubmit={submit}>
        <p className={choicesStyles.hint} aria-live="polite">
          {words.promised(promised)} <b>{words.newTime(faceOf(to))}</b>
        </p>
        <div className={choicesStyles.row} role="group" aria-label={words.howMuch}>
          {times.map((time, at) => (
            <Button
              key={at}
              className={classNames(choicesStyles.choice, styles.choice)}
              aria-pressed={at === chosen}
              off={sending}
              onClick={() => setChosen(at)}
            >
              {words.added(minutesLater(time))} <small className={styles.time}>{faceOf(time)}</small>
            </Button>
          ))}
        </div>
        <p className={choicesStyles.hint}>
          {words.told(firstName)}{' '}
          {fulfillmentDetails.fulfillment === 'delivery' &&
            words.arrives(faceOf(Date.parse(promise.at) + laterBy(to)))}
        </p>
        {trouble && <Notice tone="bad">{trouble}</Notice>}
        <DialogActions>
          <Button off={sending} onClick={onClose}>
            {words.keep(promised)}
          </Button>
          <Button go type="submit" busy={sending}>
            {words.delay(minutesLater(to))}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
