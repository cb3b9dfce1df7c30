// What stands around the first staff screens: the bar, and who looks.
import { Fragment, type ReactNode } from 'react'
import type { MeReply } from '#domain/people/people-api.ts'
import { StaffBar } from '../bar/staff-bar.tsx'
import { CouldNotLoad } from '../../ui/answer.tsx'
import { OfficeFoot } from '../office/office-foot.tsx'
import { officeMessages } from '#words/basics/staff/office.ts'
import { useConfirmedMe } from '../use-me.ts'
import { classNames } from '../../ui/class-names.ts'
import '../office/office.module.css'
import staffHomePageStyles from './staff-home-page.module.css'

export function StaffFrame({ children }: { children: (me: MeReply) => ReactNode }) {
  const { last, me, isError, again } = useConfirmedMe()
  return (
    <div className={staffHomePageStyles.staff}>
      <StaffBar me={last} />
      <main id="main" className={classNames('wrap', staffHomePageStyles.staffHome)} tabIndex={-1}>
        {me ? (
          <Fragment key={me.username}>{children(me)}</Fragment>
        ) : isError ? (
          <CouldNotLoad onAgain={again} />
        ) : (
          <p role="status">{officeMessages.loading}</p>
        )}
      </main>
      <OfficeFoot me={last} />
    </div>
  )
}
