// What the owner can do to one order: print its ticket or its receipt, refund part of it, or cancel it.
import { useRef, useState } from 'react'
import type { CancelBody } from '#domain/kitchen/kitchen-api.ts'
import { moneyIfCanceled } from '#domain/payments/refunded.ts'
import { bankHasMoney } from '#domain/payments/dispute.ts'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import { canBecome, fullName } from '#domain/orders/order.ts'
import { isPaid } from '#domain/payments/payment.ts'
import { canRefund, remainingOf, totalRemaining } from '#domain/payments/refund.ts'
import { cancelOrder, collectPayment, printTicket } from '../../kitchen-api.ts'
import { Button } from '../../ui/button.tsx'
import { CornerFrame, lazyPart } from '../../ui/lazy-part.tsx'
import { Row } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Paper, usePaper } from '../../ui/paper.tsx'
import { loadReceipt, Receipt, type ReceiptProps } from '../../receipt/receipt.tsx'
import { CollectDialog } from '../kitchen/collect-dialog.tsx'
import { TicketSlip, type Slip } from '../kitchen/ticket-slip.tsx'
import { useRestaurant } from '../../page-data.ts'
import { errorMessage } from '../error-message.ts'
import { useSingleFlight } from '../use-single-flight.ts'
import { useHeadingFocusAfter } from './use-heading-focus-after.ts'
import styles from './order.module.css'
import { officeOrderMessages } from '#words/orders/staff/orders.ts'
import { collectMessages } from '#words/payments/staff/collect.ts'
import { refundMessages } from '#words/payments/staff/refund.ts'

const CancelDialog = lazyPart(
  () => import('../cancel/cancel-dialog.tsx').then((part) => part.CancelDialog),
  CornerFrame,
)
const RefundDialog = lazyPart(
  () => import('./refund-dialog.tsx').then((part) => part.RefundDialog),
  CornerFrame,
)

export function OrderActions({ order, onChanged }: { order: OfficeOrder; onChanged: () => void }) {
  const { timeZone } = useRestaurant()
  const [slip, setSlip] = useState<Slip & { timeZone: string }>()
  const { kind: receipt, start, ...printing } = usePaper<'receipt'>()
  const [canceling, setCanceling] = useState(false)
  const [refunding, setRefunding] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { run } = useSingleFlight<'print'>()
  const slips = useRef(0)
  const isCanceled = order.status === 'canceled'
  const isPurged = order.purgedAt !== null
  const isWithBank = bankHasMoney(order)
  const isRefundable =
    !isWithBank && canRefund(order) && totalRemaining(remainingOf(order, order.refunds)) > 0
  useHeadingFocusAfter(isCanceled && !canceling)
  useHeadingFocusAfter(!isRefundable && !refunding)

  const print = () =>
    run('print', async () => {
      setFailure(undefined)
      try {
        const before = await printTicket(order.id)
        slips.current += 1
        const duplicateAt = before.printedAt === null ? undefined : Date.now()
        setSlip({ id: slips.current, ticket: before, duplicateAt, timeZone })
      } catch (error) {
        setFailure(errorMessage(error, order.number))
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
      {/* What was canceled is neither cooked nor paid for; without its customer an order is closed for good once it is paid. */}
      {!isCanceled && (!isPurged || order.payment === 'to-collect') && (
        <Row gap={3} fills className={styles.actions}>
          <CollectButton order={order} onChanged={onChanged} />
          {!isPurged && (
            <>
              <Button onClick={() => void print()}>{officeOrderMessages.printTicket}</Button>
              <Button onClick={() => void loadReceipt().then(() => start('receipt'))}>
                {officeOrderMessages.printReceipt}
              </Button>
            </>
          )}
          {isRefundable && <Button onClick={() => setRefunding(true)}>{refundMessages.open}</Button>}
          {canBecome(order.status, 'canceled') && (
            <Button danger onClick={() => setCanceling(true)}>
              {officeOrderMessages.cancel}
            </Button>
          )}
        </Row>
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
      {canceling && (
        <CancelDialog
          order={{ ...order, moneyIfCanceled: isWithBank ? null : moneyIfCanceled(order) }}
          onCancel={cancel}
          onClose={() => setCanceling(false)}
        />
      )}
      {refunding && <RefundDialog order={order} onChanged={onChanged} onClose={() => setRefunding(false)} />}
      {slip && <TicketSlip key={slip.id} {...slip} onPrinted={() => setSlip(undefined)} />}
      {receipt && (
        <Paper size="letter" name={receipt} {...printing}>
          <Receipt order={asOnReceipt(order)} />
        </Paper>
      )}
    </>
  )
}

function asOnReceipt(order: OfficeOrder): ReceiptProps['order'] {
  const { fulfillmentDetails } = order
  return {
    ...order,
    name: fullName(order.firstName, order.lastName),
    fulfillment: fulfillmentDetails.fulfillment,
    isPaid: isPaid(order.payment),
    deliveredTo: fulfillmentDetails.fulfillment === 'delivery' ? fulfillmentDetails.address : null,
  }
}

/** Marks an order paid that was to be paid at the counter or at the door (R65), also once it has left the board. */
function CollectButton({ order, onChanged }: { order: OfficeOrder; onChanged: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const { id, number, firstName, total, payment } = order
  const isToCollect = payment === 'to-collect'
  useHeadingFocusAfter(!isToCollect && !isOpen)
  const collect = async () => {
    try {
      await collectPayment(id)
    } finally {
      // Also after a failure: without an answer it may have happened all the same.
      onChanged()
    }
  }
  return (
    <>
      {isToCollect && <Button onClick={() => setOpen(true)}>{collectMessages.markPaid}</Button>}
      {isOpen && (
        <CollectDialog
          ticket={{ number, name: firstName, toCollect: total }}
          onCollect={collect}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
