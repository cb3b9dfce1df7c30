// Words in the second ink: what a title is about, a note under a value.
import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './quiet.module.css'

interface QuietProps extends ComponentPropsWithoutRef<'p'> {
  as?: 'p' | 'span' | 'small'
  small?: boolean
}

export function Quiet({ as: Element = 'p', small, className, ...rest }: QuietProps) {
  return <Element {...rest} className={classNames(styles.quiet, small && styles.small, className)} />
}
