// Says that the server is not heard just now, so that nobody takes an old state for a new one.
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { officeWords } from '#words/basics/staff/office.ts'
import { ordersWords } from '#words/orders/staff/orders.ts'

export function LostNotice({ onTryNow }: { onTryNow: () => void }) {
  return (
    <Notice
      tone="bad"
      className="orders-lost"
      action={
        <Button small onClick={onTryNow}>
          {officeWords.again}
        </Button>
      }
    >
      <b>{ordersWords.lost}</b> {ordersWords.lostHint}
    </Notice>
  )
}
