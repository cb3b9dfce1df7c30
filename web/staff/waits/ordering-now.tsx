// Ordering now: the time that a customer of so many burritos reads, and the parts of that time.
import type { WaitPreview, WaitPreviewBody } from '#domain/kitchen/kitchen-api.ts'
import { previewedSizes } from '#domain/restaurant/wait-times.ts'
import { useRestaurant } from '../../page-data.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Panel } from '../../ui/panel.tsx'
import { following, useLiveQueries } from '../live-queries.ts'
import { useWaitAnswers } from './use-wait-answers.ts'
import styles from './waits.module.css'
import { clockTime } from '#words/basics/dates.ts'
import { officeMessages } from '#words/basics/staff/office.ts'
import { orderingNowMessages as words, waitTimesMessages } from '#words/restaurant/staff/wait-times.ts'

interface OrderingNowProps {
  tried: WaitPreviewBody
  burritos: number
  onPick: (burritos: number) => void
}

const choices = Object.fromEntries(previewedSizes.map((burritos) => [burritos, String(burritos)]))

export function OrderingNow({ tried, burritos, onPick }: OrderingNowProps) {
  const answers = useWaitAnswers(tried)
  useLiveQueries(following.waitAnswers)
  const answer = answers?.answers.find((one) => one.burritos === burritos)
  return (
    <Panel
      title={words.title}
      className={classNames('grain', styles.orderingNow)}
      actions={
        <ChoiceGroup
          look="segments"
          label={words.howMany}
          choices={choices}
          value={String(burritos)}
          onChange={(picked) => onPick(Number(picked))}
        />
      }
    >
      <div role="status">
        {answers && answer ? <Told answer={answer} now={answers.now} /> : <p>{officeMessages.loading}</p>}
      </div>
      {answer?.readyBy && <Sum answer={answer} readyBy={answer.readyBy} hands={tried.speed?.hands ?? 0} />}
    </Panel>
  )
}

function Told({ answer: { burritos, readyBy }, now }: { answer: WaitPreview; now: string }) {
  const { timeZone } = useRestaurant()
  if (readyBy === null) {
    return (
      <>
        <strong className={styles.readyBy}>{words.nobody}</strong>
        <p>{words.nobodyHint}</p>
      </>
    )
  }
  const wait = Math.round((Date.parse(readyBy) - Date.parse(now)) / 60_000)
  return (
    <>
      <p>{words.told(burritos)}</p>
      <strong className={styles.readyBy}>{clockTime(readyBy, timeZone)}</strong>
      <p>{words.about(wait)}</p>
    </>
  )
}

interface SumProps {
  answer: WaitPreview
  readyBy: string
  hands: number
}

function Sum({ answer: { burritos, sum, because }, readyBy, hands }: SumProps) {
  const { timeZone } = useRestaurant()
  return (
    <Facts look="rows" className={styles.sum} label={words.sum}>
      {sum && sum.ahead > 0 && (
        <Fact name={words.ahead(sum.ahead, hands)}>{waitTimesMessages.minutes(sum.rollingAhead)}</Fact>
      )}
      {sum && <Fact name={words.these(burritos)}>{waitTimesMessages.minutes(sum.rollingThese)}</Fact>}
      {sum && <Fact name={words.toBeSure}>{waitTimesMessages.minutes(sum.toBeSure)}</Fact>}
      <Fact name={words.because[because]}>{words.face(readyBy, timeZone)}</Fact>
    </Facts>
  )
}
