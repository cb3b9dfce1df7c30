// What stands around every office screen: the staff bar, and the check that the owner is the one who looks.
import { createContext, useContext, type ReactNode } from 'react'
import type { MeReply } from '#domain/people/people-api.ts'
import { may } from '#domain/people/staff.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StaffBar } from '../bar/staff-bar.tsx'
import { useConfirmedMe } from '../use-me.ts'
import { CouldNotLoad } from '../../ui/answer.tsx'
import { OfficeFoot } from './office-foot.tsx'
import { OfficeHead } from './office-head.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './office.module.css'
import { officeMessages } from '#words/basics/staff/office.ts'

interface Office {
  readonly me: MeReply
}

const OfficeContext = createContext<Office | undefined>(undefined)

/** Who looks, and where the restaurant is. */
export function useOffice(): Office {
  const office = useContext(OfficeContext)
  if (!office) throw new Error('an office screen stands in an OfficeFrame')
  return office
}

export function OfficeFrame({ children }: { children: ReactNode }) {
  const { last, me, isError, again } = useConfirmedMe()
  return (
    <div className={styles.office}>
      <StaffBar me={last} />
      <main id="main" className={classNames('wrap', styles.main)} tabIndex={-1}>
        {me ? (
          <OfficeContext value={{ me }}>
            <ForTheOwner key={me.username} me={me}>
              {children}
            </ForTheOwner>
          </OfficeContext>
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

function ForTheOwner({ me, children }: { me: MeReply; children: ReactNode }) {
  if (me.mustChangePassword) {
    return (
      <Outside action={<ButtonLink href={paths.staff}>{officeMessages.toPassword}</ButtonLink>}>
        {officeMessages.choosePassword}
      </Outside>
    )
  }
  if (!may(me.role, 'run-office')) {
    return (
      <Outside action={<ButtonLink href={paths.kitchen}>{officeMessages.toKitchen}</ButtonLink>}>
        {officeMessages.notYours}
      </Outside>
    )
  }
  return children
}

/** Why the office stays closed, and where to go instead. */
function Outside({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <>
      <OfficeHead tab={officeMessages.office} title={officeMessages.office} />
      <Notice tone="info" action={action}>
        {children}
      </Notice>
    </>
  )
}
