// After Add: a strip at the foot of the window that says what was added, and leads to the cart.
import { useEffect, useState } from 'react'
import { makeWords as words } from '#words/shop/make-it-yours.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import './added-strip.css'

export interface Added {
  /** The same words once more are said once more. */
  readonly nth: number
  readonly count: number
  readonly name: string
}

const shownFor = 6_000

/** `onOver` stays the same function: another one would start the time anew. */
export function AddedStrip({ added, onOver }: { added: Added | undefined; onOver: () => void }) {
  // It stays while somebody is at it, and its time starts anew when they go.
  const [held, setHeld] = useState<Added>()
  const isHeld = added !== undefined && held === added
  useEffect(() => {
    if (!added || isHeld) return
    const timer = setTimeout(onOver, shownFor)
    return () => clearTimeout(timer)
  }, [added, isHeld, onOver])
  const [hold, letGo] = [() => setHeld(added), () => setHeld(undefined)]
  return (
    // Always there, so that a screen reader hears when it fills.
    <div role="status">
      {added && (
        <div
          key={added.nth}
          className="added-strip"
          onPointerEnter={hold}
          onPointerLeave={letGo}
          onFocus={hold}
          onBlur={letGo}
        >
          <i className="added-strip__bean" aria-hidden="true" />
          <span>{words.added(added.count, added.name)}</span>
          <ButtonLink go small href={paths.orderNow}>
            {words.goToCart}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
