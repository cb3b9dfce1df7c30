// How customers pay (R63, R65): whether a tip is asked for, and who may pay on pickup or at the door, and how
// much may be ordered without a card (trust rule 23). Each change saves.
import { useId, useState } from 'react'
import type { OfficePayingReply } from '#domain/office-money-api.ts'
import { mostChoices, shareChoices, type Paying } from '#domain/paying.ts'
import { changePaying, fetchPaying } from '../../office-money-api.ts'
import { SelectField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OnSwitch } from '../../ui/on-switch.tsx'
import { following } from '../live-queries.ts'
import { CouldNotLoad } from '../office/could-not-load.tsx'
import { useSetting } from '../office/use-setting.ts'
import { troubleWords } from '../trouble-words.ts'
import { useErrands } from '../use-errands.ts'
import { officeWords } from '#words/staff/office.ts'
import { payingWords as words } from '#words/staff/paying.ts'

export function PayingCard() {
  const { saved, isAsking, refresh, apply } = useSetting(following.paying, fetchPaying)
  const [trouble, setTrouble] = useState<string>()
  const [said, say] = useState('')
  const { run } = useErrands<'save'>()

  const save = ({ cards: _cards, ...before }: OfficePayingReply, change: Partial<Paying>) =>
    run('save', async () => {
      setTrouble(undefined)
      say('')
      try {
        await apply(await changePaying({ ...before, ...change }))
        say(words.saved)
      } catch (error) {
        setTrouble(troubleWords(error))
        void refresh()
      }
    })

  return (
    <section className="panel paying-card" aria-labelledby="paying">
      <h2 className="panel__title" id="paying">
        {words.title}
      </h2>
      <p className="panel__about">{words.about}</p>
      {!saved && isAsking && <p role="status">{officeWords.loading}</p>}
      {!saved && !isAsking && <CouldNotLoad onAgain={() => void refresh()} />}
      {saved && <PayingSwitches paying={saved} onChange={(change) => void save(saved, change)} />}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {trouble && <Notice tone="bad">{trouble}</Notice>}
    </section>
  )
}

interface PayingSwitchesProps {
  paying: OfficePayingReply
  onChange: (change: Partial<Paying>) => void
}

function PayingSwitches({ paying, onChange }: PayingSwitchesProps) {
  const { tips, counter, withoutCard, cards } = paying
  const hasNoCards = cards === null
  return (
    <ul role="list" className="way-rules">
      <Switch
        label={words.tips}
        about={words.tipsAbout}
        on={tips}
        onChange={(on) => onChange({ tips: on })}
      />
      {(['pickup', 'delivery'] as const).map((way) => (
        <Switch
          key={way}
          label={words.counter[way]}
          about={hasNoCards ? words.noCards : words.counterAbout[way]}
          on={hasNoCards || counter[way]}
          isFixed={hasNoCards}
          onChange={(on) => onChange({ counter: { ...counter, [way]: on } })}
        />
      ))}
      <Pick
        label={words.most}
        about={words.mostAbout}
        choices={mostChoices}
        value={withoutCard.most}
        say={words.mostChoice}
        onChange={(most) => onChange({ withoutCard: { ...withoutCard, most } })}
      />
      <Pick
        label={words.share}
        about={hasNoCards ? words.shareNoCards : words.shareAbout}
        choices={shareChoices}
        value={withoutCard.share}
        say={words.shareChoice}
        onChange={(share) => onChange({ withoutCard: { ...withoutCard, share } })}
      />
    </ul>
  )
}

interface SwitchProps {
  label: string
  about: string
  on: boolean
  isFixed?: boolean
  onChange: (on: boolean) => void
}

function Switch({ label, about, on, isFixed = false, onChange }: SwitchProps) {
  const id = useId()
  return (
    <li className="way-rules__rule">
      <div>
        <b>{label}</b>
        <small id={id}>{about}</small>
      </div>
      <OnSwitch label={label} on={on} off={isFixed} describedBy={id} onChange={onChange} />
    </li>
  )
}

interface PickProps {
  label: string
  about: string
  choices: readonly number[]
  value: number
  say: (choice: number) => string
  onChange: (choice: number) => void
}

function Pick({ label, about, choices, value, say, onChange }: PickProps) {
  return (
    <li className="way-rules__rule">
      <SelectField
        label={label}
        hint={about}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {say(choice)}
          </option>
        ))}
      </SelectField>
    </li>
  )
}
