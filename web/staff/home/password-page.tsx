// Where everybody on the staff changes the own password.
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OwnPasswordForm } from './own-password-form.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { StaffFrame } from '../office/staff-frame.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { passwordPageMessages } from '#words/people/staff/home.ts'

export function PasswordPage() {
  const [changed, setChanged] = useState(false)
  return (
    <StaffFrame>
      {(me) => (
        <>
          <OfficeHead
            tab={passwordPageMessages.tab}
            title={passwordPageMessages.title}
            about={passwordPageMessages.about}
          />
          {changed ? (
            <Notice
              tone="info"
              ref={takeFocus}
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
