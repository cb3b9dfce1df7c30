// What stands around every staff screen but the board: the bar, who looks, and at the foot which version the server is.
import { Fragment, type ReactNode } from 'react'
import type { MeReply } from '#domain/people/people-api.ts'
import { officeMessages } from '#words/basics/staff/office.ts'
import { Answer } from '../../ui/answer.tsx'
import { classNames } from '../../ui/class-names.ts'
import { StaffBar } from '../bar/staff-bar.tsx'
import { useConfirmedMe } from '../use-me.ts'
import styles from './office.module.css'

export function StaffFrame({ children }: { children: (me: MeReply) => ReactNode }) {
  const { last, me, isError, again } = useConfirmedMe()
  return (
    <div className={styles.office}>
      <StaffBar me={last} />
      <main id="main" className={classNames('wrap', styles.main)} tabIndex={-1}>
        <Answer data={me} hasFailed={isError} onAgain={again}>
          {(known) => <Fragment key={known.username}>{children(known)}</Fragment>}
        </Answer>
      </main>
      {last && (
        <footer className={classNames('wrap', styles.officeFoot)}>
          {officeMessages.version(last.version)}
        </footer>
      )}
    </div>
  )
}
