// The frame of an office screen: it checks that the owner is the one who looks.
import { createContext, useContext, type ReactNode } from 'react'
import type { MeReply } from '#domain/people/people-api.ts'
import { may } from '#domain/people/staff.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OfficeHead } from './office-head.tsx'
import { StaffFrame } from './staff-frame.tsx'
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
  return (
    <StaffFrame>
      {(me) => (
        <OfficeContext value={{ me }}>
          <ForTheOwner me={me}>{children}</ForTheOwner>
        </OfficeContext>
      )}
    </StaffFrame>
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
