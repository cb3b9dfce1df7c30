// What holds for all orders of a way: which one comes first, whether the fee is taxed, who must give a phone number.
import type { ReactNode } from 'react'
import { fulfillments } from '#domain/restaurant/setting-constants.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { WaysFields } from './ways-fields.ts'
import officeStyles from '../office/office.module.css'
import waysEditorStyles from './ways-editor.module.css'
import { fulfillmentOfficeMessages as words } from '#words/restaurant/staff/fulfillment.ts'

interface WayRulesProps {
  values: WaysFields
  onChange: (change: Partial<WaysFields>) => void
}

const wayNames = {
  delivery: words.fulfillments.delivery.name,
  pickup: words.fulfillments.pickup.name,
}

export function WayRules({ values, onChange }: WayRulesProps) {
  const phone = { pickup: 'phoneForPickup', delivery: 'phoneForDelivery' } as const
  return (
    <section className={officeStyles.panel}>
      <h2 className={officeStyles.panelTitle}>{words.rules}</h2>
      <ul role="list" className="way-rules">
        {values.pickup && values.delivery && (
          <Rule title={words.first}>
            <ChoiceGroup
              look="segments"
              label={words.first}
              choices={wayNames}
              value={values.chosenFirst}
              onChange={(chosenFirst) => onChange({ chosenFirst })}
            />
          </Rule>
        )}
        {values.delivery && (
          <Rule title={words.taxFee} about={words.taxFeeHint}>
            <Switch
              label={words.taxFee}
              on={values.feeIsTaxed}
              onChange={(feeIsTaxed) => onChange({ feeIsTaxed })}
            />
          </Rule>
        )}
        {fulfillments
          .filter((fulfillment) => values[fulfillment])
          .map((fulfillment) => (
            <Rule key={fulfillment} title={words.phone[fulfillment]}>
              <ChoiceGroup
                look="segments"
                label={words.phone[fulfillment]}
                choices={words.required}
                value={values[phone[fulfillment]] ? 'required' : 'optional'}
                onChange={(chosen) => onChange({ [phone[fulfillment]]: chosen === 'required' })}
              />
            </Rule>
          ))}
      </ul>
    </section>
  )
}

function Rule({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  return (
    <li className={waysEditorStyles.wayRulesRule}>
      <div>
        <b>{title}</b>
        {about && <small>{about}</small>}
      </div>
      {children}
    </li>
  )
}
