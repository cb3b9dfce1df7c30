// What the owner can do to one order: print its ticket or its receipt, or cancel it.
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { CancelBody } from '#domain/api.ts'
import type { OfficeOrder } from '#domain/office-api.ts'
import { canBecome } from '#domain/order.ts'
import { cancelOrder, printTicket } from '../../kitchen-api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CancelDialog } from '../cancel/cancel-dialog.tsx'
import { TicketSlip, type Slip } from '../kitchen/ticket-slip.tsx'
import { useRestaurant } from '../../shop-front.ts'
import { troubleWords } from '../trouble-words.ts'
import { useErrands } from '../use-errands.ts'
import { ReceiptOnPaper } from './receipt-on-paper.tsx'
import { orderWords } from '#words/staff/orders.ts'

export function OrderActions({ order, onChanged }: { order: OfficeOrder; onChanged: () => void }) {
  const { timeZone } = useRestaurant()
  const [slip, setSlip] = useState<Slip & { timeZone: string }>()
  const [receipt, setReceipt] = useState(false)
  const [cancelling, setCancelling] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const { run } = useErrands<'print'>()
  const slips = useRef(0)
  const putSlipAway = useCallback(() => setSlip(undefined), [])
  const putReceiptAway = useCallback(() => setReceipt(false), [])
  const isCancelled = order.status === 'cancelled'
  useHeadingFocusAfter(isCancelled)

  const print = () =>
    run('print', async () => {
      setTrouble(undefined)
      try {
        const before = await printTicket(order.id)
        slips.current += 1
        const duplicateAt = before.printedAt === null ? undefined : Date.now()
        setSlip({ id: slips.current, ticket: before, duplicateAt, timeZone })
      } catch (error) {
        setTrouble(troubleWords(error, order.number))
      }
    })

  const cancel = async (body: CancelBody) => {
    try {
      await cancelOrder(order.id, body)
    } finally {
      // Also after a failure: without an answer it may have happened all the same.
      onChanged()
    }
  }

  return (
    <>
      {/* What was cancelled is neither cooked nor paid for; without its customer an order is closed for good. */}
      {!isCancelled && order.forgottenAt === null && (
        <div className="order-actions">
          <Button onClick={() => void print()}>{orderWords.printTicket}</Button>
          <Button onClick={() => setReceipt(true)}>{orderWords.printReceipt}</Button>
          {canBecome(order.status, 'cancelled') && (
            <Button className="button--chile order-actions__cancel" onClick={() => setCancelling(true)}>
              {orderWords.cancel}
            </Button>
          )}
        </div>
      )}
      {trouble && (
        <Notice tone="bad" className="order-actions__trouble">
          {trouble}
        </Notice>
      )}
      {cancelling && <CancelDialog order={order} onCancel={cancel} onClose={() => setCancelling(false)} />}
      {slip && <TicketSlip key={slip.id} {...slip} onPrinted={putSlipAway} />}
      {receipt && <ReceiptOnPaper order={order} onPrinted={putReceiptAway} />}
    </>
  )
}

/** The buttons go when the order is cancelled, and with them the focus: the heading takes it. */
function useHeadingFocusAfter(isCancelled: boolean): void {
  const was = useRef(isCancelled)
  useLayoutEffect(() => {
    if (isCancelled && !was.current && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('main h1')?.focus()
    }
    was.current = isCancelled
  }, [isCancelled])
}
