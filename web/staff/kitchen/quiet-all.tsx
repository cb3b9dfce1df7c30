// One tap for every ticket that rings. It stands in the row of All day, which gives it room: no ticket moves for it.
import { kitchenMessages as words } from '#words/kitchen/staff/kitchen.ts'
import { Icon } from '../../ui/icon.tsx'
import { BarButton } from './bar-button.tsx'
import { usePassedFocus } from '../../ui/use-passed-focus.ts'
import styles from './quiet-all.module.css'

interface QuietAllProps {
  /** How many ring. */
  ringing: number
  /** The connection is lost: nobody would hear of it. */
  off: boolean
  onQuiet: () => void
}

export function QuietAll({ ringing, off, onQuiet }: QuietAllProps) {
  return (
    <BarButton ref={usePassedFocus()} className={styles.quietAll} count={ringing} off={off} onClick={onQuiet}>
      <Icon name="bell" />
      {words.quietAll}
    </BarButton>
  )
}
