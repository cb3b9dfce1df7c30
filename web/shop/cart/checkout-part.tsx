// The checkout, loaded once the cart stands; until it is there its empty window opens in its place, and says so when the
// rest does not come (R32).
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions, DialogColumn } from '../../ui/dialog.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { CheckoutProps } from '../checkout/checkout-dialog.tsx'
import { cartMessages } from '#words/orders/shop/cart.ts'

export const CheckoutPart = lazyPart<CheckoutProps>(
  () => import('../checkout/checkout-dialog.tsx').then((part) => part.CheckoutDialog),
  CheckoutShell,
)

function CheckoutShell({ open, onClose, children }: CheckoutProps & { children: ReactNode }) {
  return (
    <Dialog open={open} onClose={onClose} title={cartMessages.checkoutTitle} size="large">
      <DialogColumn>
        {children}
        <DialogActions>
          <Button onClick={onClose}>{cartMessages.cancel}</Button>
        </DialogActions>
      </DialogColumn>
    </Dialog>
  )
}
