// Prints an order's receipt: while the page is being printed, it stands there in place of all the rest.
import { Button } from '../ui/button.tsx'
import { Paper, usePaper } from '../ui/paper.tsx'
import { loadReceipt, Receipt, type ReceiptProps } from './receipt.tsx'
import { receiptMessages } from '#words/orders/receipt.ts'

export function PrintReceipt(receipt: ReceiptProps) {
  const { kind, start, ...printing } = usePaper('receipt')
  return (
    <>
      <Button link onClick={() => void loadReceipt().then(() => start('receipt'))}>
        {receiptMessages.print}
      </Button>
      {kind && (
        <Paper size="letter" name={kind} {...printing}>
          <Receipt {...receipt} />
        </Paper>
      )}
    </>
  )
}
