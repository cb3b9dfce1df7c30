// The owner gives somebody a new password, and sees it once more when it is set.
import { useState } from 'react'
import type { StaffAccountRow, StaffReply } from '#domain/people/people-api.ts'
import { newPassword } from '#domain/people/staff-schema.ts'
import { resetPassword } from '../../office-api.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { checkedBy } from '../checked-by.ts'
import { useSubmit } from '../use-submit.ts'
import { FirstPassword, noPassword, type GivenPassword } from './first-password.tsx'
import dialogStyles from '../../ui/dialog.module.css'
import styles from './accounts.module.css'
import { resetPasswordMessages } from '#words/people/staff/accounts.ts'

interface PasswordDialogProps {
  person: StaffAccountRow
  onSet: (reply: StaffReply) => void
  onClose: () => void
}

export function PasswordDialog({ person, onSet, onClose }: PasswordDialogProps) {
  const [password, setPassword] = useState(noPassword)
  const [done, setDone] = useState<GivenPassword>()
  const { form, sending, fields, trouble, submit, touched } = useSubmit({
    check: () => checkedBy(newPassword, { password: password.text }),
    async send(body) {
      onSet(await resetPassword(person.username, body.password))
      // As it was sent: the field may say something else by now.
      setDone({ ...password, text: body.password })
    },
  })

  if (done)
    return (
      <Dialog open onClose={onClose} title={resetPasswordMessages.title}>
        <div className={dialogStyles.column}>
          <p role="status">{resetPasswordMessages.done(person.name)}</p>
          <code className={classNames(styles.givenPassword, !done.suggested && styles.givenPasswordTyped)}>
            {done.text}
          </code>
          <DialogActions>
            <Button ref={takeFocus} go onClick={onClose}>
              {resetPasswordMessages.close}
            </Button>
          </DialogActions>
        </div>
      </Dialog>
    )

  return (
    <Dialog open busy={sending} onClose={onClose} title={resetPasswordMessages.title}>
      <form ref={form} className={dialogStyles.column} noValidate onSubmit={submit}>
        <p>{resetPasswordMessages.about(person.name)}</p>
        <FirstPassword
          label={resetPasswordMessages.password}
          hint={resetPasswordMessages.hint}
          error={fields['password']}
          password={password}
          onChange={(given) => {
            setPassword(given)
            touched('password')
          }}
        />
        {trouble && <Notice tone="bad">{trouble}</Notice>}
        <DialogActions>
          <Button off={sending} onClick={onClose}>
            {resetPasswordMessages.cancel}
          </Button>
          <Button go type="submit" busy={sending}>
            {resetPasswordMessages.set}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
