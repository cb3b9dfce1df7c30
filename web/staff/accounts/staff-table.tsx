// Everybody who logs in, and what can be done to each account.
import type { StaffAccountRow } from '#domain/people/people-api.ts'
import { roles, type Role } from '#domain/people/staff.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Chip, ChipSelect } from '../../ui/chip.tsx'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { lastLogin } from './last-login.ts'
import officeStyles from '../office/office.module.css'
import styles from './accounts.module.css'
import { accountMessages as words } from '#words/people/staff/accounts.ts'

export interface PersonActions {
  onRole: (person: StaffAccountRow, role: Role) => void
  onPassword: (person: StaffAccountRow) => void
  onTurn: (person: StaffAccountRow) => void
}

interface StaffTableProps extends PersonActions {
  people: readonly StaffAccountRow[]
  /** The username of whoever looks: nobody locks themselves out here. */
  own: string
  timeZone: string
  now: number
}

/** The roles are written out: drawn as cards, a table is none any more to some browsers. */
export function StaffTable({ people, own, timeZone, now, ...actions }: StaffTableProps) {
  return (
    <table role="table" className={classNames(officeStyles.table, styles.people)}>
      <caption className="visually-hidden">{words.title}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {words.columns.name}
          </th>
          <th role="columnheader" scope="col">
            {words.columns.username}
          </th>
          <th role="columnheader" scope="col">
            {words.columns.role}
          </th>
          <th role="columnheader" scope="col">
            {words.columns.lastLogin}
          </th>
          <th role="columnheader" scope="col">
            <VisuallyHidden>{words.columns.actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {people.map((person) => (
          <tr role="row" key={person.username} className={classNames(!person.on && styles.peopleOff)}>
            <td role="cell" className={styles.peopleName}>
              {person.name} {person.username === own && <small>{words.you}</small>}
            </td>
            <td role="cell" className={styles.peopleUsername}>
              {person.username}
            </td>
            <td role="cell" className={styles.peopleRole}>
              <RoleOf person={person} isOwn={person.username === own} onRole={actions.onRole} />
            </td>
            <td role="cell" className={styles.peopleLogin}>
              {person.lastLoginAt ? lastLogin(person.lastLoginAt, now, timeZone) : words.never}
            </td>
            <td role="cell" className={styles.peopleActions}>
              {person.username === own ? (
                <ButtonLink small href={paths.password}>
                  {words.newPassword}
                </ButtonLink>
              ) : (
                <OthersActions person={person} {...actions} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A chip cannot be pressed; where the role can be changed it is a list to pick from. */
function RoleOf({
  person,
  isOwn,
  onRole,
}: { person: StaffAccountRow; isOwn: boolean } & Pick<PersonActions, 'onRole'>) {
  if (!person.on) return <Chip tone="off">{words.off}</Chip>
  const tone = person.role === 'owner' ? 'going' : 'plain'
  if (isOwn) return <Chip tone={tone}>{words.roles[person.role]}</Chip>
  return (
    <ChipSelect
      tone={tone}
      aria-label={words.roleOf(person.name)}
      value={person.role}
      onChange={(event) => {
        const picked = roles.find((role) => role === event.target.value)
        if (picked) onRole(person, picked)
      }}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {words.roles[role]}
        </option>
      ))}
    </ChipSelect>
  )
}

function OthersActions({ person, onPassword, onTurn }: { person: StaffAccountRow } & PersonActions) {
  return (
    <>
      <Button small aria-label={words.newPasswordFor(person.name)} onClick={() => onPassword(person)}>
        {words.newPassword}
      </Button>
      {/* One button for both ways, so that the focus stays on it. */}
      <Button
        small
        danger={person.on}
        aria-label={person.on ? words.turnOffWho(person.name) : words.turnOnWho(person.name)}
        onClick={() => onTurn(person)}
      >
        {person.on ? words.turnOff : words.turnOn}
      </Button>
    </>
  )
}
