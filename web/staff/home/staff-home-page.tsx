// The first staff screen (R30): Today for the owner, the board for a cook, and for both the own password where it must be
// chosen first.
import { useEffect, useState } from 'react'
import { navigate } from '../../browser/hash-location.ts'
import type { MeReply } from '#domain/people/people-api.ts'
import { may } from '#domain/people/staff.ts'
import { passwordPageMessages, staffMessages } from '#words/people/staff/home.ts'
import { isAt, paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { takeReturnRoute } from '../login-outcome.ts'
import { OwnPasswordForm } from './own-password-form.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { StaffFrame } from '../office/staff-frame.tsx'
import { Today } from './today.tsx'

export function StaffHomePage() {
  const [chosen, setChosen] = useState(false)
  return (
    <StaffFrame>
      {(me) =>
        me.mustChangePassword ? (
          <ChooseFirst me={me} onChosen={() => setChosen(true)} />
        ) : (
          <Home me={me} justChosen={chosen} />
        )
      }
    </StaffFrame>
  )
}

interface ChooseFirstProps {
  me: MeReply
  onChosen: () => void
}

/** Somebody else set the password: until they have one of their own, there is nothing else here. */
function ChooseFirst({ me, onChosen }: ChooseFirstProps) {
  return (
    <>
      <Hello name={me.name} about={passwordPageMessages.first} />
      <OwnPasswordForm
        username={me.username}
        currentLabel={passwordPageMessages.given}
        onChanged={onChosen}
      />
    </>
  )
}

function Home({ me, justChosen }: { me: MeReply; justChosen: boolean }) {
  const hasOffice = may(me.role, 'run-office')

  useEffect(() => {
    // Somebody who came for another screen and had to log in first goes on to that screen; another person may hold the tablet by now.
    const returnTo = takeReturnRoute()
    if (returnTo && (hasOffice || !isAt(returnTo, paths.office))) navigate(returnTo, { replace: true })
    else if (!hasOffice && !justChosen) navigate(paths.kitchen, { replace: true })
  }, [hasOffice, justChosen])

  const changed = justChosen && (
    <Notice
      tone="info"
      ref={takeFocus}
      action={!hasOffice && <ButtonLink href={paths.kitchen}>{staffMessages.toKitchen}</ButtonLink>}
    >
      {passwordPageMessages.changed}
    </Notice>
  )
  if (hasOffice) return <Today>{changed}</Today>
  if (!changed) return null
  return (
    <>
      <Hello name={me.name} about={staffMessages.kitchenRole} />
      {changed}
    </>
  )
}

function Hello({ name, about }: { name: string; about: string }) {
  return <OfficeHead tab={staffMessages.tab} title={staffMessages.hello(name)} about={about} />
}
