// Canceling many open orders at once: which of those that match, why, and how much money goes back (owner only).
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CancelBody } from '#domain/kitchen/kitchen-api.ts'
import { maxCanceledAtOnce } from '#domain/orders/order-book.ts'
import type { OrderRow, OrdersQuery } from '#domain/orders/order-api.ts'
import { cents, formatMoney } from '#domain/basics/money.ts'
import { moneyReturnMethods } from '#domain/orders/order-constants.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { cancelMany, fetchOpenOrders } from '../../office-api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions, DialogColumn } from '../../ui/dialog.tsx'
import { CheckField } from '../../ui/field.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReasonFields, useReason } from '../cancel/reason-fields.tsx'
import { Answer } from '../../ui/answer.tsx'
import { keys } from '../query-keys.ts'
import { errorMessage } from '../error-message.ts'
import { useSubmit } from '../use-submit.ts'
import styles from './cancel-many.module.css'
import fieldStyles from '../../ui/field.module.css'
import { cancelManyMessages as words } from '#words/orders/staff/cancel-many.ts'

interface CancelManyDialogProps {
  query: Omit<OrdersQuery, 'page'>
  onChanged: () => void
  onClose: () => void
}

export function CancelManyDialog({ query, onChanged, onClose }: CancelManyDialogProps) {
  const [search] = useState(query)
  const {
    data: open,
    isError,
    refetch,
  } = useQuery({ queryKey: keys.openOrders(search), queryFn: () => fetchOpenOrders(search) })
  const [sending, setSending] = useState(false)

  return (
    <Dialog open busy={sending} onClose={onClose} title={words.title}>
      {open && open.orders.length > 0 ? (
        <CancelManyForm
          orders={open.orders}
          more={open.more}
          // After a search these orders are meant; without a search the owner sees the whole kitchen, and picks.
          picksAll={search.find !== undefined}
          onSending={setSending}
          onChanged={onChanged}
          onClose={onClose}
        />
      ) : (
        <DialogColumn>
          <Answer
            data={open}
            hasFailed={isError}
            onAgain={() => void refetch()}
            loading={<p role="status">{words.loading}</p>}
          >
            {() => <p role="status">{words.none}</p>}
          </Answer>
          <DialogActions>
            <Button onClick={onClose}>{words.keep}</Button>
          </DialogActions>
        </DialogColumn>
      )}
    </Dialog>
  )
}

interface FormProps {
  orders: readonly OrderRow[]
  more: boolean
  picksAll: boolean
  onSending: (sending: boolean) => void
  onChanged: () => void
  onClose: () => void
}

function CancelManyForm({ orders, more, picksAll, onSending, onChanged, onClose }: FormProps) {
  const reason = useReason()
  const everyId = orders.map(({ id }) => id)
  const [picked, setPicked] = useState<ReadonlySet<OrderId>>(new Set(picksAll ? everyId : []))
  const [done, setDone] = useState(0)
  // Also while the state of the last rendering does not know it yet.
  const sent = useRef(0)
  const [refused, setRefused] = useState<string>()
  const chosen = orders.filter(({ id }) => picked.has(id))
  const submit = useSubmit({
    check() {
      setRefused(undefined)
      return chosen.length === 0 ? { fields: { ids: words.pickOne } } : reason.check()
    },
    async send(body) {
      onSending(true)
      try {
        await cancelChosen(body)
      } finally {
        onSending(false)
        onChanged()
      }
    },
    // Pressed again, those that are canceled already are passed over.
    explain: (error) => `${words.stopped(sent.current, chosen.length)} ${errorMessage(error)}`,
  })
  const { form, sending, failure = refused } = submit

  async function cancelChosen(body: CancelBody): Promise<void> {
    const left: OrderId[] = []
    setDone(0)
    for (sent.current = 0; sent.current < chosen.length; sent.current += maxCanceledAtOnce) {
      const ids = chosen.slice(sent.current, sent.current + maxCanceledAtOnce).map(({ id }) => id)
      left.push(...(await cancelMany({ ...body, ids })).refused)
      setDone(sent.current + ids.length)
    }
    if (left.length === 0) return onClose()
    setPicked(new Set())
    setRefused(words.refused(orders.filter(({ id }) => left.includes(id)).map((one) => one.number)))
  }

  const pick = (id: OrderId, isPicked: boolean) =>
    setPicked((before) => new Set(isPicked ? [...before, id] : [...before].filter((one) => one !== id)))

  return (
    <form ref={form} noValidate onSubmit={submit.submit}>
      <DialogColumn>
        <Stack as="fieldset" gap={2}>
          <legend className={fieldStyles.label}>{words.pick}</legend>
          <Row>
            <Button quiet off={sending} onClick={() => setPicked(new Set(everyId))}>
              {words.all}
            </Button>
            <Button quiet off={sending} onClick={() => setPicked(new Set())}>
              {words.nothing}
            </Button>
          </Row>
          <div className={styles.orders}>
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
          {more && <p className={fieldStyles.hint}>{words.more(orders.length)}</p>}
        </Stack>
        <ReasonFields of={reason} submit={submit} noteLabel={words.note} />
        <Notice tone="quiet">{whatHappensTo(chosen)}</Notice>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <DialogActions>
          <Button off={sending} onClick={onClose}>
            {words.keep}
          </Button>
          <Button go type="submit" busy={sending} busyLabel={words.progress(done, chosen.length)}>
            {words.cancel(chosen.length)}
          </Button>
        </DialogActions>
      </DialogColumn>
    </form>
  )
}

/** Held money, money that goes back to cards, and money from the register are listed separately. */
function whatHappensTo(orders: readonly OrderRow[]): string {
  const money = moneyReturnMethods.flatMap((fulfillment) => {
    const moved = orders.filter(({ moneyIfCanceled }) => moneyIfCanceled?.how === fulfillment)
    const sum = moved.reduce((amount, order) => amount + (order.moneyIfCanceled?.amount ?? 0), 0)
    const numbers = moved.map(({ number }) => String(number))
    return sum > 0 ? words.money[fulfillment](formatMoney(cents(sum)), numbers) : []
  })
  return [words.canceled(orders.length), ...money, words.told].join(' ')
}
