// The first staff screen: greets by name, says what the account opens, and leads there (R30).
import { useEffect, useState } from 'react'
import { navigate } from '../../browser/hash-location.ts'
import type { MeReply } from '#domain/api.ts'
import { may } from '#domain/staff.ts'
import { takeWantedScreen } from '../login-outcome.ts'
import { paths } from '../../paths.ts'
import { useRestaurant } from '../../shop-front.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ScreenHeading } from '../../ui/screen-heading.tsx'
import { officePaths } from '../office/office-paths.ts'
import { FailedPayments } from './failed-payments.tsx'
import { OwnPasswordForm } from './own-password-form.tsx'
import { StaffFrame } from './staff-frame.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { passwordPageWords, staffWords } from '#words/staff/home.ts'

const rooms = ['orders', 'menu', 'sales', 'staff', 'log'] as const satisfies (keyof typeof officePaths)[]

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

/** Whoever came for another screen and had to log in first goes on to it. */
function useWayToWantedScreen(): void {
  useEffect(() => {
    const wanted = takeWantedScreen()
    if (wanted) navigate(wanted, { replace: true })
  }, [])
}

interface ChooseFirstProps {
  me: MeReply
  onChosen: () => void
}

/** Somebody else set the password: until they have one of their own, there is nothing else here. */
function ChooseFirst({ me, onChosen }: ChooseFirstProps) {
  const { name } = useRestaurant()
  return (
    <>
      <ScreenHeading title={staffWords.tab(name)} className="staff-home__title">
        {staffWords.hello(me.name)}
      </ScreenHeading>
      <p className="staff-home__role">{passwordPageWords.first}</p>
      <OwnPasswordForm username={me.username} currentLabel={passwordPageWords.given} onChanged={onChosen} />
    </>
  )
}

function Home({ me, justChosen }: { me: MeReply; justChosen: boolean }) {
  const { name } = useRestaurant()
  useWayToWantedScreen()
  return (
    <>
      <ScreenHeading title={staffWords.tab(name)} className="staff-home__title">
        {staffWords.hello(me.name)}
      </ScreenHeading>
      <p className="staff-home__role">{staffWords.role[me.role]}</p>
      {justChosen && (
        <Notice tone="info" ref={takeFocus} className="staff-home__notice">
          {passwordPageWords.changed}
        </Notice>
      )}
      {may(me.role, 'run-office') && <FailedPayments />}
      <ButtonLink go big href={paths.kitchen}>
        {staffWords.toKitchen}
      </ButtonLink>
      {may(me.role, 'run-office') && (
        <nav className="rooms" aria-label={staffWords.rooms}>
          <ul role="list" className="rooms__list">
            {rooms.map((room) => (
              <li key={room}>
                <a className="rooms__room" href={officePaths[room]}>
                  <span className="rooms__name">{staffWords.room[room].name}</span>
                  <span className="rooms__about">{staffWords.room[room].about}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="staff-home__own">
        <a href={paths.password}>{passwordPageWords.title}</a>
      </p>
    </>
  )
}
