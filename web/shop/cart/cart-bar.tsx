// On a phone, while CHECKOUT is out of sight: how much is in the cart, what it costs, and CHECKOUT (R58).
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import './cart-bar.css'

interface CartBarProps {
  /** How much is in the cart, in words; undefined while that is nothing. */
  counted: string | undefined
  total: string
  /** What CHECKOUT says. */
  label: string
  /** The button that the bar stands in for. */
  checkout: HTMLElement | null
  onCheckout: () => void
}

export function CartBar({ counted, total, label, checkout, onCheckout }: CartBarProps) {
  const [isOut, setOut] = useState(false)

  useEffect(() => {
    if (!checkout) return
    const observer = new IntersectionObserver((entries) => setOut(entries.at(-1)?.isIntersecting === false))
    observer.observe(checkout)
    return () => observer.disconnect()
  }, [checkout])

  return (
    <div className="cart-bar">
      <div className="cart-bar__sheet" hidden={!isOut || counted === undefined}>
        <p className="cart-bar__sum">
          {counted} <b>{total}</b>
        </p>
        <Button go aria-haspopup="dialog" onClick={onCheckout}>
          {label}
        </Button>
      </div>
    </div>
  )
}
