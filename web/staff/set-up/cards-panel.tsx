// Cards (R73): the keys of the owner's Stripe account are pasted, tried at Stripe, and turned on. Read-only where the server's
// environment says how customers pay.
import { useState, type ChangeEvent } from 'react'
import type { PaymentsSetupReply } from '#domain/payments/payment-api.ts'
import { cardKeysBody } from '#domain/payments/payments-setup-schema.ts'
import { dayAndTime } from '#words/basics/dates.ts'
import { paymentsSetupMessages as words } from '#words/restaurant/staff/set-up.ts'
import { fetchPaymentsSetUp, saveCardKeys, turnCards } from '../../office-api.ts'
import { useRestaurant } from '../../page-data.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { demoMessages } from '../../ui/demo.ts'
import { Field } from '../../ui/field.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { List, ListItem } from '../../ui/list.tsx'
import { Announcement, Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Quiet } from '../../ui/quiet.tsx'
import { checkedBy } from '../checked-by.ts'
import { errorMessage } from '../error-message.ts'
import { useSingleFlight } from '../use-single-flight.ts'
import { useSubmit } from '../use-submit.ts'

interface CardsPanelProps {
  setup: PaymentsSetupReply
  onChanged: (reply: PaymentsSetupReply) => void
}

export function CardsPanel({ setup, onChanged }: CardsPanelProps) {
  const isLocked = setup.keys.some((keys) => keys.isLocked)
  const { stripe } = setup
  return (
    <Panel title={words.title} about={words.about}>
      {isLocked ? (
        <Notice tone="bad">{words.isLocked}</Notice>
      ) : (
        <Notice tone={setup.payments === 'none' ? 'change' : 'quiet'}>{messageOf(setup)}</Notice>
      )}
      {stripe && !stripe.isTestMode && <p>{words.tryReal}</p>}
      {setup.setBy === 'environment' ? (
        !demoMessages && <p>{words.isFixed}</p>
      ) : (
        <>
          <SavedKeys setup={setup} onChanged={onChanged} />
          <KeysForm setup={setup} onChanged={onChanged} />
        </>
      )}
    </Panel>
  )
}

function messageOf({ payments, stripe }: PaymentsSetupReply): string {
  if (payments === 'none') return words.isNone
  if (payments === 'counter') return words.isCounter
  if (payments === 'demo') return words.isDemo
  return stripe?.isTestMode ? words.isTestMode : words.isReal
}

function SavedKeys({ setup: { keys, keptKeys }, onChanged }: CardsPanelProps) {
  const { timeZone } = useRestaurant()
  const [failure, setFailure] = useState<string>()
  const [announcement, announce] = useState('')
  const { busy, run } = useSingleFlight<'turn'>()
  const ready = keys.find(({ state, isLocked }) => state === 'ready' && !isLocked)
  const inUse = keys.find(({ state }) => state === 'on')
  const turn = (on: boolean, { account, isTestMode }: (typeof keys)[number]) =>
    void run('turn', async () => {
      setFailure(undefined)
      announce('')
      try {
        onChanged(await turnCards({ on, account, isTestMode }))
        announce(on ? words.isTurnedOn : words.isTurnedOff)
      } catch (error) {
        setFailure(errorMessage(error))
        // Other keys may have been saved meanwhile: the owner decides about those that she sees.
        await fetchPaymentsSetUp().then(onChanged, () => undefined)
      }
    })
  return (
    <>
      {keys.length > 0 && (
        <List>
          {keys.map(({ account, isTestMode, ending, savedAt, state, hasWebhook }) => (
            <ListItem
              key={`${account} ${isTestMode}`}
              end={<Chip tone={state === 'on' ? 'done' : 'quiet'}>{words.states[state]}</Chip>}
            >
              <b>{words.keys[isTestMode ? 'test' : 'live'](ending)}</b>
              <Quiet small>{words.savedAt(account, dayAndTime(savedAt, timeZone))}</Quiet>
              {!hasWebhook && <Quiet small>{words.noWebhook}</Quiet>}
            </ListItem>
          ))}
        </List>
      )}
      {ready && <Notice tone="change">{words.isReady}</Notice>}
      {failure && <Notice tone="bad">{failure}</Notice>}
      {(ready || inUse) && (
        <Row>
          {ready && (
            <Button go busy={busy.has('turn')} onClick={() => turn(true, ready)}>
              {words.turnOn}
            </Button>
          )}
          {inUse && (
            <Button quiet busy={busy.has('turn')} onClick={() => turn(false, inUse)}>
              {words.turnOff}
            </Button>
          )}
        </Row>
      )}
      <Announcement>{announcement}</Announcement>
      {keptKeys > 0 && <Quiet small>{words.keptKeys(keptKeys)}</Quiet>}
    </>
  )
}

const blank = { secretKey: '', publishableKey: '' }

function KeysForm({ setup: { keys, publicUrl }, onChanged }: CardsPanelProps) {
  const [draft, setDraft] = useState(blank)
  const [isShown, setShown] = useState(false)
  const [announcement, announce] = useState('')
  const { form, sending, fields, failure, submit, touched } = useSubmit({
    check: () => checkedBy(cardKeysBody, draft),
    async send(body) {
      announce('')
      onChanged(await saveCardKeys(body))
      setDraft(blank)
      announce(words.saved)
    },
  })
  const text = (name: keyof typeof blank) => ({
    name,
    label: words[name],
    value: draft[name],
    autoCapitalize: 'none',
    autoCorrect: 'off',
    autoComplete: 'off',
    spellCheck: false,
    required: true,
    error: fields[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setDraft((before) => ({ ...before, [name]: target.value }))
      touched(name)
    },
  })
  return (
    <Stack as="form" ref={form} gap={3} aria-label={words.keysForm} noValidate onSubmit={submit}>
      <p>{keys.length > 0 ? words.howToReplace : words.howTo}</p>
      <PasswordField
        {...text('secretKey')}
        hint={words.secretKeyHint}
        shown={isShown}
        onShownChange={setShown}
      />
      <Field {...text('publishableKey')} hint={words.publishableKeyHint} />
      {!publicUrl?.startsWith('https:') && <Quiet small>{words.needsHttps}</Quiet>}
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Row>
        <Button
          go={keys.length === 0}
          quiet={keys.length > 0}
          type="submit"
          busy={sending}
          busyLabel={words.asking}
        >
          {words.saveKeys}
        </Button>
      </Row>
      <Announcement>{announcement}</Announcement>
    </Stack>
  )
}
