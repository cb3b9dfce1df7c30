// The screen Promises kept of the office (R49): how often orders were ready in time, how early or late, by hour and day.
import { useState } from 'react'
import type { OnTimeRecordReply } from '#domain/kitchen/kitchen-api.ts'
import type { OnTimePeriod } from '#domain/kitchen/on-time-record.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Answer } from '../../ui/answer.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Sheet } from '../../ui/panel.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { DayBars, HourBars, SpreadBars } from './record-bars.tsx'
import { RecordFigures } from './record-figures.tsx'
import { useRecord } from './use-record.ts'
import styles from './promises-kept.module.css'
import { onTimeMessages as words } from '#words/restaurant/staff/wait-times.ts'

export function PromisesOffice() {
  const [period, setPeriod] = useState<OnTimePeriod>('30-days')
  const { data, isError, refetch } = useRecord(period)
  return (
    <>
      <OfficeHead tab={words.title} title={words.title} about={words.about}>
        <ChoiceGroup
          look="segments"
          label={words.periods}
          choices={words.period}
          value={period}
          onChange={setPeriod}
        />
      </OfficeHead>
      <Answer data={data} hasFailed={isError} onAgain={() => void refetch()}>
        {(record) => <RecordParts record={record} />}
      </Answer>
    </>
  )
}

function RecordParts({ record }: { record: OnTimeRecordReply }) {
  if (record.orders === 0) return <Sheet>{words.none}</Sheet>
  return (
    <Stack>
      <RecordFigures record={record} />
      <div className={styles.charts}>
        <SpreadBars record={record} />
        <HourBars record={record} />
        {record.days.length > 1 && <DayBars record={record} />}
      </div>
    </Stack>
  )
}
