// What the owner sets of the wait times: the speed, ordering ahead, what happens when nobody is at the
// board, and whether customers read how the promises were kept.
import type { ReactNode } from 'react'
import type { OnTimeRecordReply } from '#domain/kitchen/kitchen-api.ts'
import { minOrdersToShow, percentKept } from '#domain/kitchen/on-time-record.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/switch.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import {
  formatField,
  startOf,
  stepped,
  usualStop,
  waitFields,
  type Direction,
  type WaitFields,
} from './waits-fields.ts'
import { classNames } from '../../ui/class-names.ts'
import officeStyles from '../office/office.module.css'
import waitsStyles from './waits.module.css'
import { onTimeMessages, waitTimesMessages as words } from '#words/restaurant/staff/wait-times.ts'

interface CardProps {
  values: WaitFields
  onChange: (change: Partial<WaitFields>) => void
}

export function SpeedCard({ values, onChange }: CardProps) {
  const isSet = values.minutesPerBurrito !== null || values.hands !== null
  return (
    <section className={classNames(officeStyles.panel, waitsStyles.speed)}>
      <h2 className={officeStyles.panelTitle}>{words.speed}</h2>
      <ul role="list">
        <Steps field="minutesPerBurrito" hint={words.minutesEachHint} values={values} onChange={onChange} />
        <Steps field="hands" hint={words.handsHint} values={values} onChange={onChange} />
        <Steps field="shortestWait" hint={words.shortestWaitHint} values={values} onChange={onChange} />
      </ul>
      {isSet ? (
        <Button
          bare
          className={waitsStyles.turnOff}
          aria-label={words.turnOffWhat}
          onClick={() => onChange({ minutesPerBurrito: null, hands: null })}
        >
          {words.turnOff}
        </Button>
      ) : (
        <p className={officeStyles.panelAbout}>{words.noLimit}</p>
      )}
    </section>
  )
}

export function AheadCard({ values, onChange }: CardProps) {
  return (
    <section className={classNames(officeStyles.panel, waitsStyles.ahead)}>
      <h2 className={officeStyles.panelTitle}>{words.ahead}</h2>
      <ul role="list">
        <Steps field="daysAhead" hint={words.daysAheadHint} values={values} onChange={onChange} />
        {values.daysAhead > 0 && (
          <Steps field="slotInterval" hint={words.slotEveryHint} values={values} onChange={onChange} />
        )}
      </ul>
    </section>
  )
}

export function NobodyCard({ values, onChange }: CardProps) {
  const { stopAfter } = values
  return (
    <section className={classNames(officeStyles.panel, waitsStyles.nobody)}>
      <h2 className={officeStyles.panelTitle}>{words.nobody}</h2>
      <ul role="list">
        <Row title={words.stop} hint={words.stopHint(stopAfter ?? usualStop)}>
          <Switch
            label={words.stop}
            on={stopAfter !== null}
            onChange={(on) => onChange(on ? startOf('stopAfter', values) : { stopAfter: null })}
          />
        </Row>
        {stopAfter !== null && (
          <Steps
            field="stopAfter"
            title={words.stopAfter}
            hint={words.stopAfterHint}
            values={values}
            onChange={onChange}
          />
        )}
      </ul>
    </section>
  )
}

interface RecordCardProps extends CardProps {
  /** Undefined while it is not known. */
  month: OnTimeRecordReply['month'] | undefined
}

/** What is shown can always be taken away again. */
export function RecordCard({ month, values: { showsOnTimeRecord }, onChange }: RecordCardProps) {
  const isEnough = month !== undefined && month.orders >= minOrdersToShow
  return (
    <section className={classNames(officeStyles.panel, waitsStyles.record)}>
      <h2 className={officeStyles.panelTitle}>{onTimeMessages.title}</h2>
      <ul role="list">
        <Row
          title={onTimeMessages.show}
          hint={
            <>
              {isEnough && onTimeMessages.showHint(percentKept(month))}{' '}
              <span id="record-needs">{month && onTimeMessages.needs(minOrdersToShow, month.orders)}</span>
            </>
          }
        >
          <Switch
            label={onTimeMessages.show}
            on={showsOnTimeRecord}
            off={!isEnough && !showsOnTimeRecord}
            describedBy="record-needs"
            onChange={(on) => onChange({ showsOnTimeRecord: on })}
          />
        </Row>
      </ul>
    </section>
  )
}

interface StepsProps extends CardProps {
  field: Parameters<typeof stepped>[0]
  /** Where the name of the field says something else. */
  title?: string
  hint: string
}

function Steps({ field, title = waitFields.fields[field].label, hint, values, onChange }: StepsProps) {
  const step = (direction: Direction) => {
    const change = stepped(field, values, direction)
    return change && (() => onChange(change))
  }
  return (
    <Row title={title} hint={hint}>
      <Stepper
        label={title}
        value={formatField(field, values)}
        less={words.less}
        more={words.more}
        onLess={step(-1)}
        onMore={step(1)}
      />
    </Row>
  )
}

function Row({ title, hint, children }: { title: string; hint: ReactNode; children: ReactNode }) {
  return (
    <li className={waitsStyles.row}>
      <div>
        <b>{title}</b>
        <small>{hint}</small>
      </div>
      {children}
    </li>
  )
}
