// The owner gives somebody a new password, and sees it once more when it is set.
import { useRef, useState, type FormEvent } from 'react'
import type { StaffAccountRow, StaffReply } from '#domain/office-api.ts'
import { messagesByField } from '#domain/form-rules.ts'
import { newPasswordForm } from '#domain/staff-form.ts'
import { resetPassword } from '../../office-api.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import './accounts.css'
import { FirstPassword, noPassword } from './first-password.tsx'
import { usePatientClose } from '../use-patient-close.ts'
import { useTrouble } from './use-trouble.ts'
import { passwordWords } from './words.ts'

interface PasswordDialogProps {
  person: StaffAccountRow
  onSet: (reply: StaffReply) => void
  onClose: () => void
}

export function PasswordDialog({ person, onSet, onClose }: PasswordDialogProps) {
  const [password, setPassword] = useState(noPassword)
  const [sending, setSending] = useState(false)
  const [done, setDone] = useState(false)
  const [trouble, setTrouble, explain] = useTrouble()
  const input = useRef<HTMLInputElement>(null)
  const [form, close] = usePatientClose<HTMLFormElement>(sending, onClose)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    const checked = newPasswordForm.safeParse({ password: password.text })
    if (!checked.success) {
      setTrouble({ fields: messagesByField(checked.error) })
      return input.current?.focus()
    }
    setSending(true)
    setTrouble({})
    try {
      onSet(await resetPassword(person.username, password.text))
      setDone(true)
    } catch (error) {
      explain(error)
    } finally {
      setSending(false)
    }
  }

  if (done)
    return (
      <Dialog open onClose={onClose} title={passwordWords.title}>
        <div className="dialog__column">
          <p role="status">{passwordWords.done(person.name)}</p>
          <code className={classNames('given-password', !password.suggested && 'given-password--typed')}>
            {password.text}
          </code>
          <DialogActions>
            <Button ref={takeFocus} go onClick={onClose}>
              {passwordWords.close}
            </Button>
          </DialogActions>
        </div>
      </Dialog>
    )

  return (
    <Dialog open onClose={close} title={passwordWords.title}>
      <form ref={form} className="dialog__column" noValidate onSubmit={(event) => void submit(event)}>
        <p>{passwordWords.about(person.name)}</p>
        <FirstPassword
          ref={input}
          label={passwordWords.password}
          hint={passwordWords.hint}
          error={trouble.fields?.['password']}
          password={password}
          onChange={setPassword}
        />
        {trouble.whole && <Notice tone="bad">{trouble.whole}</Notice>}
        <DialogActions className="account-actions">
          <Button off={sending} onClick={close}>
            {passwordWords.cancel}
          </Button>
          <Button go type="submit" busy={sending}>
            {passwordWords.set}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
