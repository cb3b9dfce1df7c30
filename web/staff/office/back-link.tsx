// The link back to the list from a screen of one of its entries, above the head of the screen.
import type { ComponentProps } from 'react'
import { Icon } from '../../ui/icon.tsx'
import styles from './office.module.css'

export function BackLink({ children, ...link }: ComponentProps<'a'>) {
  return (
    <a {...link} className={styles.back}>
      <Icon name="back" />
      {children}
    </a>
  )
}
