// The first staff screen: greets by name, says what the account opens, and lets the person log out (R30).
import { useEffect } from 'react'
import { paths as apiPaths } from '#domain/api.ts'
import { fetchMe, Refusal } from '../../api.ts'
import logo from '../../assets/logo-light.svg'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ScreenHeading } from '../../ui/screen-heading.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
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
      <header className="staff-bar">
        <a className="staff-bar__home" href={paths.welcome}>
          <img src={logo} width={187} height={40} alt={staffWords.home} />
        </a>
        {me.state === 'ready' && (
          <form method="post" action={apiPaths.logout}>
            <Button small type="submit" className="staff-bar__logout">
              {staffWords.logout}
            </Button>
          </form>
        )}
      </header>
      <main className="wrap staff-home">
        {me.state === 'ready' && (
          <>
            <ScreenHeading title={staffWords.tab} className="staff-home__title">
              {staffWords.hello(me.value.name)}
            </ScreenHeading>
            <p className="staff-home__role">{staffWords.role[me.value.role]}</p>
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
