// A small button of a few side by side, such as a day or a time: it stays pressed, or does at once what it says.
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './pill.module.css'

interface PillProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** Stays pressed; undefined for a pill that does something at once. */
  pressed?: boolean
  /** With a small second line, of what the first comes to. */
  large?: boolean
  /** Cannot be pressed just now, but keeps its focus. */
  off?: boolean
}

export function Pill({ pressed, large, off, onClick, ...rest }: PillProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.pill, large && styles.large)}
      aria-pressed={pressed}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
    />
  )
}
