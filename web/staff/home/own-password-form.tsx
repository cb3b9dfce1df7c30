// The form for a password of one's own: the current one, and the new one.
import { useRef, useState, type FormEvent } from 'react'
import { messagesByField } from '#domain/form-rules.ts'
import { ownPasswordForm } from '#domain/staff-form.ts'
import { Refusal } from '../../api.ts'
import { changeOwnPassword } from '../../office-api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { passwordPageWords } from './words.ts'

interface OwnPasswordFormProps {
  username: string
  currentLabel: string
  onChanged: () => void
}

interface Trouble {
  readonly whole?: string
  readonly fields?: Readonly<Record<string, string>>
}

export function OwnPasswordForm({ username, currentLabel, onChanged }: OwnPasswordFormProps) {
  const [typed, setTyped] = useState({ current: '', password: '' })
  const [shown, setShown] = useState({ current: false, password: false })
  const [sending, setSending] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>({})
  const inputs = { current: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) }

  const complain = (fields: Readonly<Record<string, string>>) => {
    setTrouble({ fields })
    inputs[fields['current'] ? 'current' : 'password'].current?.focus()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    const checked = ownPasswordForm.safeParse(typed)
    if (!checked.success) return complain(messagesByField(checked.error))
    setSending(true)
    setTrouble({})
    try {
      await changeOwnPassword(checked.data)
      onChanged()
    } catch (error) {
      if (!(error instanceof Refusal)) setTrouble({ whole: passwordPageWords.notThrough })
      else if (error.code === 'invalid') complain(error.fields)
      else setTrouble({ whole: error.title })
    } finally {
      setSending(false)
    }
  }

  const field = (name: 'current' | 'password') => ({
    ref: inputs[name],
    name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: event.target.value })),
    shown: shown[name],
    onShownChange: (isShown: boolean) => setShown((before) => ({ ...before, [name]: isShown })),
    error: trouble.fields?.[name],
    required: true,
  })

  return (
    <form className="panel own-password" noValidate onSubmit={(event) => void submit(event)}>
      {/* For whoever keeps the passwords of this browser: it files the new one under this name. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField {...field('current')} label={currentLabel} autoComplete="current-password" />
      <PasswordField
        {...field('password')}
        label={passwordPageWords.next}
        hint={passwordPageWords.hint}
        autoComplete="new-password"
      />
      {trouble.whole && <Notice tone="bad">{trouble.whole}</Notice>}
      <Button go wide type="submit" busy={sending}>
        {passwordPageWords.change}
      </Button>
    </form>
  )
}
