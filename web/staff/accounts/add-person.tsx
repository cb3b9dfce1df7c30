// The form that adds a person to the staff.
import { useState } from 'react'
import type { StaffReply } from '#domain/people/people-api.ts'
import { newStaff } from '#domain/people/staff-schema.ts'
import { roles, type Role } from '#domain/people/staff.ts'
import { addStaff } from '../../office-api.ts'
import { Button } from '../../ui/button.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { checkedBy } from '../checked-by.ts'
import { useSubmit } from '../use-submit.ts'
import { FirstPassword, noPassword, type GivenPassword } from './first-password.tsx'
import { classNames } from '../../ui/class-names.ts'
import officeStyles from '../office/office.module.css'
import styles from './accounts.module.css'
import noticeStyles from '../../ui/notice.module.css'
import { accountMessages, addStaffMessages } from '#words/people/staff/accounts.ts'

interface Draft {
  readonly name: string
  readonly username: string
  readonly role: Role
  readonly password: GivenPassword
}

const blank: Draft = { name: '', username: '', role: 'kitchen', password: noPassword }

export function AddPerson({ onAdded }: { onAdded: (reply: StaffReply) => void }) {
  const [draft, setDraft] = useState(blank)
  const [added, setAdded] = useState<Draft>()
  const { form, sending, fields, trouble, submit, touched } = useSubmit({
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

  return (
    <section className={classNames(officeStyles.panel, styles.addPerson)} aria-labelledby="add-person">
      <h2 className={officeStyles.panelTitle} id="add-person">
        {addStaffMessages.title}
      </h2>
      <form ref={form} className={styles.addPersonForm} noValidate onSubmit={submit}>
        <Field
          label={addStaffMessages.name}
          name="name"
          autoComplete="off"
          required
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
          error={fields['name']}
        />
        <Field
          label={addStaffMessages.username}
          name="username"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          value={draft.username}
          onChange={(event) => change({ username: event.target.value })}
          error={fields['username']}
        />
        <SelectField
          label={addStaffMessages.role}
          name="role"
          value={draft.role}
          onChange={(event) =>
            change({ role: roles.find((role) => role === event.target.value) ?? 'kitchen' })
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
        {trouble && <Notice tone="bad">{trouble}</Notice>}
        <Button go wide type="submit" busy={sending}>
          {addStaffMessages.add}
        </Button>
      </form>
      {/* There from the start, so that what is put into it is spoken. */}
      <div role="status">{added && <Added person={added} />}</div>
    </section>
  )
}

/** A password that was made up here is known to nobody else: it stays in sight until the next person is added. */
function Added({ person: { name, password } }: { person: Draft }) {
  return (
    <div className={classNames(noticeStyles.notice, styles.addPersonAdded)}>
      <b>{addStaffMessages.added(name)}</b>
      {password.suggested && (
        <p>
          {addStaffMessages.firstPassword} <code className={styles.givenPassword}>{password.text}</code>
        </p>
      )}
    </div>
  )
}
