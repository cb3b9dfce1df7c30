// Ordering now: what a customer is told who orders so many burritos, and what that is the sum of.
import type { WaitPreview, WaitPreviewBody } from '#domain/kitchen/kitchen-api.ts'
import { previewedSizes } from '#domain/restaurant/wait-times.ts'
import { useRestaurant } from '../../shop-front.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { following, useLiveQueries } from '../live-queries.ts'
import { useWaitAnswers } from './use-wait-answers.ts'
import { classNames } from '../../ui/class-names.ts'
import officeStyles from '../office/office.module.css'
import waitsStyles from './waits.module.css'
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
    <section
      className={classNames(officeStyles.panel, 'grain', waitsStyles.orderingNow)}
      aria-labelledby="ordering-now"
    >
      <div className={waitsStyles.orderingNowHead}>
        <h2 className={officeStyles.panelTitle} id="ordering-now">
          {words.title}
        </h2>
        <ChoiceGroup
          look="segments"
          label={words.howMany}
          choices={choices}
          value={String(burritos)}
          onChange={(picked) => onPick(Number(picked))}
        />
      </div>
      <div role="status">
        {answers && answer ? <Told answer={answer} now={answers.now} /> : <p>{officeMessages.loading}</p>}
      </div>
      {answer?.readyBy && <Sum answer={answer} readyBy={answer.readyBy} hands={tried.speed?.hands ?? 0} />}
    </section>
  )
}

function Told({ answer: { burritos, readyBy }, now }: { answer: WaitPreview; now: string }) {
  const { timeZone } = useRestaurant()
  if (readyBy === null) {
    return (
      <>
        <strong className={waitsStyles.orderingNowTime}>{words.nobody}</strong>
        <p>{words.nobodyHint}</p>
      </>
    )
  }
  const wait = Math.round((Date.parse(readyBy) - Date.parse(now)) / 60_000)
  return (
    <>
      <p>{words.told(burritos)}</p>
      <strong className={waitsStyles.orderingNowTime}>{clockTime(readyBy, timeZone)}</strong>
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
    <dl className={waitsStyles.orderingNowSum} aria-label={words.sum}>
      {sum && sum.ahead > 0 && (
        <Term name={words.ahead(sum.ahead, hands)} value={waitTimesMessages.minutes(sum.rollingAhead)} />
      )}
      {sum && <Term name={words.these(burritos)} value={waitTimesMessages.minutes(sum.rollingThese)} />}
      {sum && <Term name={words.toBeSure} value={waitTimesMessages.minutes(sum.toBeSure)} />}
      <Term name={words.because[because]} value={words.face(readyBy, timeZone)} />
    </dl>
  )
}

function Term({ name, value }: { name: string; value: string }) {
  return (
    <div className={waitsStyles.orderingNowTerm}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
