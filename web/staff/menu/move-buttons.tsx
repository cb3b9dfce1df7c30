// Up and down, for whoever has no mouse at hand.
import { menuOfficeMessages as words } from '#words/menu/staff/menu.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Step } from './menu-places.ts'
import menuOfficeStyles from './menu-office.module.css'

interface MoveButtonsProps {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (step: Step) => void
}

export function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  return (
    <>
      <Button
        quiet
        className={menuOfficeStyles.moveButton}
        aria-label={words.up(name)}
        off={isFirst}
        onClick={() => onMove(-1)}
      >
        <Icon name="up" />
      </Button>
      <Button
        quiet
        className={menuOfficeStyles.moveButton}
        aria-label={words.down(name)}
        off={isLast}
        onClick={() => onMove(1)}
      >
        <Icon name="down" />
      </Button>
    </>
  )
}
