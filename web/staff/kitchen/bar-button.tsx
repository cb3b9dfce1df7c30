// A button of the board's bar, with how many there are of what it opens.
import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './bar-button.module.css'

interface BarButtonProps extends ComponentProps<typeof Button> {
  count?: number | string | undefined
  /** Filled: what it stands for is in force. */
  on?: boolean
}

export function BarButton({ count, on = false, className, children, ...rest }: BarButtonProps) {
  return (
    <Button {...rest} className={classNames(styles.barButton, on && styles.barButtonOn, className)}>
      {children}
      {count !== undefined && (
        <>
          {' '}
          <b className={styles.count}>{count}</b>
        </>
      )}
    </Button>
  )
}
