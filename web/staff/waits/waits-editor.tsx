// The form of the wait times: what the owner sets, and what that means for an order of now.
import { useState } from 'react'
import type { OfficeWaitTimesReply } from '#domain/office-api.ts'
import { changeWaitTimes } from '../../office-api.ts'
import { ChangedMeanwhile, SaveBar } from '../office/save-bar.tsx'
import { useSettingForm } from '../office/use-setting-form.ts'
import type { Setting } from '../office/use-setting.ts'
import { MeasuredSpeed } from './measured-speed.tsx'
import { OrderingNow } from './ordering-now.tsx'
import { useRecord } from './use-record.ts'
import { AheadCard, NobodyCard, RecordCard, SpeedCard } from './wait-cards.tsx'
import { checkWaits, fieldsIn, fieldsOf, inWords, labelOf, meaningOf, speedOf } from './waits-fields.ts'
import './waits.css'
import { waitsWords as words } from '#words/staff/waits.ts'

interface WaitsEditorProps extends Pick<Setting<OfficeWaitTimesReply>, 'refresh' | 'apply'> {
  saved: OfficeWaitTimesReply
}

export function WaitsEditor({ saved, refresh, apply }: WaitsEditorProps) {
  const form = useSettingForm({
    saved,
    refresh,
    apply,
    formOf: fieldsOf,
    meaning: meaningOf,
    check: checkWaits,
    send: changeWaitTimes,
  })
  const { form: element, submit, values, edited, edit, hasConflict } = form
  const [burritos, setBurritos] = useState(3)
  const record = useRecord('30-days')
  const tried = { speed: speedOf(values), shortestWait: values.shortestWait }
  return (
    <form ref={element} noValidate aria-label={words.form} onSubmit={submit}>
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
        {record.data && <RecordCard month={record.data.month} values={values} onChange={edit} />}
      </div>
      <SaveBar
        unsaved={fieldsIn(edited).map(labelOf)}
        sending={form.sending}
        trouble={hasConflict ? undefined : form.trouble}
        onDiscard={form.discard}
      >
        {hasConflict && (
          <ChangedMeanwhile
            saved={fieldsIn(edited).map((field) => [labelOf(field), inWords(field, fieldsOf(saved))])}
            onKeepTheirs={form.discard}
          />
        )}
      </SaveBar>
    </form>
  )
}
