// Everybody who logs in, and what can be done to each account.
import type { StaffAccountRow } from '#domain/people/people-api.ts'
import { roles, type Role } from '#domain/people/staff.ts'
import { calendarDay, clockTime, monthAndDay } from '#words/basics/dates.ts'
import { accountMessages as words } from '#words/people/staff/accounts.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Chip, ChipSelect } from '../../ui/chip.tsx'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { Quiet } from '../../ui/quiet.tsx'
import { nearness } from '../office/calendar.ts'

interface PersonActions {
  onRole: (person: StaffAccountRow, role: Role) => void
  onPassword: (person: StaffAccountRow) => void
  onTurn: (person: StaffAccountRow) => void
}

interface StaffTableProps extends PersonActions {
  people: readonly StaffAccountRow[]
  /** The username of the person who is logged in: nobody locks themselves out here. */
  own: string
  timeZone: string
  now: number
}

export function StaffTable({ people, ...rest }: StaffTableProps) {
  return (
    <DataTable
      caption={words.title}
      columns={columnsFor(rest)}
      rows={people}
      keyOf={({ username }) => username}
      isOver={({ on }) => !on}
    />
  )
}

function columnsFor(props: Omit<StaffTableProps, 'people'>): readonly Column<StaffAccountRow>[] {
  const { own, timeZone, now, onRole, ...actions } = props
  const isOwn = ({ username }: StaffAccountRow) => username === own
  return [
    {
      key: 'name',
      head: words.columns.name,
      isRowHead: true,
      breaksWords: true,
      onCard: 'line',
      cell: (person) => (
        <>
          {person.name} {isOwn(person) && <Quiet as="small">{words.you}</Quiet>}
        </>
      ),
    },
    {
      key: 'username',
      head: words.columns.username,
      isQuiet: true,
      breaksWords: true,
      onCard: 'line',
      cell: ({ username }) => username,
    },
    {
      key: 'role',
      head: words.columns.role,
      onCard: 'end',
      cardOrder: -1,
      cell: (person) => <RoleOf person={person} isOwn={isOwn(person)} onRole={onRole} />,
    },
    {
      key: 'lastLogin',
      head: words.columns.lastLogin,
      isQuiet: true,
      onCard: 'end',
      cell: ({ lastLoginAt }) => (lastLoginAt ? lastLogin(lastLoginAt, now, timeZone) : words.never),
    },
    {
      key: 'actions',
      head: words.columns.actions,
      hidesHead: true,
      isActions: true,
      onCard: 'wide',
      cell: (person) =>
        isOwn(person) ? (
          <ButtonLink quiet href={paths.password}>
            {words.newPassword}
          </ButtonLink>
        ) : (
          <OthersActions person={person} {...actions} />
        ),
    },
  ]
}

interface RoleOfProps extends Pick<PersonActions, 'onRole'> {
  person: StaffAccountRow
  isOwn: boolean
}

/** A chip cannot be pressed; where the role can be changed it is a list to pick from. */
function RoleOf({ person, isOwn, onRole }: RoleOfProps) {
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

/** Today 11:02 AM, Yesterday 5:30 PM, then the day alone: October 3. Weeks later nobody asks for the day of the week. */
function lastLogin(at: string, now: number, timeZone: string): string {
  const day = calendarDay(at, timeZone)
  const today = calendarDay(now, timeZone)
  const near = nearness(day, today)
  return near ? words.at[near](clockTime(at, timeZone)) : monthAndDay(day, { from: today })
}

type OthersActionsProps = Pick<PersonActions, 'onPassword' | 'onTurn'> & { person: StaffAccountRow }

function OthersActions({ person, onPassword, onTurn }: OthersActionsProps) {
  return (
    <>
      <Button quiet aria-label={words.newPasswordFor(person.name)} onClick={() => onPassword(person)}>
        {words.newPassword}
      </Button>
      {/* One button for both directions, so that the focus stays on it. */}
      <Button
        quiet
        danger={person.on}
        aria-label={person.on ? words.turnOffWho(person.name) : words.turnOnWho(person.name)}
        onClick={() => onTurn(person)}
      >
        {person.on ? words.turnOff : words.turnOn}
      </Button>
    </>
  )
}
