// Marks an order paid that was to be paid at the counter or at the door (R65), also once it has left the board.
import { useState } from 'react'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import { collectMessages } from '#words/payments/staff/collect.ts'
import { collectPayment } from '../../kitchen-api.ts'
import { Button } from '../../ui/button.tsx'
import { CollectDialog } from '../kitchen/collect-dialog.tsx'
import { useHeadingFocusAfter } from './use-heading-focus.ts'

export function CollectButton({ order, onChanged }: { order: OfficeOrder; onChanged: () => void }) {
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
