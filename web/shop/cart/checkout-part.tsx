// The checkout, loaded once the cart stands: first its empty shell, which opens in its place until the rest is there.
import type { ReactNode } from 'react'
import { CornerFrame, latePart } from '../../ui/late-part.tsx'

interface CheckoutProps {
  open: boolean
  onClose: () => void
}

export const CheckoutPart = latePart<CheckoutProps>(
  () => import('./checkout-shell.tsx').then((part) => part.CheckoutDialog),
  WhenOpen,
)

/** Nobody waits for it before CHECKOUT was pressed. */
function WhenOpen({ open, children }: CheckoutProps & { children: ReactNode }) {
  return open && <CornerFrame>{children}</CornerFrame>
}
