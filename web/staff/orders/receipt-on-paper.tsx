// The receipt of an order, printed from the office: it stands on the page only for as long as the printer looks.
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import { fullName } from '#domain/orders/order.ts'
import { isPaid } from '#domain/payments/payment.ts'
import { Receipt } from '../../receipt/receipt.tsx'
import { useSameFunction } from '../../ui/use-same-function.ts'

/** A logo that does not arrive must not keep the receipt. */
const longestWait = 2_000

interface ReceiptOnPaperProps {
  order: OfficeOrder
  onPrinted: () => void
}

export function ReceiptOnPaper({ order, onPrinted }: ReceiptOnPaperProps) {
  const printed = useSameFunction(onPrinted)

  useEffect(() => {
    let isLeft = false
    addEventListener('afterprint', printed, { once: true })
    // Whoever has gone elsewhere meanwhile would print that screen.
    void picturesOfReceipt().then(() => isLeft || print())
    return () => {
      isLeft = true
      removeEventListener('afterprint', printed)
    }
  }, [printed])

  const { fulfillmentDetails } = order
  const named = {
    ...order,
    name: fullName(order.firstName, order.lastName),
    fulfillment: fulfillmentDetails.fulfillment,
    isPaid: isPaid(order.payment),
    deliveredTo: fulfillmentDetails.fulfillment === 'delivery' ? fulfillmentDetails.address : null,
  }
  return createPortal(<Receipt order={named} />, document.body)
}

async function picturesOfReceipt(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-paper=receipt] img')]
  const shown = Promise.allSettled(pictures.map((picture) => picture.decode()))
  await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, longestWait))])
}
