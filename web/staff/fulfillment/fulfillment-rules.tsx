// What holds for all pickup or delivery orders: which of the two comes first, whether the fee is taxed, who must give a phone number.
import { fulfillments } from '#domain/restaurant/setting-constants.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Switch } from '../../ui/switch.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SettingRow, SettingRows } from '../parts/setting-row.tsx'
import type { FulfillmentFields } from './fulfillment-fields.ts'
import { fulfillmentOfficeMessages as words } from '#words/restaurant/staff/fulfillment.ts'

interface FulfillmentRulesProps {
  values: FulfillmentFields
  onChange: (change: Partial<FulfillmentFields>) => void
}

const names = {
  delivery: words.fulfillments.delivery.name,
  pickup: words.fulfillments.pickup.name,
}

export function FulfillmentRules({ values, onChange }: FulfillmentRulesProps) {
  const phone = { pickup: 'phoneForPickup', delivery: 'phoneForDelivery' } as const
  return (
    <Panel title={words.rules}>
      <SettingRows>
        {values.pickup && values.delivery && (
          <SettingRow title={words.first}>
            <ChoiceGroup
              look="segments"
              label={words.first}
              choices={names}
              value={values.chosenFirst}
              onChange={(chosenFirst) => onChange({ chosenFirst })}
            />
          </SettingRow>
        )}
        {values.delivery && (
          <SettingRow title={words.taxFee} about={words.taxFeeHint}>
            <Switch
              label={words.taxFee}
              on={values.feeIsTaxed}
              onChange={(feeIsTaxed) => onChange({ feeIsTaxed })}
            />
          </SettingRow>
        )}
        {fulfillments
          .filter((fulfillment) => values[fulfillment])
          .map((fulfillment) => (
            <SettingRow key={fulfillment} title={words.phone[fulfillment]}>
              <ChoiceGroup
                look="segments"
                label={words.phone[fulfillment]}
                choices={words.required}
                value={values[phone[fulfillment]] ? 'required' : 'optional'}
                onChange={(chosen) => onChange({ [phone[fulfillment]]: chosen === 'required' })}
              />
            </SettingRow>
          ))}
      </SettingRows>
    </Panel>
  )
}
