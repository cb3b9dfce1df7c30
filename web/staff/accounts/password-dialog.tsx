// The owner gives somebody a new password, and sees it once more when it is set.
import { useState } from 'react'
import type { StaffAccountRow, StaffReply } from '#domain/people/people-api.ts'
import { newPassword } from '#domain/people/staff-schema.ts'
import { resetPasswordMessages } from '#words/people/staff/accounts.ts'
import { resetPassword } from '../../office-api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions, DialogColumn } from '../../ui/dialog.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { checkedBy } from '../checked-by.ts'
import { useSubmit } from '../use-submit.ts'
import { FirstPassword, noPassword, ShownPassword } from './first-password.tsx'

interface PasswordDialogProps {
  person: StaffAccountRow
  onSet: (reply: StaffReply) => void
  onClose: () => void
}

export function PasswordDialog({ person, onSet, onClose }: PasswordDialogProps) {
  const [password, setPassword] = useState(noPassword)
  /** As it was sent: the field may say something else by now. */
  const [done, setDone] = useState<string>()
  const form = useSubmit({
    check: () => checkedBy(newPassword, { password: password.text }),
    async send(body) {
      onSet(await resetPassword(person.username, body.password))
      setDone(body.password)
    },
  })

  if (done !== undefined)
    return (
      <Dialog open onClose={onClose} title={resetPasswordMessages.title}>
        <DialogColumn>
          <p role="status">{resetPasswordMessages.done(person.name)}</p>
          <ShownPassword>{done}</ShownPassword>
          <DialogActions>
            <Button ref={takeFocus} go onClick={onClose}>
              {resetPasswordMessages.close}
            </Button>
          </DialogActions>
        </DialogColumn>
      </Dialog>
    )

  return (
    <FormDialog
      title={resetPasswordMessages.title}
      form={form}
      submit={resetPasswordMessages.set}
      onClose={onClose}
    >
      <p>{resetPasswordMessages.about(person.name)}</p>
      <FirstPassword
        label={resetPasswordMessages.password}
        hint={resetPasswordMessages.hint}
        error={form.fields['password']}
        password={password}
        onChange={(typed) => {
          setPassword(typed)
          form.touched('password')
        }}
      />
    </FormDialog>
  )
}
