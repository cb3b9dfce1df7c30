// The head of an office screen: its name, a line about it, and what picks what it shows.
import type { ReactNode } from 'react'
import { useRestaurant } from '../../page-data.ts'
import { ScreenHeading } from '../../ui/screen-heading.tsx'
import styles from './office.module.css'
import { officeMessages } from '#words/basics/staff/office.ts'

interface OfficeHeadProps {
  /** What the browser's tab says before the name of the site. */
  tab: string
  title: ReactNode
  /** The screen's name, where filters in its address do not make it another one. */
  screen?: string
  /** One line below the title. */
  about?: ReactNode
  /** Stands at the other end. */
  children?: ReactNode
}

export function OfficeHead({ tab, title, screen, about, children }: OfficeHeadProps) {
  const { name } = useRestaurant()
  return (
    <div className={styles.officeHead}>
      <div>
        <ScreenHeading
          title={officeMessages.tab(tab, name)}
          screen={screen}
          className={styles.officeHeadTitle}
        >
          {title}
        </ScreenHeading>
        {about && <p className={styles.officeHeadAbout}>{about}</p>}
      </div>
      {children}
    </div>
  )
}
