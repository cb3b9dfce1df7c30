// Sends a test mail to an address of the owner's own, and says what the mail server made of it (R40).
import { useState } from 'react'
import { emailTestBody } from '#domain/people/email-setup-schema.ts'
import type { EmailTestReply } from '#domain/people/people-api.ts'
import { emailSetupMessages } from '#words/restaurant/staff/set-up.ts'
import { tryEmail } from '../../office-api.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { checkedBy } from '../checked-by.ts'
import { useSubmit } from '../use-submit.ts'

interface Tried {
  readonly to: string
  readonly reply: EmailTestReply
}

export function TryMail() {
  const [to, setTo] = useState('')
  const [tried, setTried] = useState<Tried>()
  const { form, sending, fields, failure, submit, touched } = useSubmit({
    check: () => checkedBy(emailTestBody, { to }),
    async send(body) {
      setTried(undefined)
      setTried({ to: body.to, reply: await tryEmail(body) })
    },
  })
  return (
    <Panel title={emailSetupMessages.test}>
      <Stack as="form" ref={form} gap={3} aria-label={emailSetupMessages.test} noValidate onSubmit={submit}>
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
        <Row>
          <Button type="submit" busy={sending} busyLabel={emailSetupMessages.sending}>
            {emailSetupMessages.send}
          </Button>
        </Row>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {tried && <Outcome {...tried} />}
      </Stack>
    </Panel>
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
