// How customers pay (R63, R65): whether a tip is asked for, and who may pay on pickup or at the door, and how
// much may be ordered without a card (trust rule 23). Each change saves.
import { useId, useState } from 'react'
import type { PaymentMethods } from '#domain/restaurant/payment-methods.ts'
import { orderSizeOptions, shareOptions } from '#domain/restaurant/setting-constants.ts'
import { SelectField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useShop } from '../bar/use-shop.ts'
import { SavedSetting } from '../office/setting-form.tsx'
import type { LoadedSetting } from '../office/use-setting-form.ts'
import { troubleWords } from '../trouble-words.ts'
import { useErrands } from '../use-errands.ts'
import { classNames } from '../../ui/class-names.ts'
import officeStyles from '../office/office.module.css'
import waysEditorStyles from './ways-editor.module.css'
import { paymentMethodsOfficeMessages as words } from '#words/restaurant/staff/payment-methods.ts'

export function PayingCard() {
  return (
    <section
      className={classNames(officeStyles.panel, waysEditorStyles.payingCard)}
      aria-labelledby="paymentMethods"
    >
      <h2 className={officeStyles.panelTitle} id="paymentMethods">
        {words.title}
      </h2>
      <p className={officeStyles.panelAbout}>{words.about}</p>
      <SavedSetting name="paymentMethods">{(setting) => <PayingSwitches setting={setting} />}</SavedSetting>
    </section>
  )
}

function PayingSwitches({ setting }: { setting: LoadedSetting<'paymentMethods'> }) {
  const { saved, refresh, send } = setting
  const [trouble, setTrouble] = useState<string>()
  const [said, say] = useState('')
  const { run } = useErrands<'save'>()

  const save = (change: Partial<PaymentMethods>) =>
    void run('save', async () => {
      setTrouble(undefined)
      say('')
      try {
        await send({ ...saved, ...change })
        say(words.saved)
      } catch (error) {
        setTrouble(troubleWords(error))
        void refresh?.()
      }
    })

  const { tips, counter, withoutCard } = saved
  const hasNoCards = useShop()?.paymentMethods.cards === null
  return (
    <>
      <ul role="list" className="way-rules">
        <SwitchRow
          label={words.tips}
          about={words.tipsAbout}
          on={tips}
          onChange={(on) => save({ tips: on })}
        />
        {(['pickup', 'delivery'] as const).map((fulfillment) => (
          <SwitchRow
            key={fulfillment}
            label={words.counter[fulfillment]}
            about={hasNoCards ? words.noCards : words.counterAbout[fulfillment]}
            on={hasNoCards || counter[fulfillment]}
            isFixed={hasNoCards}
            onChange={(on) => save({ counter: { ...counter, [fulfillment]: on } })}
          />
        ))}
        <Pick
          label={words.most}
          about={words.mostAbout}
          choices={orderSizeOptions}
          value={withoutCard.most}
          say={words.mostChoice}
          onChange={(most) => save({ withoutCard: { ...withoutCard, most } })}
        />
        <Pick
          label={words.share}
          about={hasNoCards ? words.shareNoCards : words.shareAbout}
          choices={shareOptions}
          value={withoutCard.share}
          say={words.shareChoice}
          onChange={(share) => save({ withoutCard: { ...withoutCard, share } })}
        />
      </ul>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {trouble && <Notice tone="bad">{trouble}</Notice>}
    </>
  )
}

interface SwitchRowProps {
  label: string
  about: string
  on: boolean
  isFixed?: boolean
  onChange: (on: boolean) => void
}

function SwitchRow({ label, about, on, isFixed = false, onChange }: SwitchRowProps) {
  const id = useId()
  return (
    <li className={waysEditorStyles.wayRulesRule}>
      <div>
        <b>{label}</b>
        <small id={id}>{about}</small>
      </div>
      <Switch label={label} on={on} off={isFixed} describedBy={id} onChange={onChange} />
    </li>
  )
}

interface PickProps<Value extends number> {
  label: string
  about: string
  choices: readonly Value[]
  value: Value
  say: (choice: number) => string
  onChange: (choice: Value) => void
}

function Pick<Value extends number>({ label, about, choices, value, say, onChange }: PickProps<Value>) {
  return (
    <li className={waysEditorStyles.wayRulesRule}>
      <SelectField
        label={label}
        hint={about}
        value={value}
        onChange={({ target }) => onChange(choices[target.selectedIndex] ?? value)}
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
