// The layout of Complete and of an order's screen: the heading on the maíz field, and a card that overlaps its fringe.
import { Fragment, type ReactNode } from 'react'
import { useRestaurant } from '../../page-data.ts'
import { ScreenHeading } from '../../ui/screen-heading.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './sun-screen.module.css'
import shopLayoutStyles from '../layout/shop-layout.module.css'

export interface ScreenHead {
  readonly tab: (restaurant: string) => string
  readonly title: string
  readonly line: string
}

export function SunScreen({ head, children }: { head: ScreenHead; children: ReactNode }) {
  const { name } = useRestaurant()
  return (
    <div className="sun-screen">
      <section className={classNames(styles.field, shopLayoutStyles.sunField, 'grain')} data-sun>
        <div className={shopLayoutStyles.rays} aria-hidden="true" />
        <div className={classNames('wrap', styles.words)}>
          <ScreenHeading title={head.tab(name)} className={styles.title}>
            {/* Another title is new text: the same text, centered anew, would be seen to move. */}
            <Fragment key={head.title}>{head.title}</Fragment>
          </ScreenHeading>
          <p className={styles.line}>{head.line}</p>
        </div>
      </section>
      <div className={shopLayoutStyles.fringe} aria-hidden="true" />
      {children}
    </div>
  )
}
