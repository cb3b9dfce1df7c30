// The first staff screen: greets by name, says what the account opens, and lets the person log out (R30).
import { useEffect } from 'react'
import { fetchMe, Refusal } from '../../api.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ScreenHeading } from '../../ui/screen-heading.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { StaffBar } from '../bar/staff-bar.tsx'
import './staff-home-page.css'
import { staffWords } from './words.ts'

export function StaffHomePage({ onSignedOut }: { onSignedOut: () => void }) {
  const [me, again] = useAnswer(fetchMe)
  const signedOut = me.state === 'failed' && me.error instanceof Refusal && me.error.status === 401

  // The address belongs to the browser: leaving this screen is an effect, not a rendering.
  useEffect(() => {
    if (signedOut) onSignedOut()
  }, [signedOut, onSignedOut])

  return (
    <div className="staff">
      <StaffBar cook={me.state === 'ready' ? me.value : undefined} />
      <main className="wrap staff-home">
        {me.state === 'ready' && (
          <>
            <ScreenHeading title={staffWords.tab} className="staff-home__title">
              {staffWords.hello(me.value.name)}
            </ScreenHeading>
            <p className="staff-home__role">{staffWords.role[me.value.role]}</p>
            <ButtonLink go big href={paths.kitchen}>
              {staffWords.toKitchen}
            </ButtonLink>
          </>
        )}
        {me.state === 'loading' && <p role="status">{staffWords.loading}</p>}
        {me.state === 'failed' && !signedOut && (
          <Notice
            tone="bad"
            action={
              <Button small onClick={again}>
                {staffWords.again}
              </Button>
            }
          >
            <b>{staffWords.failed}</b>
          </Notice>
        )}
      </main>
    </div>
  )
}
