// Sends a test mail to an address of the owner's own, and says what the mail server made of it (R40).
import { useState } from 'react'
import type { EmailTestReply } from '#domain/people/people-api.ts'
import { emailTestBody } from '#domain/people/email-setup-schema.ts'
import { emailSetupMessages } from '#words/restaurant/staff/set-up.ts'
import { tryEmail } from '../../office-api.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { checkedBy } from '../checked-by.ts'
import { useSubmit } from '../use-submit.ts'
import { classNames } from '../../ui/class-names.ts'
import officeStyles from '../office/office.module.css'
import setUpStyles from './set-up.module.css'

interface Tried {
  readonly to: string
  readonly reply: EmailTestReply
}

export function TryMail() {
  const [to, setTo] = useState('')
  const [tried, setTried] = useState<Tried>()
  const { form, sending, fields, trouble, submit, touched } = useSubmit({
    check: () => checkedBy(emailTestBody, { to }),
    async send(body) {
      setTried(undefined)
      setTried({ to: body.to, reply: await tryEmail(body) })
    },
  })
  return (
    <form
      ref={form}
      className={classNames(officeStyles.panel, setUpStyles.try)}
      aria-labelledby="try-mail"
      noValidate
      onSubmit={submit}
    >
      <h2 className={officeStyles.panelTitle} id="try-mail">
        {emailSetupMessages.test}
      </h2>
      <Field
        label={emailSetupMessages.to}
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
      <Button type="submit" busy={sending} busyLabel={emailSetupMessages.sending}>
        {emailSetupMessages.send}
      </Button>
      {trouble && <Notice tone="bad">{trouble}</Notice>}
      {tried && <Outcome {...tried} />}
    </form>
  )
}

function Outcome({ to, reply: { outcome, answer } }: Tried) {
  const isWell = outcome === 'sent' || outcome === 'written-to-file'
  return (
    <Notice tone={isWell ? 'info' : 'bad'}>
      {emailSetupMessages.outcome[outcome](to)} {answer && emailSetupMessages.answer(answer)}
    </Notice>
  )
}
