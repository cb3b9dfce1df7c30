// One of the two ways, on or off.
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { OnSwitch } from '../../ui/on-switch.tsx'
import { staysOn, type WaysFields } from './ways-fields.ts'
import { fulfillmentOfficeMessages as words } from '#words/restaurant/staff/fulfillment.ts'

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
    <section className="panel way-card" data-wrong={error ? true : undefined}>
      <span className={`way-card__sign way-card__sign--${fulfillment}`}>
        <Icon name={fulfillment} />
      </span>
      <div>
        <h2 className="panel__title">{name}</h2>
        <p className="panel__about" id={aboutId}>
          {isFixed ? words.staysOn[fulfillment] : about}
        </p>
        {error && (
          <p className="field__error" id={errorId}>
            {error}
          </p>
        )}
      </div>
      <OnSwitch
        label={name}
        on={values[fulfillment]}
        off={isFixed}
        describedBy={classNames(aboutId, error && errorId)}
        onChange={(on) => onChange({ [fulfillment]: on })}
      />
    </section>
  )
}
