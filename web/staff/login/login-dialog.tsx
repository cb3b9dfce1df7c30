// The login window: a native form, so that browsers offer to keep the password (R11, R28, R30).
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { peoplePaths } from '#domain/people/people-api.ts'
import { loginMessages } from '#words/people/staff/login.ts'
import { paths } from '../../paths.ts'
import { fetchSession } from '../../session-api.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog, DialogActions, DialogColumn } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { keepTypedName, storeReturnRoute, takeLoginReturn } from '../login-outcome.ts'

/**
 * How the last try went, when the server has just sent the browser back here; the notice shows once. Taken as this part
 * arrives: React may throw a render away, and with it what the render took.
 */
const loginReturn = takeLoginReturn()

interface LoginDialogProps {
  open: boolean
  /** A staff screen that was closed to somebody who is not logged in, or no longer. */
  returnTo?: string | undefined
  onClose: () => void
}

export function LoginDialog({ open, returnTo, onClose }: LoginDialogProps) {
  const [returned, setReturned] = useState(loginReturn)
  const { outcome, username = '' } = returned ?? {}
  const [missing, setMissing] = useState<readonly string[]>([])
  const password = useRef<HTMLInputElement>(null)

  // After the dialog's own effect has opened it: what is left to type is the password.
  useLayoutEffect(() => {
    if (open && username) password.current?.focus()
  }, [open, username])

  useEffect(() => {
    if (returnTo) storeReturnRoute(returnTo)
  }, [returnTo])

  const leave = () => {
    setReturned(undefined)
    storeReturnRoute(undefined)
    onClose()
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const inputs = [...event.currentTarget.querySelectorAll('input')]
    const empty = inputs.filter((input) => !input.validity.valid)
    setMissing(empty.map((input) => input.name))
    if (empty.length === 0) return keepTypedName(inputs.find(({ name }) => name === 'username')?.value ?? '')
    event.preventDefault()
    empty[0]?.focus()
  }

  return (
    <Dialog open={open} onClose={leave} title={loginMessages.title} size="small">
      {/* noValidate: what is missing is said at the field, as everywhere here, not in the browser's bubble. */}
      <form method="post" action={peoplePaths.login} noValidate onSubmit={submit}>
        <DialogColumn>
          {outcome && <Notice tone="bad">{loginMessages.outcome[outcome]}</Notice>}
          <p>{loginMessages.about}</p>
          {open && returnTo && <Notice tone="info">{loginMessages.wanted}</Notice>}
          {open && !returnTo && <AlreadyHere onLeave={leave} />}
          <Field
            label={loginMessages.username}
            name="username"
            type="text"
            autoComplete="username"
            defaultValue={username}
            autoCapitalize="none"
            spellCheck={false}
            required
            error={missing.includes('username') ? loginMessages.usernameMissing : undefined}
          />
          <Field
            ref={password}
            label={loginMessages.password}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            error={missing.includes('password') ? loginMessages.passwordMissing : undefined}
          />
          <DialogActions>
            <Button onClick={leave}>{loginMessages.cancel}</Button>
            <Button go type="submit">
              {loginMessages.submit}
            </Button>
          </DialogActions>
        </DialogColumn>
      </form>
    </Dialog>
  )
}

const homes = { kitchen: paths.kitchen, owner: paths.staff } as const

/** For somebody who opens the login window while being logged in: the link back to their screens. */
function AlreadyHere({ onLeave }: { onLeave: () => void }) {
  const [session] = useAnswer(fetchSession)
  // A log-out that fails keeps nobody from logging in.
  const staff = session.state === 'ready' ? session.value.staff : null
  if (!staff) return null
  const home = (
    <ButtonLink quiet href={homes[staff.role]} onClick={onLeave}>
      {loginMessages.goOn[staff.role]}
    </ButtonLink>
  )
  return (
    <Notice tone="info" action={home}>
      {loginMessages.here(staff.name)}
    </Notice>
  )
}
