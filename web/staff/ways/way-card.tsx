// One of the two ways, on or off.
import type { Way } from '#domain/restaurant/fulfillment.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { OnSwitch } from '../../ui/on-switch.tsx'
import { staysOn, type WaysFields } from './ways-fields.ts'
import { waysOfficeWords as words } from '#words/restaurant/staff/fulfillment.ts'

interface WayCardProps {
  way: Way
  values: WaysFields
  error: string | undefined
  onChange: (change: Partial<WaysFields>) => void
}

export function WayCard({ way, values, error, onChange }: WayCardProps) {
  const { name, about } = words.ways[way]
  const isFixed = staysOn(way, values)
  const aboutId = `about-${way}`
  const errorId = `error-${way}`
  return (
    <section className="panel way-card" data-wrong={error ? true : undefined}>
      <span className={`way-card__sign way-card__sign--${way}`}>
        <Icon name={way} />
      </span>
      <div>
        <h2 className="panel__title">{name}</h2>
        <p className="panel__about" id={aboutId}>
          {isFixed ? words.staysOn[way] : about}
        </p>
        {error && (
          <p className="field__error" id={errorId}>
            {error}
          </p>
        )}
      </div>
      <OnSwitch
        label={name}
        on={values[way]}
        off={isFixed}
        describedBy={classNames(aboutId, error && errorId)}
        onChange={(on) => onChange({ [way]: on })}
      />
    </section>
  )
}
