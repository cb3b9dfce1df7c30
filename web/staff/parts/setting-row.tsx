// Settings one below the other: what each is about, and at the end of its line the control that sets it.
import type { ReactNode } from 'react'
import styles from './setting-row.module.css'

export function SettingRows({ children }: { children: ReactNode }) {
  return <ul role="list">{children}</ul>
}

interface SettingRowProps {
  /** Without it the control, which has a label of its own, takes the whole line. */
  title?: string
  about?: ReactNode
  /** Of `about`, for a control that is described by it. */
  aboutId?: string
  children: ReactNode
}

export function SettingRow({ title, about, aboutId, children }: SettingRowProps) {
  return (
    <li className={styles.row}>
      {title && (
        <div>
          <b>{title}</b>
          {about && <small id={aboutId}>{about}</small>}
        </div>
      )}
      {children}
    </li>
  )
}
