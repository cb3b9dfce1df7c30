// What the owner sets of the wait times: the speed, ordering ahead, what happens when nobody is at the
// board, and whether customers read how the promises were kept.
import type { OnTimeRecordReply } from '#domain/kitchen/kitchen-api.ts'
import { minOrdersToShow, percentKept } from '#domain/kitchen/on-time-record.ts'
import { Button } from '../../ui/button.tsx'
import { Row } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { SettingRow, SettingRows } from '../parts/setting-row.tsx'
import {
  formatField,
  startOf,
  stepped,
  usualStop,
  waitFields,
  type Direction,
  type WaitFields,
} from './waits-fields.ts'
import { onTimeMessages, waitTimesMessages as words } from '#words/restaurant/staff/wait-times.ts'

interface CardProps {
  values: WaitFields
  onChange: (change: Partial<WaitFields>) => void
}

export function SpeedCard({ values, onChange }: CardProps) {
  const isSet = values.minutesPerBurrito !== null || values.hands !== null
  return (
    <Panel title={words.speed}>
      <SettingRows>
        <Steps field="minutesPerBurrito" hint={words.minutesEachHint} values={values} onChange={onChange} />
        <Steps field="hands" hint={words.handsHint} values={values} onChange={onChange} />
        <Steps field="shortestWait" hint={words.shortestWaitHint} values={values} onChange={onChange} />
      </SettingRows>
      {isSet ? (
        <Row>
          <Button
            link
            aria-label={words.turnOffWhat}
            onClick={() => onChange({ minutesPerBurrito: null, hands: null })}
          >
            {words.turnOff}
          </Button>
        </Row>
      ) : (
        <p>{words.noLimit}</p>
      )}
    </Panel>
  )
}

export function AheadCard({ values, onChange }: CardProps) {
  return (
    <Panel title={words.ahead}>
      <SettingRows>
        <Steps field="daysAhead" hint={words.daysAheadHint} values={values} onChange={onChange} />
        {values.daysAhead > 0 && (
          <Steps field="slotInterval" hint={words.slotEveryHint} values={values} onChange={onChange} />
        )}
      </SettingRows>
    </Panel>
  )
}

export function NobodyCard({ values, onChange }: CardProps) {
  const { stopAfter } = values
  return (
    <Panel title={words.nobody}>
      <SettingRows>
        <SettingRow title={words.stop} about={words.stopHint(stopAfter ?? usualStop)}>
          <Switch
            label={words.stop}
            on={stopAfter !== null}
            onChange={(on) => onChange(on ? startOf('stopAfter', values) : { stopAfter: null })}
          />
        </SettingRow>
        {stopAfter !== null && (
          <Steps
            field="stopAfter"
            title={words.stopAfter}
            hint={words.stopAfterHint}
            values={values}
            onChange={onChange}
          />
        )}
      </SettingRows>
    </Panel>
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
    <Panel title={onTimeMessages.title}>
      <SettingRows>
        <SettingRow
          title={onTimeMessages.show}
          aboutId="record-needs"
          about={
            <>
              {isEnough && onTimeMessages.showHint(percentKept(month))}{' '}
              {month && onTimeMessages.needs(minOrdersToShow, month.orders)}
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
        </SettingRow>
      </SettingRows>
    </Panel>
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
    <SettingRow title={title} about={hint}>
      <Stepper
        label={title}
        value={formatField(field, values)}
        less={words.less}
        more={words.more}
        onLess={step(-1)}
        onMore={step(1)}
      />
    </SettingRow>
  )
}
