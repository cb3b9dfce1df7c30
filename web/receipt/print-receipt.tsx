// Prints an order's receipt: while the page is being printed, it stands there in place of all the rest.
import { createPortal } from 'react-dom'
import { Receipt, type ReceiptProps } from './receipt.tsx'
import { usePrinting } from './use-printing.ts'
import { receiptMessages } from '#words/orders/receipt.ts'

export function PrintReceipt({ className, ...receipt }: ReceiptProps & { className: string | undefined }) {
  const printing = usePrinting()
  return (
    <>
      <button type="button" className={className} onClick={() => window.print()}>
        {receiptMessages.print}
      </button>
      {printing && createPortal(<Receipt {...receipt} />, document.body)}
    </>
  )
}
