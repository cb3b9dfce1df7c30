// The first stop of the keyboard on a screen: past the bar, to what the screen is about.
import type { MouseEvent } from 'react'
import styles from './skip-link.module.css'

export function SkipLink({ children }: { children: string }) {
  // The hash belongs to the router: following this link would leave the screen.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    const main = document.querySelector('main')
    main?.focus()
    main?.scrollIntoView()
  }
  return (
    <a className={styles.skipLink} href="#main" onClick={skip}>
      {children}
    </a>
  )
}
