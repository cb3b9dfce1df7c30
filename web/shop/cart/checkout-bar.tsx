// On a phone, while CHECKOUT is out of sight: the cart's bar with CHECKOUT in it (R58).
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CartBar } from './cart-bar.tsx'

interface CheckoutBarProps {
  /** How much is in the cart, in words; undefined while that is nothing. */
  counted: string | undefined
  total: string
  /** What CHECKOUT says. */
  label: string
  /** The button that the bar stands in for. */
  checkout: HTMLElement | null
  onCheckout: () => void
}

export function CheckoutBar({ counted = '', total, label, checkout, onCheckout }: CheckoutBarProps) {
  const [isOut, setOut] = useState(false)

  useEffect(() => {
    if (!checkout) return
    const observer = new IntersectionObserver((entries) => setOut(entries.at(-1)?.isIntersecting === false))
    observer.observe(checkout)
    return () => observer.disconnect()
  }, [checkout])

  return (
    <CartBar counted={counted} total={total} hidden={!isOut || counted === ''}>
      <Button go aria-haspopup="dialog" onClick={onCheckout}>
        {label}
      </Button>
    </CartBar>
  )
}
