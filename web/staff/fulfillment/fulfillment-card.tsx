// Pickup or delivery, on or off.
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import { fulfillmentOfficeMessages as words } from '#words/restaurant/staff/fulfillment.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'
import { staysOn, type FulfillmentFields } from './fulfillment-fields.ts'
import styles from './fulfillment.module.css'
import fieldStyles from '../../ui/field.module.css'

interface FulfillmentCardProps {
  fulfillment: Fulfillment
  values: FulfillmentFields
  error: string | undefined
  onChange: (change: Partial<FulfillmentFields>) => void
}

export function FulfillmentCard({ fulfillment, values, error, onChange }: FulfillmentCardProps) {
  const { name, about } = words.fulfillments[fulfillment]
  const isFixed = staysOn(fulfillment, values)
  const aboutId = `about-${fulfillment}`
  const errorId = `error-${fulfillment}`
  return (
    <Sheet className={styles.card} data-wrong={error ? true : undefined}>
      <span className={classNames(styles.sign, fulfillment === 'delivery' && styles.delivery)}>
        <Icon name={fulfillment} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p id={aboutId}>{isFixed ? words.staysOn[fulfillment] : about}</p>
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
    </Sheet>
  )
}
