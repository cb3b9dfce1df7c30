// What stands around every office screen: the staff bar, and the check that the owner is the one who looks.
import { createContext, useContext, useEffect, type ReactNode } from 'react'
import type { MeReply } from '#domain/api.ts'
import { may } from '#domain/staff.ts'
import { Refusal } from '../../api.ts'
import { fetchMe } from '../../kitchen-api.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { StaffBar } from '../bar/staff-bar.tsx'
import { OfficeHead } from './office-head.tsx'
import './office.css'
import { officeWords } from './words.ts'

interface Office {
  readonly me: MeReply
  /** Call it with every failure: the server may have said that the session is over. */
  readonly checkSignedIn: (error: unknown) => void
}

const OfficeContext = createContext<Office | undefined>(undefined)

/** Who looks, and where the restaurant is. */
export function useOffice(): Office {
  const office = useContext(OfficeContext)
  if (!office) throw new Error('an office screen stands in an OfficeFrame')
  return office
}

export function OfficeFrame({ onSignedOut, children }: { onSignedOut: () => void; children: ReactNode }) {
  const [me, again] = useAnswer(fetchMe)
  const signedOut = me.state === 'failed' && isSignedOut(me.error)

  // The address belongs to the browser: leaving this screen is an effect, not a rendering.
  useEffect(() => {
    if (signedOut) onSignedOut()
  }, [signedOut, onSignedOut])

  return (
    <div className="office">
      <StaffBar cook={me.state === 'ready' ? me.value : undefined} />
      <main className="wrap office__main" tabIndex={-1}>
        {me.state === 'ready' && (
          <OfficeContext
            value={{
              me: me.value,
              checkSignedIn: (error) => {
                if (isSignedOut(error)) onSignedOut()
              },
            }}
          >
            <ForTheOwner me={me.value}>{children}</ForTheOwner>
          </OfficeContext>
        )}
        {me.state === 'loading' && <p role="status">{officeWords.loading}</p>}
        {me.state === 'failed' && !signedOut && <CouldNotLoad onAgain={again} />}
      </main>
    </div>
  )
}

function ForTheOwner({ me, children }: { me: MeReply; children: ReactNode }) {
  if (me.mustChangePassword) {
    return (
      <Outside action={<ButtonLink href={paths.staff}>{officeWords.toPassword}</ButtonLink>}>
        {officeWords.choosePassword}
      </Outside>
    )
  }
  if (!may(me.role, 'run-office')) {
    return (
      <Outside action={<ButtonLink href={paths.kitchen}>{officeWords.toKitchen}</ButtonLink>}>
        {officeWords.notYours}
      </Outside>
    )
  }
  return children
}

/** Why the office stays closed, and where to go instead. */
function Outside({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <>
      <OfficeHead tab={officeWords.office} title={officeWords.office} />
      <Notice tone="info" action={action}>
        {children}
      </Notice>
    </>
  )
}

/** Nothing came: says so, and offers to ask again. */
export function CouldNotLoad({ onAgain }: { onAgain: () => void }) {
  return (
    <Notice
      tone="bad"
      action={
        <Button small onClick={onAgain}>
          {officeWords.again}
        </Button>
      }
    >
      <b>{officeWords.failed}</b>
    </Notice>
  )
}

function isSignedOut(error: unknown): boolean {
  return error instanceof Refusal && error.status === 401
}
