// The form that adds a person to the staff.
import { useState } from 'react'
import type { StaffReply } from '#domain/people/people-api.ts'
import { newStaff } from '#domain/people/staff-schema.ts'
import { roles, type Role } from '#domain/people/staff.ts'
import { accountMessages, addStaffMessages } from '#words/people/staff/accounts.ts'
import { addStaff } from '../../office-api.ts'
import { Button } from '../../ui/button.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Announcement, Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { checkedBy } from '../checked-by.ts'
import { useSubmit } from '../use-submit.ts'
import { FirstPassword, noPassword, ShownPassword, type FirstPasswordValue } from './first-password.tsx'

interface Draft {
  readonly name: string
  readonly username: string
  readonly role: Role
  readonly password: FirstPasswordValue
}

const blank: Draft = { name: '', username: '', role: 'kitchen', password: noPassword }

export function AddPerson({ onAdded }: { onAdded: (reply: StaffReply) => void }) {
  const [draft, setDraft] = useState(blank)
  const [added, setAdded] = useState<Draft>()
  const { form, sending, fields, failure, submit, touched } = useSubmit({
    check: () => checkedBy(newStaff, { ...draft, password: draft.password.text }),
    async send(body) {
      onAdded(await addStaff(body))
      setAdded({ ...draft, name: body.name })
      setDraft(blank)
    },
  })
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }))
    touched(...Object.keys(part))
  }
  const text = (name: 'name' | 'username') => ({
    name,
    label: addStaffMessages[name],
    autoComplete: 'off',
    required: true,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    error: fields[name],
  })

  return (
    <Panel title={addStaffMessages.title}>
      <Stack as="form" ref={form} gap={3} noValidate onSubmit={submit}>
        <Field {...text('name')} />
        <Field {...text('username')} autoCapitalize="none" autoCorrect="off" spellCheck={false} />
        <SelectField
          label={addStaffMessages.role}
          name="role"
          value={draft.role}
          onChange={({ target }) =>
            change({ role: roles.find((role) => role === target.value) ?? 'kitchen' })
          }
          error={fields['role']}
        >
          {roles.toReversed().map((role) => (
            <option key={role} value={role}>
              {accountMessages.roles[role]}
            </option>
          ))}
        </SelectField>
        <FirstPassword
          label={addStaffMessages.password}
          hint={addStaffMessages.hint}
          error={fields['password']}
          password={draft.password}
          onChange={(password) => change({ password })}
        />
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Button go wide type="submit" busy={sending}>
          {addStaffMessages.add}
        </Button>
      </Stack>
      <Announcement>{added && <Added person={added} />}</Announcement>
    </Panel>
  )
}

/** A password that was made up here is known to nobody else: it stays in sight until the next person is added. */
function Added({ person: { name, password } }: { person: Draft }) {
  return (
    <>
      <p>
        <b>{addStaffMessages.added(name)}</b>
      </p>
      {password.suggested && (
        <p>
          {addStaffMessages.firstPassword} <ShownPassword>{password.text}</ShownPassword>
        </p>
      )}
    </>
  )
}
