// A sheet of paper with a title: what a screen of the office is composed of.
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Quiet } from './quiet.tsx'
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
    <section
      {...rest}
      className={classNames(styles.paper, styles.panel, className)}
      aria-labelledby={titleId}
    >
      <div>
        <div className={styles.head}>
          <Heading className={level === 2 ? styles.title : styles.subtitle} id={titleId}>
            {title}
          </Heading>
          {actions}
        </div>
        {about && <Quiet small>{about}</Quiet>}
      </div>
      {children}
    </section>
  )
}

/** The same paper without a title: for a list that needs none, a word that there is nothing, a narrow form on its own. */
export function Sheet({
  isNarrow = false,
  className,
  ...rest
}: { isNarrow?: boolean } & ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.paper, isNarrow && styles.narrow, className)} />
}
