// A password that the owner gives to somebody: typed, or made up and shown.
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { suggestPassword } from './suggest-password.ts'
import accountsStyles from './accounts.module.css'
import { resetPasswordMessages } from '#words/people/staff/accounts.ts'

/** Suggested: made up here, so that nobody knows it but this screen. */
export interface GivenPassword {
  readonly text: string
  readonly shown: boolean
  readonly suggested: boolean
}

export const noPassword: GivenPassword = { text: '', shown: false, suggested: false }

interface FirstPasswordProps {
  label: string
  hint: string
  error: string | undefined
  password: GivenPassword
  onChange: (password: GivenPassword) => void
}

export function FirstPassword({ label, hint, error, password, onChange }: FirstPasswordProps) {
  return (
    <div className={accountsStyles.firstPassword}>
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
      {password.suggested && password.shown && (
        <code className={accountsStyles.givenPassword}>{password.text}</code>
      )}
      <Button small onClick={() => onChange({ text: suggestPassword(), shown: true, suggested: true })}>
        {resetPasswordMessages.suggest}
      </Button>
    </div>
  )
}
