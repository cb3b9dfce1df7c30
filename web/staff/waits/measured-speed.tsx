// How fast the kitchen really was, what that would mean for the customer of now, and one tap to take it over.
import type { OnTimeRecordReply, WaitPreviewBody } from '#domain/kitchen/kitchen-api.ts'
import { minOrdersToMeasure, type MeasuredSpeed as Measured } from '#domain/kitchen/on-time-record.ts'
import type { Speed } from '#domain/restaurant/wait-times.ts'
import { useRestaurant } from '../../page-data.ts'
import { Button } from '../../ui/button.tsx'
import { Row } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useWaitAnswers } from './use-wait-answers.ts'
import { formatMinutesEach } from './waits-fields.ts'
import { clockTime } from '#words/basics/dates.ts'
import { measuredSpeedMessages as words } from '#words/restaurant/staff/wait-times.ts'

interface MeasuredSpeedProps {
  month: OnTimeRecordReply['month']
  tried: WaitPreviewBody
  burritos: number
  onUse: (speed: Speed) => void
}

export function MeasuredSpeed({ month: { orders, measured }, ...rest }: MeasuredSpeedProps) {
  return (
    <Panel title={words.title}>
      {measured ? <Found measured={measured} {...rest} /> : <p>{words.tooFew(minOrdersToMeasure, orders)}</p>}
    </Panel>
  )
}

type FoundProps = Omit<MeasuredSpeedProps, 'month'> & { measured: Measured }

function Found({ measured, tried, burritos, onUse }: FoundProps) {
  const { timeZone } = useRestaurant()
  const set = tried.speed?.minutesPerBurrito
  const each = formatMinutesEach(measured.minutesPerBurrito)
  const isInUse = set === measured.minutesPerBurrito
  // An owner who has set no hands is offered the number of the measurement.
  const speed = { minutesPerBurrito: measured.minutesPerBurrito, hands: tried.speed?.hands ?? measured.hands }
  const answers = useWaitAnswers({ ...tried, speed })
  const readyBy = answers?.answers.find((one) => one.burritos === burritos)?.readyBy
  const setting = set === undefined ? words.noSetting : words.setting(formatMinutesEach(set))
  return (
    <>
      <p>
        {words.found(each, measured.orders)} {isInUse ? words.isTaken : setting}
      </p>
      {readyBy && !isInUse && <p>{words.with(each, clockTime(readyBy, timeZone))}</p>}
      {/* It stays when it was pressed, and the focus with it. */}
      <Row>
        <Button quiet off={isInUse} onClick={() => onUse(speed)}>
          {words.use(each)}
        </Button>
      </Row>
    </>
  )
}
