// A sheet of paper with a title: what a screen of the office is composed of.
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './panel.module.css'

interface PanelProps extends Omit<ComponentProps<'section'>, 'title' | 'about'> {
  title: ReactNode
  /** Under the title: what this is about, in a line. */
  about?: ReactNode
  /** At the other end of the title's row: buttons and links. */
  actions?: ReactNode
  /** Of a panel inside another one. */
  level?: 2 | 3
}

export function Panel({ title, about, actions, level = 2, className, children, ...rest }: PanelProps) {
  const titleId = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section {...rest} className={classNames(styles.panel, className)} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Heading className={level === 2 ? styles.title : styles.subtitle} id={titleId}>
          {title}
        </Heading>
        {actions}
      </div>
      {about && <p className={styles.about}>{about}</p>}
      {children}
    </section>
  )
}

/** The same paper without a title: for a list that needs none, and for a word that there is nothing. */
export function Sheet({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.panel, className)} />
}
