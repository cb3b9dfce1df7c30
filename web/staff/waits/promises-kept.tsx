// The promise record (R49): how often orders were ready in time, how early or late, by hour and day, and whether customers
// see it.
import type { UseQueryResult } from '@tanstack/react-query'
import type { PromiseRecordReply, RecordPeriod } from '#domain/office-api.ts'
import { fewestShown, percentKept } from '#domain/promise-record.ts'
import { Choice } from '../../ui/choice.tsx'
import { OnSwitch } from '../../ui/on-switch.tsx'
import { CouldNotLoad } from '../office/could-not-load.tsx'
import './promises-kept.css'
import { DayBars, HourBars, SpreadBars } from './record-bars.tsx'
import { RecordFigures } from './record-figures.tsx'
import { officeWords } from '#words/staff/office.ts'
import { recordWords as words } from '#words/staff/waits.ts'

interface PromisesKeptProps {
  record: UseQueryResult<PromiseRecordReply>
  period: RecordPeriod
  onPeriod: (period: RecordPeriod) => void
  isShown: boolean
  onShow: (isShown: boolean) => void
}

export function PromisesKept({ record, period, onPeriod, isShown, onShow }: PromisesKeptProps) {
  const { data, isError, refetch } = record
  return (
    <section className="promises-kept" aria-labelledby="promises-kept">
      <div className="promises-kept__head">
        <div>
          <h2 className="promises-kept__title" id="promises-kept">
            {words.title}
          </h2>
          <p>{words.about}</p>
        </div>
        <Choice label={words.periods} choices={words.period} value={period} onChange={onPeriod} />
      </div>
      {data ? (
        <>
          {data.orders > 0 ? <RecordParts record={data} /> : <p className="panel">{words.none}</p>}
          <PublicSwitch month={data.month} isShown={isShown} onShow={onShow} />
        </>
      ) : isError ? (
        <CouldNotLoad onAgain={() => void refetch()} />
      ) : (
        <p role="status">{officeWords.loading}</p>
      )}
    </section>
  )
}

function RecordParts({ record }: { record: PromiseRecordReply }) {
  return (
    <>
      <RecordFigures record={record} />
      <div className="promises-kept__charts">
        <SpreadBars record={record} />
        <HourBars record={record} />
        {record.days.length > 1 && <DayBars record={record} />}
      </div>
    </>
  )
}

type PublicSwitchProps = Pick<PromisesKeptProps, 'isShown' | 'onShow'> & Pick<PromiseRecordReply, 'month'>

/** What is shown can always be taken away again. */
function PublicSwitch({ month, isShown, onShow }: PublicSwitchProps) {
  const isTooFew = month.orders < fewestShown
  return (
    <div className="panel waits__row">
      <div>
        <b>{words.show}</b>
        {!isTooFew && <small>{words.showHint(percentKept(month))}</small>}
        <small id="record-needs">{words.needs(fewestShown, month.orders)}</small>
      </div>
      <OnSwitch
        label={words.show}
        on={isShown}
        off={isTooFew && !isShown}
        describedBy="record-needs"
        onChange={onShow}
      />
    </div>
  )
}
