// How customers pay (R63, R65): whether a tip is asked for, and who may pay on pickup or at the door, and how
// much may be ordered without a card (trust rule 23). Each change saves.
import { useId, useState } from 'react'
import type { PaymentMethods } from '#domain/restaurant/payment-methods.ts'
import { orderSizeOptions, shareOptions } from '#domain/restaurant/setting-constants.ts'
import { SelectField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useShop } from '../bar/use-shop.ts'
import { SettingRow, SettingRows } from '../parts/setting-row.tsx'
import { SavedSetting } from '../office/setting-form.tsx'
import type { LoadedSetting } from '../office/use-setting-form.ts'
import { errorMessage } from '../error-message.ts'
import { useSingleFlight } from '../use-single-flight.ts'
import { paymentMethodsOfficeMessages as words } from '#words/restaurant/staff/payment-methods.ts'

export function PaymentSettings() {
  return (
    <Panel title={words.title} about={words.about}>
      <SavedSetting name="paymentMethods">{(setting) => <Rows setting={setting} />}</SavedSetting>
    </Panel>
  )
}

function Rows({ setting }: { setting: LoadedSetting<'paymentMethods'> }) {
  const { saved, refresh, send } = setting
  const [failure, setFailure] = useState<string>()
  const [announcement, announce] = useState('')
  const { run } = useSingleFlight<'save'>()

  const save = (change: Partial<PaymentMethods>) =>
    void run('save', async () => {
      setFailure(undefined)
      announce('')
      try {
        await send({ ...saved, ...change })
        announce(words.saved)
      } catch (error) {
        setFailure(errorMessage(error))
        void refresh?.()
      }
    })

  const { tips, counter, withoutCard } = saved
  const shop = useShop()?.paymentMethods
  const hasNoCards = shop?.cards === null
  // PAYMENTS=counter: the shop has it on, whatever is saved here.
  const isFixed = (fulfillment: 'pickup' | 'delivery') =>
    hasNoCards && shop.counter[fulfillment] && !counter[fulfillment]
  return (
    <>
      <SettingRows>
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
            about={isFixed(fulfillment) ? words.noCards : words.counterAbout[fulfillment]}
            on={isFixed(fulfillment) || counter[fulfillment]}
            isFixed={isFixed(fulfillment)}
            onChange={(on) => save({ counter: { ...counter, [fulfillment]: on } })}
          />
        ))}
        <Pick
          label={words.most}
          about={words.mostAbout}
          choices={orderSizeOptions}
          value={withoutCard.most}
          format={words.mostChoice}
          onChange={(most) => save({ withoutCard: { ...withoutCard, most } })}
        />
        <Pick
          label={words.share}
          about={hasNoCards ? words.shareNoCards : words.shareAbout}
          choices={shareOptions}
          value={withoutCard.share}
          format={words.shareChoice}
          onChange={(share) => save({ withoutCard: { ...withoutCard, share } })}
        />
      </SettingRows>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
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
    <SettingRow title={label} about={about} aboutId={id}>
      <Switch label={label} on={on} off={isFixed} describedBy={id} onChange={onChange} />
    </SettingRow>
  )
}

interface PickProps<Value extends number> {
  label: string
  about: string
  choices: readonly Value[]
  value: Value
  format: (choice: number) => string
  onChange: (choice: Value) => void
}

function Pick<Value extends number>({ label, about, choices, value, format, onChange }: PickProps<Value>) {
  return (
    <SettingRow>
      <SelectField
        label={label}
        hint={about}
        value={value}
        onChange={({ target }) => onChange(choices[target.selectedIndex] ?? value)}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {format(choice)}
          </option>
        ))}
      </SelectField>
    </SettingRow>
  )
}
