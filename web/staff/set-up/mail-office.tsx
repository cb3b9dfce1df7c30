// Where mail is set up (R40): what is set, and a test mail to an address of the owner's own.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MailSetUpReply, MailTryReply } from '#domain/office-api.ts'
import { mailTryForm } from '#domain/try-forms.ts'
import { rowOf } from '#words/lists.ts'
import { officeWords } from '#words/staff/office.ts'
import { mailWords, setUpWords } from '#words/staff/set-up.ts'
import { fetchMailSetUp, tryMail } from '../../office-api.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { checkedBy } from '../checked-by.ts'
import { CouldNotLoad } from '../office/could-not-load.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { keys } from '../query-keys.ts'
import { useSubmit } from '../use-submit.ts'
import { SettingsList } from './settings-list.tsx'
import './set-up.css'

export function MailOffice() {
  const { data: mail, isError, refetch } = useQuery({ queryKey: keys.mail, queryFn: fetchMailSetUp })
  return (
    <>
      <OfficeHead tab={mailWords.title} title={mailWords.title} about={mailWords.about} />
      {mail ? (
        <div className="set-up">
          <SettingsList variables={variablesOf(mail)}>
            <p>{mail.server ? mailWords.isSet : mailWords.isNotSet}</p>
          </SettingsList>
          <TryMail />
        </div>
      ) : isError ? (
        <CouldNotLoad onAgain={() => void refetch()} />
      ) : (
        <p role="status">{officeWords.loading}</p>
      )}
    </>
  )
}

function variablesOf({ server, from, publicUrl }: MailSetUpReply) {
  const { variable } = mailWords
  return [
    { name: 'SMTP_URL', about: variable.SMTP_URL, value: server ? serverWords(server) : undefined },
    { name: 'MAIL_FROM', about: variable.MAIL_FROM, value: from },
    { name: 'PUBLIC_URL', about: variable.PUBLIC_URL, value: publicUrl ?? undefined },
  ]
}

function serverWords({ host, port, tls, hasLogin }: NonNullable<MailSetUpReply['server']>): string {
  return rowOf([
    mailWords.server(host, port),
    ...(tls ? [mailWords.withTls] : []),
    ...(hasLogin ? [mailWords.withLogin] : []),
  ])
}

interface Tried {
  readonly to: string
  readonly reply: MailTryReply
}

function TryMail() {
  const [to, setTo] = useState('')
  const [tried, setTried] = useState<Tried>()
  const { form, sending, fields, trouble, submit, touched } = useSubmit({
    check: () => checkedBy(mailTryForm, { to }),
    async send(body) {
      setTried(undefined)
      setTried({ to: body.to, reply: await tryMail(body) })
    },
  })
  return (
    <form ref={form} className="panel set-up__try" aria-labelledby="try-mail" noValidate onSubmit={submit}>
      <h2 className="panel__title" id="try-mail">
        {setUpWords.test}
      </h2>
      <Field
        label={mailWords.to}
        name="to"
        type="email"
        autoComplete="email"
        required
        value={to}
        error={fields['to']}
        onChange={({ target }) => {
          setTo(target.value)
          touched('to')
        }}
      />
      <Button type="submit" busy={sending} busyLabel={mailWords.sending}>
        {mailWords.send}
      </Button>
      {trouble && <Notice tone="bad">{trouble}</Notice>}
      {tried && <Outcome {...tried} />}
    </form>
  )
}

function Outcome({ to, reply: { outcome, answer } }: Tried) {
  const isWell = outcome === 'sent' || outcome === 'filed'
  return (
    <Notice tone={isWell ? 'info' : 'bad'}>
      {mailWords.outcome[outcome](to)} {answer && setUpWords.answer(answer)}
    </Notice>
  )
}
