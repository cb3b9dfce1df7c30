// Every part in every state on one page, for those who build screens, and for the journey that looks at it
// (e2e/parts-page.spec.ts). `npm run dev` shows the page at /web/parts.html; `npm start` has none of it.
import './reset.css'
import './tokens.css'
import './base.css'
import { StrictMode, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { cents } from '#domain/basics/money.ts'
import { Answer } from './answer.tsx'
import { Button, ButtonLink } from './button.tsx'
import { Chip, ChipSelect } from './chip.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { CheckField, Field, SelectField, TextField } from './field.tsx'
import { FormCell, FormGrid } from './form-grid.tsx'
import { FormDialog } from './form-dialog.tsx'
import { Grid, Row, Split, Stack } from './layout.tsx'
import { Messages, type Message } from './messages.tsx'
import { Money } from './money.tsx'
import { Announcement, Notice } from './notice.tsx'
import { Panel, Sheet } from './panel.tsx'
import { RollPreview } from './paper.tsx'
import { PasswordField } from './password-field.tsx'
import { Picker } from './picker.tsx'
import { Pill } from './pill.tsx'
import { PopUp } from './pop-up.tsx'
import { longName, Part } from './parts-page-part.tsx'
import { Charts, Tables } from './parts-page-data.tsx'
import { Quiet } from './quiet.tsx'
import { Stepper } from './stepper.tsx'
import { Switch } from './switch.tsx'

function PartsPage() {
  return (
    <main className="wrap">
      <Stack gap={6}>
        <h1>The parts</h1>
        <Buttons />
        <Fields />
        <Choices />
        <States />
        <Numbers />
        <Words />
        <Tables />
        <Charts />
        <Layouts />
        <Windows />
      </Stack>
    </main>
  )
}

function Buttons() {
  return (
    <Part name="Buttons">
      <Row gap={4}>
        <Button>Plain</Button>
        <Button go>Go</Button>
        <Button quiet>Quiet</Button>
        <Button bare>Bare</Button>
        <Button danger>Danger</Button>
        <Button link>Like a link</Button>
        <ButtonLink href="#parts">A link</ButtonLink>
      </Row>
      <Row gap={4}>
        <Button off>Plain, off</Button>
        <Button go off>
          Go, off
        </Button>
        <Button quiet off>
          Quiet, off
        </Button>
        <Button busy>Plain, busy</Button>
        <Button go busy busyLabel="Sending it">
          Go, busy
        </Button>
        <Button go small>
          Small
        </Button>
        <Button go big>
          Big, {longName}
        </Button>
      </Row>
      <Button go wide>
        Wide
      </Button>
    </Part>
  )
}

function Fields() {
  const [isShown, setShown] = useState(false)
  return (
    <Part name="Fields">
      <Grid cell="medium">
        <Field label="Name" defaultValue={longName} />
        <Field label="ZIP code" error="A ZIP code has five digits." defaultValue="123" />
        <Field label="Phone" hint="We call only about this order." placeholder="(555) 010-0199" />
        <Field label="Title" aside="12 of 40" defaultValue="Burrito dinner" />
        <SelectField label="Color">
          <option>Corn</option>
          <option>Teal</option>
        </SelectField>
        <TextField label="Note" defaultValue="Ring twice, the bell is quiet." />
        <PasswordField label="Password" shown={isShown} onShownChange={setShown} defaultValue="burrito" />
        <Stack gap={2}>
          <CheckField label="Delivery address same as above" defaultChecked />
          <CheckField label="Tell me" about="by email, once an hour at most" />
        </Stack>
      </Grid>
      <FormGrid>
        <FormCell span={3}>
          <Field label="City" defaultValue="San Luis Obispo" />
        </FormCell>
        <FormCell span={1} onPhone={3}>
          <Field label="State" defaultValue="CA" />
        </FormCell>
        <FormCell span={2} onPhone={3}>
          <Field label="ZIP" defaultValue="93401" />
        </FormCell>
      </FormGrid>
    </Part>
  )
}

const fillings = { pork: 'Pork', beef: 'Beef', bean: 'Black bean and rice' }

type Filling = keyof typeof fillings

function Choices() {
  const [one, setOne] = useState<Filling | undefined>('pork')
  const [some, setSome] = useState<Filling[]>(['beef'])
  const [isPressed, setPressed] = useState(true)
  const ofOne = { label: 'Filling', choices: fillings, value: one, onChange: setOne }
  return (
    <Part name="Choices">
      <ChoiceGroup {...ofOne} look="segments" />
      <ChoiceGroup
        look="pills"
        label="Fillings"
        isLabelShown
        hint="As many as you like."
        choices={fillings}
        values={some}
        onChange={setSome}
      />
      <ChoiceGroup<Filling> {...ofOne} look="rows" isLabelShown error="Choose a filling." value={undefined} />
      <ChoiceGroup {...ofOne} look="pairs" readOnly />
      <ChoiceGroup
        look="rows"
        label="When"
        choices={[
          { value: 'soon', words: <b>As soon as possible</b> },
          { value: 'later', words: <b>Later</b>, aside: 'Today to Thursday', disabled: true },
        ]}
        value="soon"
        onChange={() => {}}
      />
      <ChoiceGroup {...ofOne} look="cells" />
      <Row gap={2}>
        <Pill pressed={isPressed} onClick={() => setPressed(!isPressed)}>
          Wed, Nov 18
        </Pill>
        <Pill>12:40 PM</Pill>
        <Pill large pressed={!isPressed} onClick={() => setPressed(!isPressed)}>
          15% <small>$6.30</small>
        </Pill>
        <Pill off>Thu, Nov 19</Pill>
      </Row>
    </Part>
  )
}

const tones = ['plain', 'going', 'done', 'quiet', 'off', 'bad'] as const

function States() {
  const [isOn, setOn] = useState(true)
  const picked = (name: string, current: boolean) => ({ name, href: `#${name}`, current })
  return (
    <Part name="States">
      <Row gap={4}>
        <Switch label="Delivery" on={isOn} onChange={setOn} />
        <Switch label="Pickup" on={!isOn} small onChange={() => setOn(!isOn)} />
        <Switch label="Locked on" on off onChange={() => {}} />
        <Switch label="Locked off" on={false} off onChange={() => {}} />
        <Switch
          label="Guacamole sold out"
          look="word"
          words={{ on: 'Sold out', off: 'On sale' }}
          on={isOn}
          onChange={setOn}
        />
      </Row>
      <Row gap={4}>
        {tones.map((tone) => (
          <Chip key={tone} tone={tone}>
            {tone}
          </Chip>
        ))}
        <Chip small>small</Chip>
        <ChipSelect aria-label="Role">
          <option>Cook</option>
          <option>Owner</option>
        </ChipSelect>
      </Row>
      <Picker label="Days" choices={[picked('Today', true), picked('Week', false), picked('Month', false)]} />
      <Picker
        label="Topics"
        choices={['Menu', 'Prices', 'Shop', 'Orders', 'Staff', 'Kitchen'].map((name, at) =>
          picked(name, at === 2),
        )}
      />
    </Part>
  )
}

function Numbers() {
  const [count, setCount] = useState(1)
  const steps = {
    label: 'How many',
    value: String(count),
    less: 'One less',
    more: 'One more',
    onLess: count > 0 ? () => setCount(count - 1) : undefined,
    onMore: count < 2 ? () => setCount(count + 1) : undefined,
  }
  return (
    <Part name="Numbers">
      <Row gap={5}>
        <Stepper {...steps} />
        <Stepper {...steps} look="large" isSilent />
        <Stepper {...steps} look="round" isSilent />
        <Stepper {...steps} look="roundSmall" isSilent />
        <Money amount={cents(1205)} />
      </Row>
    </Part>
  )
}

const messages: readonly Message[] = [
  { id: 'lost', tone: 'bad', icon: 'offline', words: 'Connection lost.', hint: 'We keep trying.' },
  { id: 'back', tone: 'good', icon: 'online', words: 'Back online.', hint: '' },
  {
    id: 'silent',
    tone: 'hint',
    icon: 'muted',
    words: 'The sound is off.',
    hint: 'New orders are silent.',
    action: { words: 'Turn it on', onPress: () => {} },
  },
]

function Words() {
  return (
    <Part name="Words">
      <Notice tone="info">The kitchen opens at 11 AM.</Notice>
      <Notice tone="change" action={<Button small>See the cart</Button>}>
        <b>A price has changed.</b> Pork Burrito is $11.00 now.
      </Notice>
      <Notice tone="bad">Your card was declined.</Notice>
      <Announcement>The code is added.</Announcement>
      <Announcement>{undefined}</Announcement>
      <Quiet>In the second ink, </Quiet>
      <Quiet small>and small.</Quiet>
      <Messages messages={messages} />
      <RollPreview>
        <p>On a roll of 80 mm, {longName}</p>
      </RollPreview>
      <Answer data={undefined} hasFailed={false} onAgain={() => {}}>
        {() => null}
      </Answer>
      <Answer data={undefined} hasFailed onAgain={() => {}}>
        {() => null}
      </Answer>
      <Answer data="It is here." hasFailed={false} onAgain={() => {}}>
        {(words) => <p>{words}</p>}
      </Answer>
    </Part>
  )
}

function Layouts() {
  const paper = (words: string) => <Sheet>{words}</Sheet>
  return (
    <Part name="Layouts">
      <Panel title="A panel" about="What it is about, in a line." actions={<Button quiet>Edit</Button>}>
        <Panel level={3} title={`A panel in it, of ${longName}`}>
          <p>Some words.</p>
        </Panel>
      </Panel>
      <Row spread="between">
        <span>At the start</span>
        <span>At the end</span>
      </Row>
      <Grid cell="half">{['Half', 'The other half'].map(paper)}</Grid>
      <Grid cell="small">{['One', 'Two', 'Three', 'Four', 'Five'].map(paper)}</Grid>
      <Split sides="preview" beside={paper('The smaller side')}>
        {paper('The larger side')}
      </Split>
      <Split sides="aside" beside={paper('The form')}>
        {paper('The list')}
      </Split>
    </Part>
  )
}

function Windows() {
  const form = useRef<HTMLFormElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const sent = { form, sending: false, failure: 'The server did not answer.', submit: close }
  return (
    <Part name="Windows">
      <Row>
        <Button onClick={() => setOpen(true)}>Open the form</Button>
        <Button popoverTarget="parts-pop-up">Open the pop-up</Button>
      </Row>
      <PopUp id="parts-pop-up" title="A pop-up">
        <Button quiet>The first thing to press</Button>
      </PopUp>
      {isOpen && (
        <FormDialog title={`Rename ${longName}`} form={sent} submit="Save" onClose={close}>
          <Field label="New name" defaultValue={longName} />
        </FormDialog>
      )}
    </Part>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <PartsPage />
    </StrictMode>,
  )
