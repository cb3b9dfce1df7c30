// Says that the connection is lost, so that nobody takes an old state for the present one.
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { officeMessages } from '#words/basics/staff/office.ts'
import { ordersMessages } from '#words/orders/staff/orders.ts'

export function LostNotice({ onTryNow }: { onTryNow: () => void }) {
  return (
    <Notice
      tone="bad"
      action={
        <Button quiet onClick={onTryNow}>
          {officeMessages.again}
        </Button>
      }
    >
      <b>{ordersMessages.lost}</b> {ordersMessages.lostHint}
    </Notice>
  )
}
