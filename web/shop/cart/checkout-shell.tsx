// The checkout's empty shell, until the form is there; it says so when that does not come.
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { cartWords } from './words.ts'

interface CheckoutProps {
  open: boolean
  onClose: () => void
}

export const CheckoutDialog = latePart<CheckoutProps>(
  () => import('../checkout/checkout-dialog.tsx').then((part) => part.CheckoutDialog),
  CheckoutShell,
)

function CheckoutShell({ open, onClose, children }: CheckoutProps & { children: ReactNode }) {
  return (
    <Dialog open={open} onClose={onClose} title={cartWords.checkoutTitle} size="large">
      <div className="dialog__column">
        {children}
        <DialogActions>
          <Button onClick={onClose}>{cartWords.cancel}</Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}
