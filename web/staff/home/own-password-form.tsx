// The form for a password of one's own: the current one, and the new one.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MeReply } from '#domain/people/people-api.ts'
import { ownPassword } from '#domain/people/staff-schema.ts'
import { changeOwnPassword } from '../../office-api.ts'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Sheet } from '../../ui/panel.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { checkedBy } from '../checked-by.ts'
import { keys } from '../query-keys.ts'
import { useSubmit } from '../use-submit.ts'
import { passwordPageMessages } from '#words/people/staff/home.ts'

interface OwnPasswordFormProps {
  username: string
  currentLabel: string
  onChanged: () => void
}

export function OwnPasswordForm({ username, currentLabel, onChanged }: OwnPasswordFormProps) {
  const client = useQueryClient()
  const [typed, setTyped] = useState({ current: '', password: '' })
  const [shown, setShown] = useState({ current: false, password: false })
  const { form, sending, fields, failure, submit, touched } = useSubmit({
    check: () => checkedBy(ownPassword, typed),
    async send(body) {
      await changeOwnPassword(body)
      onChanged()
      // The bar and the other screens open at once to somebody who had to choose one.
      client.setQueryData<MeReply>(keys.me, (me) => me && { ...me, mustChangePassword: false })
    },
  })

  const field = (name: 'current' | 'password') => ({
    name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => {
      setTyped((before) => ({ ...before, [name]: event.target.value }))
      touched(name)
    },
    shown: shown[name],
    onShownChange: (isShown: boolean) => setShown((before) => ({ ...before, [name]: isShown })),
    error: fields[name],
    required: true,
  })

  return (
    <Sheet isNarrow>
      <Stack as="form" ref={form} noValidate onSubmit={submit}>
        {/* For whoever keeps the passwords of this browser: it files the new one under this name. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField {...field('current')} label={currentLabel} autoComplete="current-password" />
        <PasswordField
          {...field('password')}
          label={passwordPageMessages.next}
          hint={passwordPageMessages.hint}
          autoComplete="new-password"
        />
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Button go wide type="submit" busy={sending}>
          {passwordPageMessages.change}
        </Button>
      </Stack>
    </Sheet>
  )
}
