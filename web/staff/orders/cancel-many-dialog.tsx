// Cancelling many open orders at once: which of those that match, why, and how much money goes back (owner only).
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { cents, formatMoney } from '#domain/money.ts'
import { mostCancelledAtOnce } from '#domain/cancel-many.ts'
import type { OrderRow, OrdersQuery } from '#domain/office-api.ts'
import type { OrderId } from '#domain/order.ts'
import { cancelMany, fetchOpenOrders } from '../../office-api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { CheckField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReasonFields, useReason } from '../cancel/reason-fields.tsx'
import { CouldNotLoad } from '../office/could-not-load.tsx'
import { keys } from '../query-keys.ts'
import { troubleWords } from '../trouble-words.ts'
import { usePatientClose } from '../use-patient-close.ts'
import './cancel-many.css'
import { cancelManyWords as words } from './cancel-many-words.ts'

interface CancelManyDialogProps {
  query: Omit<OrdersQuery, 'page'>
  onChanged: () => void
  onClose: () => void
}

export function CancelManyDialog({ query, onChanged, onClose }: CancelManyDialogProps) {
  const [asked] = useState(query)
  const {
    data: open,
    isError,
    refetch,
  } = useQuery({ queryKey: keys.openOrders(asked), queryFn: () => fetchOpenOrders(asked) })
  const [sending, setSending] = useState(false)
  const [inside, close] = usePatientClose<HTMLDivElement>(sending, onClose)

  return (
    <Dialog open onClose={close} title={words.title}>
      <div ref={inside}>
        {open && open.orders.length > 0 ? (
          <CancelManyForm
            orders={open.orders}
            more={open.more}
            // Whoever searched meant these; whoever did not sees the whole kitchen, and picks.
            picksAll={asked.find !== undefined}
            sending={sending}
            onSending={setSending}
            onChanged={onChanged}
            onClose={onClose}
            close={close}
          />
        ) : (
          <div className="dialog__column">
            {isError && !open ? (
              <CouldNotLoad onAgain={() => void refetch()} />
            ) : (
              <p role="status">{open ? words.none : words.loading}</p>
            )}
            <DialogActions>
              <Button onClick={close}>{words.keep}</Button>
            </DialogActions>
          </div>
        )}
      </div>
    </Dialog>
  )
}

interface FormProps {
  orders: readonly OrderRow[]
  more: boolean
  picksAll: boolean
  sending: boolean
  onSending: (sending: boolean) => void
  onChanged: () => void
  onClose: () => void
  close: () => void
}

function CancelManyForm(props: FormProps) {
  const { orders, more, picksAll, sending, onSending, onChanged, onClose, close } = props
  const reason = useReason()
  const everyId = orders.map(({ id }) => id)
  const [picked, setPicked] = useState<ReadonlySet<OrderId>>(new Set(picksAll ? everyId : []))
  const [done, setDone] = useState(0)
  const [trouble, setTrouble] = useState<string>()
  const chosen = orders.filter(({ id }) => picked.has(id))
  const total = formatMoney(cents(chosen.reduce((sum, order) => sum + order.total, 0)))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    if (chosen.length === 0) return setTrouble(words.pickOne)
    const body = reason.take()
    if (!body) return
    onSending(true)
    setTrouble(undefined)
    setDone(0)
    const refused: OrderId[] = []
    let sent = 0
    try {
      for (; sent < chosen.length; sent += mostCancelledAtOnce) {
        const ids = chosen.slice(sent, sent + mostCancelledAtOnce).map(({ id }) => id)
        refused.push(...(await cancelMany({ ...body, ids })).refused)
        setDone(sent + ids.length)
      }
      if (refused.length === 0) return onClose()
      setPicked(new Set())
      setTrouble(words.refused(orders.filter(({ id }) => refused.includes(id)).map((one) => one.number)))
    } catch (error) {
      // Pressed again, those that are canceled already are passed over.
      if (!reason.blameNote(error)) setTrouble(`${words.stopped(sent, chosen.length)} ${troubleWords(error)}`)
    } finally {
      onSending(false)
      onChanged()
    }
  }

  const pick = (id: OrderId, isPicked: boolean) =>
    setPicked((before) => new Set(isPicked ? [...before, id] : [...before].filter((one) => one !== id)))

  return (
    <form className="dialog__column" noValidate onSubmit={(event) => void submit(event)}>
      <fieldset className="cancel-many">
        <legend className="field__label">{words.pick}</legend>
        <div className="cancel-many__ways">
          <Button small off={sending} onClick={() => setPicked(new Set(everyId))}>
            {words.all}
          </Button>
          <Button small off={sending} onClick={() => setPicked(new Set())}>
            {words.nothing}
          </Button>
        </div>
        <div className="cancel-many__orders">
          {orders.map((order) => (
            <CheckField
              key={order.id}
              label={words.row(order.number, order.name, formatMoney(order.total))}
              checked={picked.has(order.id)}
              aria-disabled={sending || undefined}
              onChange={({ target }) => !sending && pick(order.id, target.checked)}
            />
          ))}
        </div>
        {more && <p className="field__hint">{words.more(orders.length)}</p>}
      </fieldset>
      <ReasonFields of={reason} noteLabel={words.note} />
      <p className="reasons__what" role="status">
        {words.whatHappens(chosen.length, total)}
      </p>
      {trouble && <Notice tone="bad">{trouble}</Notice>}
      <DialogActions className="reasons__actions">
        <Button off={sending} onClick={close}>
          {words.keep}
        </Button>
        <Button
          go
          type="submit"
          className="reasons__send"
          busy={sending}
          busyLabel={words.progress(done, chosen.length)}
        >
          {words.cancel(chosen.length)}
        </Button>
      </DialogActions>
    </form>
  )
}
