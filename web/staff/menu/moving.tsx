// Puts rows in another order: a grip, which is dragged or moved with the arrow keys, and buttons for people without a mouse.
import type { KeyboardEvent } from 'react'
import { menuOfficeMessages as words } from '#words/menu/staff/menu.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Step } from './menu-places.ts'
import type { RowDrag } from './use-row-drag.ts'
import styles from './moving.module.css'

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
      icon
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

interface MoveButtonsProps {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (step: Step) => void
}

export function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  return (
    <>
      <Button quiet icon aria-label={words.up(name)} off={isFirst} onClick={() => onMove(-1)}>
        <Icon name="up" />
      </Button>
      <Button quiet icon aria-label={words.down(name)} off={isLast} onClick={() => onMove(1)}>
        <Icon name="down" />
      </Button>
    </>
  )
}
