// The form of the wait times: what the owner sets, what that means for an order of now, and how the promises were kept.
import { useState } from 'react'
import type { RecordPeriod } from '#domain/office-api.ts'
import { SettingFrame } from '../office/setting-frame.tsx'
import { useSettingForm, type LoadedSetting } from '../office/use-setting-form.ts'
import { MeasuredSpeed } from './measured-speed.tsx'
import { OrderingNow } from './ordering-now.tsx'
import { PromisesKept } from './promises-kept.tsx'
import { useRecord } from './use-record.ts'
import { AheadCard, NobodyCard, SpeedCard } from './wait-cards.tsx'
import { speedOf, waitFields } from './waits-fields.ts'
import './waits.css'
import { waitsWords as words } from '#words/staff/waits.ts'

export function WaitsEditor({ setting }: { setting: LoadedSetting<'waitTimes'> }) {
  const form = useSettingForm(setting, waitFields)
  const { values, edit } = form
  const [period, setPeriod] = useState<RecordPeriod>('30-days')
  const [burritos, setBurritos] = useState(3)
  const record = useRecord(period)
  const tried = { speed: speedOf(values), shortestWait: values.shortestWait }
  return (
    <SettingFrame form={form} label={words.form}>
      <div className="waits">
        <SpeedCard values={values} onChange={edit} />
        <div className="waits__answers">
          <OrderingNow tried={tried} burritos={burritos} onPick={setBurritos} />
          {record.data && (
            <MeasuredSpeed
              month={record.data.month}
              tried={tried}
              burritos={burritos}
              onUse={(speed) => edit(speed)}
            />
          )}
        </div>
        <AheadCard values={values} onChange={edit} />
        <NobodyCard values={values} onChange={edit} />
      </div>
      <PromisesKept
        record={record}
        period={period}
        onPeriod={setPeriod}
        isShown={values.showsRecord}
        onShow={(showsRecord) => edit({ showsRecord })}
      />
    </SettingFrame>
  )
}
