// Where everybody on the staff changes the own password.
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { useRestaurant } from '../../shop-front.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ScreenHeading } from '../../ui/screen-heading.tsx'
import { OwnPasswordForm } from './own-password-form.tsx'
import { StaffFrame } from './staff-frame.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import staffHomePageStyles from './staff-home-page.module.css'
import { passwordPageMessages } from '#words/people/staff/home.ts'

export function PasswordPage() {
  const { name } = useRestaurant()
  const [changed, setChanged] = useState(false)
  return (
    <StaffFrame>
      {(me) => (
        <>
          <ScreenHeading title={passwordPageMessages.tab(name)} className={staffHomePageStyles.title}>
            {passwordPageMessages.title}
          </ScreenHeading>
          <p className={staffHomePageStyles.role}>{passwordPageMessages.about}</p>
          {changed ? (
            <Notice
              tone="info"
              ref={takeFocus}
              className={staffHomePageStyles.notice}
              action={<ButtonLink href={paths.staff}>{passwordPageMessages.back}</ButtonLink>}
            >
              {passwordPageMessages.changed}
            </Notice>
          ) : (
            <OwnPasswordForm
              username={me.username}
              currentLabel={passwordPageMessages.current}
              onChanged={() => setChanged(true)}
            />
          )}
        </>
      )}
    </StaffFrame>
  )
}
