// How many are left of an item today (R59), in its row: written out, and counted with the stepper of the board.
import { useRef, useState } from 'react'
import type { StockBody } from '#domain/kitchen/kitchen-api.ts'
import type { OfficeMenuItem } from '#domain/menu/menu-api.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { language } from '#words/basics/locale.ts'
import { menuOfficeMessages as words } from '#words/menu/staff/menu.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { RemainingStepper } from '../parts/remaining-stepper.tsx'
import styles from './menu-rows.module.css'

interface RemainingTodayProps {
  item: OfficeMenuItem
  /** Saves at once, as the switch beside it does; answers whether the server took it. */
  onLeft: (body: StockBody) => Promise<boolean>
}

export function RemainingToday({ item: { id, remaining, ...item }, onLeft }: RemainingTodayProps) {
  const [isCounting, setCounting] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const name = textInLanguage(item.name, language)
  const stopCounting = () => {
    // The button that is pressed goes away with the count.
    toggle.current?.focus()
    void onLeft({ item: id, remaining: null })
  }
  return (
    <>
      <Button
        ref={toggle}
        bare
        className={classNames(styles.remaining, styles.opens, remaining === null && styles.quiet)}
        aria-expanded={isCounting}
        onClick={() => setCounting(!isCounting)}
      >
        {remaining === null ? words.noLimit : words.remaining(remaining)}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {isCounting && (
        <div className={styles.count}>
          {remaining !== null && (
            <Button bare onClick={stopCounting}>
              {words.noLimit}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
          <RemainingStepper
            name={name}
            remaining={remaining}
            onStep={(step) => onLeft({ item: id, ...step })}
          />
        </div>
      )}
    </>
  )
}
