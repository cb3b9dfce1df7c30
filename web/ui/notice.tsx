// A strip that tells the customer something about what they are doing: what went wrong, what changed.
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './notice.module.css'

const noticeLooks: Readonly<Record<string, string | undefined>> = {
  change: styles.noticeChange,
  bad: styles.noticeBad,
  quiet: styles.quiet,
}

interface NoticeProps extends ComponentProps<'div'> {
  /** `quiet` without a line around it: what a form will do. */
  tone: 'bad' | 'change' | 'info' | 'quiet'
  /** A button or link that puts it right, under the words. */
  action?: ReactNode
}

/** There from the start, so that what is put into it is spoken: what a form has just done. */
export function Announcement({ children }: { children: ReactNode }) {
  return (
    <div className={styles.announcement} role="status">
      {children && (
        <div className={styles.notice}>
          <div className={styles.words}>{children}</div>
        </div>
      )}
    </div>
  )
}

/** Can take the focus where a ref is given; spoken at once unless it is mere information. */
export function Notice({ tone, action, className, children, ...rest }: NoticeProps) {
  return (
    <div
      role={tone === 'info' || tone === 'quiet' ? 'status' : 'alert'}
      tabIndex={rest.ref ? -1 : undefined}
      {...rest}
      className={classNames(styles.notice, noticeLooks[tone], className)}
    >
      <div className={styles.words}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
