// The screen Wait times of the office (R42, R48, R49): what the owner sets, and what that means for an order of now.
import { useState } from 'react'
import { Stack } from '../../ui/layout.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { SavedSetting, SettingForm } from '../office/setting-form.tsx'
import { useSettingForm, type LoadedSetting } from '../office/use-setting-form.ts'
import { MeasuredSpeed } from './measured-speed.tsx'
import { OrderingNow } from './ordering-now.tsx'
import { useRecord } from './use-record.ts'
import { AheadCard, NobodyCard, RecordCard, SpeedCard } from './wait-cards.tsx'
import { speedOf, waitFields } from './waits-fields.ts'
import styles from './waits.module.css'
import { waitTimesMessages as words } from '#words/restaurant/staff/wait-times.ts'

export function WaitTimesSettings() {
  return (
    <>
      <OfficeHead tab={words.title} title={words.title} about={words.about} />
      <SavedSetting name="waitTimes">{(setting) => <WaitTimesForm setting={setting} />}</SavedSetting>
    </>
  )
}

function WaitTimesForm({ setting }: { setting: LoadedSetting<'waitTimes'> }) {
  const form = useSettingForm(setting, waitFields)
  const { values, edit } = form
  const [burritos, setBurritos] = useState(3)
  const record = useRecord('30-days')
  const tried = { speed: speedOf(values), shortestWait: values.shortestWait }
  return (
    <SettingForm form={form} label={words.form}>
      <div className={styles.waits}>
        <SpeedCard values={values} onChange={edit} />
        <Stack className={styles.answers}>
          <OrderingNow tried={tried} burritos={burritos} onPick={setBurritos} />
          {record.data && (
            <MeasuredSpeed
              month={record.data.month}
              tried={tried}
              burritos={burritos}
              onUse={(speed) => edit(speed)}
            />
          )}
        </Stack>
        <AheadCard values={values} onChange={edit} />
        <NobodyCard values={values} onChange={edit} />
        <RecordCard month={record.data?.month} values={values} onChange={edit} />
      </div>
    </SettingForm>
  )
}
