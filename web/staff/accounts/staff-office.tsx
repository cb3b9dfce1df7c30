// The Staff screen of the office: who logs in, a form for one more, and the screens that show orders without a login.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffAccountRow, StaffReply } from '#domain/people/people-api.ts'
import type { Role } from '#domain/people/staff.ts'
import { changeStaff, fetchStaff } from '../../office-api.ts'
import { Notice } from '../../ui/notice.tsx'
import { Split } from '../../ui/layout.tsx'
import { Answer } from '../../ui/answer.tsx'
import { useRestaurant } from '../../page-data.ts'
import { useOffice } from '../office/office-frame.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { errorMessage } from '../error-message.ts'
import { keys } from '../query-keys.ts'
import { useSingleFlight } from '../use-single-flight.ts'
import { AddPerson } from './add-person.tsx'
import { ConfirmDialog } from '../office/confirm-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { StaffTable } from './staff-table.tsx'
import { WallLinks } from './wall-links.tsx'
import { accountMessages, confirmStaffMessages } from '#words/people/staff/accounts.ts'

/** What is being asked about a person. */
type Question =
  | { readonly what: 'off'; readonly person: StaffAccountRow }
  | { readonly what: 'password'; readonly person: StaffAccountRow }
  | { readonly what: 'role'; readonly person: StaffAccountRow; readonly role: Role }

export function StaffOffice() {
  const { me } = useOffice()
  const { timeZone } = useRestaurant()
  const client = useQueryClient()
  const { data: staff, isError, refetch } = useQuery({ queryKey: keys.staff, queryFn: fetchStaff })
  const [now] = useState(Date.now)
  const [question, setQuestion] = useState<Question>()
  const [notice, setNotice] = useState<{ tone: 'info' | 'bad'; words: string }>()
  const { run } = useSingleFlight<string>()
  const apply = (reply: StaffReply) => client.setQueryData(keys.staff, reply)

  const change = async (
    { username }: StaffAccountRow,
    body: { role: Role } | { on: boolean },
    done: string,
  ): Promise<void> => {
    apply(await changeStaff(username, body))
    setNotice({ tone: 'info', words: done })
    setQuestion(undefined)
  }

  const turnOn = (person: StaffAccountRow) =>
    run(person.username, async () => {
      try {
        await change(person, { on: true }, accountMessages.isOn(person.name))
      } catch (error) {
        setNotice({ tone: 'bad', words: errorMessage(error) })
      }
    })

  return (
    <>
      <OfficeHead tab={accountMessages.title} title={accountMessages.title} about={accountMessages.about} />
      <Answer data={staff} hasFailed={isError} onAgain={() => void refetch()}>
        {({ people }) => (
          <Split
            sides="aside"
            beside={
              <AddPerson
                onAdded={(reply) => {
                  apply(reply)
                  setNotice(undefined)
                }}
              />
            }
          >
            {notice && <Notice tone={notice.tone}>{notice.words}</Notice>}
            <StaffTable
              people={people}
              own={me.username}
              timeZone={timeZone}
              now={now}
              onRole={(person, role) => setQuestion({ what: 'role', person, role })}
              onPassword={(person) => setQuestion({ what: 'password', person })}
              onTurn={(person) => (person.on ? setQuestion({ what: 'off', person }) : void turnOn(person))}
            />
            <WallLinks timeZone={timeZone} now={now} />
          </Split>
        )}
      </Answer>
      {question && (
        <Ask
          question={question}
          onClose={() => setQuestion(undefined)}
          onPassword={(reply) => {
            apply(reply)
            setNotice({ tone: 'info', words: accountMessages.hasPassword(question.person.name) })
          }}
          onOff={(person) => change(person, { on: false }, accountMessages.isOff(person.name))}
          onRole={(person, role) => change(person, { role }, accountMessages.isNow[role](person.name))}
        />
      )}
    </>
  )
}

interface AskProps {
  question: Question
  onClose: () => void
  onPassword: (reply: StaffReply) => void
  onOff: (person: StaffAccountRow) => Promise<void>
  onRole: (person: StaffAccountRow, role: Role) => Promise<void>
}

function Ask({ question, onClose, onPassword, onOff, onRole }: AskProps) {
  const { person } = question
  if (question.what === 'password')
    return <PasswordDialog person={person} onSet={onPassword} onClose={onClose} />
  const words = question.what === 'off' ? confirmStaffMessages.off : confirmStaffMessages.role[question.role]
  return (
    <ConfirmDialog
      title={words.title(person.name)}
      about={words.about}
      confirm={words.confirm}
      onConfirm={() => (question.what === 'off' ? onOff(person) : onRole(person, question.role))}
      onClose={onClose}
    />
  )
}
