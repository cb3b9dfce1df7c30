// Delays one order (R47): shows the new time before it is sent, and what the customer will be told.
import { useState } from 'react'
import type { DelayBody } from '#domain/kitchen/kitchen-api.ts'
import { type Ticket, delayedTimes } from '#domain/kitchen/tickets.ts'
import { clockTimeShort } from '#words/basics/dates.ts'
import { delayMessages as words } from '#words/kitchen/staff/kitchen.ts'
import { useRestaurant } from '../../page-data.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { errorMessage } from '../error-message.ts'
import { useSubmit } from '../use-submit.ts'
import styles from './choices.module.css'

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
  const form = useSubmit<DelayBody>({
    check: () => ({ body: { from: promise.readyBy, to } }),
    async send(body) {
      await onDelay(body)
      onClose()
    },
    explain: (error) => errorMessage(error, number),
  })
  const faceOf = (moment: number | string) => clockTimeShort(moment, timeZone)
  const promised = faceOf(promise.readyBy)
  const laterBy = (time: string) => Date.parse(time) - Date.parse(promise.readyBy)
  const minutesLater = (time: string) => Math.round(laterBy(time) / 60_000)

  return (
    <FormDialog
      size="small"
      title={words.title(number, name)}
      form={form}
      submit={words.delay(minutesLater(to))}
      cancel={words.keep(promised)}
      onClose={onClose}
    >
      <p className={styles.hint} aria-live="polite">
        {words.promised(promised)} <b>{words.newTime(faceOf(to))}</b>
      </p>
      <div className={styles.row} role="group" aria-label={words.howMuch}>
        {times.map((time, at) => (
          <Button
            key={at}
            className={styles.choice}
            aria-pressed={at === chosen}
            off={form.sending}
            onClick={() => setChosen(at)}
          >
            {words.added(minutesLater(time))} <small>{faceOf(time)}</small>
          </Button>
        ))}
      </div>
      <p className={styles.hint}>
        {words.told(firstName)}{' '}
        {fulfillmentDetails.fulfillment === 'delivery' &&
          words.arrives(faceOf(Date.parse(promise.at) + laterBy(to)))}
      </p>
    </FormDialog>
  )
}
