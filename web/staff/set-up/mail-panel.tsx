// The mail server (R73): typed in, tried beside it, and turned on. Read-only where the server's environment sets it.
import { useState, type ChangeEvent } from 'react'
import { mailServerBody } from '#domain/people/email-setup-schema.ts'
import type { EmailSetupReply, MailServerBody } from '#domain/people/people-api.ts'
import { emailSetupMessages as words } from '#words/restaurant/staff/set-up.ts'
import { changeMailServer } from '../../office-api.ts'
import { Button } from '../../ui/button.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { FormCell, FormGrid } from '../../ui/form-grid.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Announcement, Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { demoMessages } from '../../ui/demo.ts'
import { checkedBy } from '../checked-by.ts'
import { useSubmit } from '../use-submit.ts'

interface MailPanelProps {
  setup: EmailSetupReply
  onChanged: (reply: EmailSetupReply) => void
}

export function MailPanel({ setup, onChanged }: MailPanelProps) {
  const { server, isOn, isLocked } = setup
  const isSaved = server && !isOn && !isLocked
  return (
    <Panel title={words.title} about={words.about}>
      {isLocked && <Notice tone="bad">{words.isLocked}</Notice>}
      {isSaved && <Notice tone="change">{words.isSaved}</Notice>}
      {!server && <Notice tone="change">{demoMessages ? words.demo : words.isNotSet}</Notice>}
      {server && isOn && !isLocked && <p>{words.isOn(server.host)}</p>}
      {setup.setBy === 'environment' ? (
        <FixedServer setup={setup} />
      ) : (
        <MailForm setup={setup} onChanged={onChanged} />
      )}
    </Panel>
  )
}

function FixedServer({ setup: { server, from } }: { setup: EmailSetupReply }) {
  if (!server) return null
  return (
    <>
      <p>{words.isFixed}</p>
      <Facts look="rows">
        <Fact name={words.server}>{words.at(server.host, server.port)}</Fact>
        <Fact name={words.encryption}>{words.encryptions[server.tls ? 'tls' : 'starttls']}</Fact>
        <Fact name={words.user}>{server.user ?? words.noLogin}</Fact>
        <Fact name={words.from}>{from}</Fact>
      </Facts>
    </>
  )
}

interface Draft {
  readonly host: string
  readonly port: string
  readonly tls: boolean
  readonly user: string
  readonly password: string
  readonly from: string
}

function MailForm({ setup, onChanged }: MailPanelProps) {
  const { server, isOn, isLocked, isFromFixed } = setup
  // The version that was filled in here: what another owner saves meanwhile is not overwritten unseen.
  const [version, setVersion] = useState(setup.version)
  const [draft, setDraft] = useState(() => draftOf(setup))
  const [isShown, setShown] = useState(false)
  const [announcement, announce] = useState('')
  const bodyOf = (on: boolean) => checkedBy(mailServerBody, toBody(draft, { on, version }))
  const send = async (body: MailServerBody) => {
    announce('')
    const reply = await changeMailServer(body)
    setVersion(reply.version)
    setDraft(draftOf(reply))
    onChanged(reply)
    announce(body.on === isOn ? words.saved : body.on ? words.isTurnedOn : words.isTurnedOff)
  }
  const { form, sending, submit, touched, ...saving } = useSubmit<MailServerBody>({
    check: () => bodyOf(isOn),
    send,
  })
  const turning = useSubmit<MailServerBody>({ check: () => bodyOf(!isOn), send })
  const { sending: isTurning, submit: turn, touched: touchedToo } = turning
  const fields = { ...turning.fields, ...saving.fields }
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }))
    touched(...Object.keys(part))
    touchedToo(...Object.keys(part))
  }
  const text = (name: 'host' | 'port' | 'user' | 'password' | 'from') => ({
    name,
    value: draft[name],
    autoComplete: 'off',
    error: fields[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.value }),
  })
  const plain = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const
  const failure = saving.failure ?? turning.failure

  return (
    <Stack as="form" ref={form} gap={3} aria-label={words.title} noValidate onSubmit={submit}>
      <FormGrid>
        <FormCell span={4}>
          <Field {...text('host')} {...plain} required label={words.server} hint={words.serverHint} />
        </FormCell>
        <FormCell span={2}>
          <Field {...text('port')} required inputMode="numeric" label={words.port} />
        </FormCell>
        <FormCell span={6}>
          <SelectField
            label={words.encryption}
            name="tls"
            value={draft.tls ? 'tls' : 'starttls'}
            onChange={({ target }) => change(withEncryption(draft, target.value === 'tls'))}
          >
            <option value="tls">{words.encryptions.tls}</option>
            <option value="starttls">{words.encryptions.starttls}</option>
          </SelectField>
        </FormCell>
        <FormCell span={3}>
          <Field {...text('user')} {...plain} label={words.user} hint={words.userHint} />
        </FormCell>
        <FormCell span={3}>
          <PasswordField
            {...text('password')}
            autoComplete="new-password"
            label={words.password}
            hint={server?.user && !isLocked ? words.passwordIsSaved : words.passwordHint}
            shown={isShown}
            onShownChange={setShown}
          />
        </FormCell>
        <FormCell span={6}>
          <Field
            {...text('from')}
            {...plain}
            required
            type="email"
            readOnly={isFromFixed}
            label={words.from}
            hint={isFromFixed ? words.isFixed : words.fromHint}
          />
        </FormCell>
      </FormGrid>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Row>
        <Button go={!server} quiet={server !== null} type="submit" busy={sending}>
          {words.save}
        </Button>
        {server && (
          <Button go={!isOn} quiet={isOn} busy={isTurning} onClick={() => turn()}>
            {isOn ? words.turnOff : words.turnOn}
          </Button>
        )}
      </Row>
      <Announcement>{announcement}</Announcement>
    </Stack>
  )
}

const usualPorts = { tls: '465', starttls: '587' }

/** The usual port goes with the encryption; another one was typed on purpose. */
function withEncryption({ port }: Draft, tls: boolean): Partial<Draft> {
  const isUsual = port === '' || Object.values(usualPorts).includes(port)
  return { tls, ...(isUsual && { port: usualPorts[tls ? 'tls' : 'starttls'] }) }
}

function draftOf({ server, from }: EmailSetupReply): Draft {
  if (!server) {
    // A site without a name of its own has no address to propose.
    const proposed = from.endsWith('@localhost') ? '' : from
    return { host: '', port: usualPorts.tls, tls: true, user: '', password: '', from: proposed }
  }
  const { host, port, tls, user } = server
  return { host, port: String(port), tls, user: user ?? '', password: '', from }
}

function toBody({ port, user, password, ...rest }: Draft, more: Pick<MailServerBody, 'on' | 'version'>) {
  return {
    ...rest,
    ...more,
    port: Number(port),
    user: user.trim() === '' ? null : user,
    ...(password !== '' && { password }),
  }
}
