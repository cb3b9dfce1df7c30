// A password that the owner gives to somebody: typed, or made up and shown.
import { generatePassword } from '#domain/people/staff.ts'
import { resetPasswordMessages } from '#words/people/staff/accounts.ts'
import { Button } from '../../ui/button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import styles from './first-password.module.css'

/** Suggested: made up here, so that nobody knows it but this screen. */
export interface FirstPasswordValue {
  readonly text: string
  readonly shown: boolean
  readonly suggested: boolean
}

export const noPassword: FirstPasswordValue = { text: '', shown: false, suggested: false }

interface FirstPasswordProps {
  label: string
  hint: string
  error: string | undefined
  password: FirstPasswordValue
  onChange: (password: FirstPasswordValue) => void
}

export function FirstPassword({ label, hint, error, password, onChange }: FirstPasswordProps) {
  return (
    <Stack gap={2}>
      <PasswordField
        label={label}
        hint={password.suggested ? resetPasswordMessages.suggested : hint}
        error={error}
        name="password"
        autoComplete="new-password"
        required
        value={password.text}
        shown={password.shown}
        onShownChange={(shown) => onChange({ ...password, shown })}
        onChange={(event) => onChange({ ...password, text: event.target.value, suggested: false })}
      />
      {/* The field is too narrow for all of it. */}
      {password.suggested && password.shown && <ShownPassword>{password.text}</ShownPassword>}
      <Row>
        <Button
          quiet
          onClick={() => onChange({ text: generatePassword(randomBelow), shown: true, suggested: true })}
        >
          {resetPasswordMessages.suggest}
        </Button>
      </Row>
    </Stack>
  )
}

/** To be read out, written down or copied as a whole. */
export function ShownPassword({ children }: { children: string }) {
  return <code className={styles.password}>{children}</code>
}

/** From 0 to n - 1, each as likely as the others: what would favor some of them is drawn again. */
function randomBelow(n: number): number {
  const fair = 2 ** 32 - (2 ** 32 % n)
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (drawn < fair) return drawn % n
  }
}
