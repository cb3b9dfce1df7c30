// Prints an order's receipt: while the page is being printed, it stands there in place of all the rest.
import { Paper, usePaper } from '../ui/paper.tsx'
import { Receipt, type ReceiptProps } from './receipt.tsx'
import { receiptMessages } from '#words/orders/receipt.ts'

export function PrintReceipt({ className, ...receipt }: ReceiptProps & { className: string | undefined }) {
  const { kind, start, ...printing } = usePaper('receipt')
  return (
    <>
      <button type="button" className={className} onClick={() => start('receipt')}>
        {receiptMessages.print}
      </button>
      {kind && (
        <Paper size="letter" name={kind} {...printing}>
          <Receipt {...receipt} />
        </Paper>
      )}
    </>
  )
}
