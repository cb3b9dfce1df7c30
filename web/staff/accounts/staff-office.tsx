// The Staff screen of the office: who logs in, and a form for one more.
import { useState } from 'react'
import type { StaffAccountRow, StaffReply } from '#domain/office-api.ts'
import type { Role } from '#domain/staff.ts'
import { changeStaff, fetchStaff } from '../../office-api.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { CouldNotLoad } from '../office/could-not-load.tsx'
import { useOffice } from '../office/office-frame.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { officePaths } from '../office/office-paths.ts'
import { officeWords } from '../office/words.ts'
import { troubleWords } from '../trouble-words.ts'
import './accounts.css'
import { AddPerson } from './add-person.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { StaffTable } from './staff-table.tsx'
import { accountWords, confirmWords } from './words.ts'

/** What is being asked about a person. */
type Question =
  | { readonly what: 'off'; readonly person: StaffAccountRow }
  | { readonly what: 'password'; readonly person: StaffAccountRow }
  | { readonly what: 'role'; readonly person: StaffAccountRow; readonly role: Role }

export function StaffOffice() {
  const { me } = useOffice()
  const [loaded, again] = useAnswer(fetchStaff)
  const [now] = useState(Date.now)
  const [changed, setChanged] = useState<StaffReply>()
  const [question, setQuestion] = useState<Question>()
  const [said, setSaid] = useState<{ tone: 'info' | 'bad'; words: string }>()
  const staff = changed ?? (loaded.state === 'ready' ? loaded.value : undefined)
  const failure = loaded.state === 'failed' ? loaded.error : undefined

  const change = async (
    { username }: StaffAccountRow,
    body: { role: Role } | { on: boolean },
    done: string,
  ): Promise<void> => {
    setChanged(await changeStaff(username, body))
    setSaid({ tone: 'info', words: done })
    setQuestion(undefined)
  }

  const turnOn = async (person: StaffAccountRow) => {
    try {
      await change(person, { on: true }, accountWords.isOn(person.name))
    } catch (error) {
      setSaid({ tone: 'bad', words: troubleWords(error) })
    }
  }

  return (
    <>
      <OfficeHead tab={accountWords.tab} title={accountWords.title} about={accountWords.about}>
        <ButtonLink href={officePaths.log}>{accountWords.toLog}</ButtonLink>
      </OfficeHead>
      {staff ? (
        <div className="accounts">
          <div className="accounts__people">
            {said && <Notice tone={said.tone}>{said.words}</Notice>}
            <StaffTable
              people={staff.people}
              own={me.username}
              timeZone={me.timeZone}
              now={now}
              onRole={(person, role) => setQuestion({ what: 'role', person, role })}
              onPassword={(person) => setQuestion({ what: 'password', person })}
              onTurn={(person) => (person.on ? setQuestion({ what: 'off', person }) : void turnOn(person))}
            />
          </div>
          <AddPerson
            onAdded={(reply) => {
              setChanged(reply)
              setSaid(undefined)
            }}
          />
        </div>
      ) : failure === undefined ? (
        <p role="status">{officeWords.loading}</p>
      ) : (
        <CouldNotLoad onAgain={again} />
      )}
      {question && (
        <Ask
          question={question}
          onClose={() => setQuestion(undefined)}
          onPassword={(reply) => {
            setChanged(reply)
            setSaid({ tone: 'info', words: accountWords.hasPassword(question.person.name) })
          }}
          onOff={(person) => change(person, { on: false }, accountWords.isOff(person.name))}
          onRole={(person, role) => change(person, { role }, accountWords.isNow[role](person.name))}
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
  const words = question.what === 'off' ? confirmWords.off : confirmWords.role[question.role]
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
