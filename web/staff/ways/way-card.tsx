// One of the two ways, on or off.
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Switch } from '../../ui/switch.tsx'
import { staysOn, type WaysFields } from './ways-fields.ts'
import officeStyles from '../office/office.module.css'
import waysEditorStyles from './ways-editor.module.css'
import fieldStyles from '../../ui/field.module.css'
import { fulfillmentOfficeMessages as words } from '#words/restaurant/staff/fulfillment.ts'

const signLooks: Readonly<Record<string, string | undefined>> = {
  pickup: waysEditorStyles.wayCardSignPickup,
  delivery: waysEditorStyles.wayCardSignDelivery,
}

interface WayCardProps {
  fulfillment: Fulfillment
  values: WaysFields
  error: string | undefined
  onChange: (change: Partial<WaysFields>) => void
}

export function WayCard({ fulfillment, values, error, onChange }: WayCardProps) {
  const { name, about } = words.fulfillments[fulfillment]
  const isFixed = staysOn(fulfillment, values)
  const aboutId = `about-${fulfillment}`
  const errorId = `error-${fulfillment}`
  return (
    <section
      className={classNames(officeStyles.panel, waysEditorStyles.wayCard)}
      data-wrong={error ? true : undefined}
    >
      <span className={classNames(waysEditorStyles.wayCardSign, signLooks[fulfillment])}>
        <Icon name={fulfillment} />
      </span>
      <div>
        <h2 className={officeStyles.panelTitle}>{name}</h2>
        <p className={officeStyles.panelAbout} id={aboutId}>
          {isFixed ? words.staysOn[fulfillment] : about}
        </p>
        {error && (
          <p className={fieldStyles.error} id={errorId}>
            {error}
          </p>
        )}
      </div>
      <Switch
        label={name}
        on={values[fulfillment]}
        off={isFixed}
        describedBy={classNames(aboutId, error && errorId)}
        onChange={(on) => onChange({ [fulfillment]: on })}
      />
    </section>
  )
}
