// Moves a row: by dragging, or with the arrow keys.
import type { KeyboardEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Step } from './menu-places.ts'
import type { RowDrag } from './use-row-drag.ts'
import styles from './grip.module.css'

interface GripProps {
  /** Of the row. */
  id: string
  label: string
  drag: RowDrag
  onStep: (step: Step) => void
}

const steps: Readonly<Record<string, Step>> = { ArrowUp: -1, ArrowDown: 1 }

export function Grip({ id, label, drag, onStep }: GripProps) {
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (!by) return
    // The page stays where it is.
    event.preventDefault()
    onStep(by)
  }
  return (
    <Button
      bare
      id={gripId(id)}
      className={styles.grip}
      aria-label={label}
      onPointerDown={(event) => drag.start(id, event)}
      onKeyDown={step}
    >
      <Icon name="grip" />
    </Button>
  )
}

/** A row that was moved may be another element: its grip takes the focus again. */
export function focusGrip(id: string): void {
  document.getElementById(gripId(id))?.focus()
}

function gripId(id: string): string {
  return `grip-${id}`
}
