// Whether the owner gets a summary of each day by email (R72). The switch saves at once.
import { useState } from 'react'
import { summaryMessages as words } from '#words/restaurant/staff/set-up.ts'
import { useRestaurant } from '../../page-data.ts'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'
import { errorMessage } from '../error-message.ts'
import { SavedSetting } from '../office/setting-form.tsx'
import type { LoadedSetting } from '../office/use-setting-form.ts'
import { SettingRow, SettingRows } from '../parts/setting-row.tsx'
import { useSingleFlight } from '../use-single-flight.ts'

export function SummaryPanel() {
  return (
    <Panel title={words.title}>
      <SavedSetting name="ownerEmails">{(setting) => <SummarySwitch {...setting} />}</SavedSetting>
    </Panel>
  )
}

function SummarySwitch({ saved, refresh, send }: LoadedSetting<'ownerEmails'>) {
  const { email } = useRestaurant()
  const { busy, run } = useSingleFlight<'save'>()
  const [failure, setFailure] = useState<string>()
  const change = (dailySummary: boolean) =>
    run('save', async () => {
      try {
        setFailure(undefined)
        await send({ ...saved, dailySummary })
      } catch (error) {
        setFailure(errorMessage(error))
        void refresh?.()
      }
    })
  return (
    <>
      <SettingRows>
        <SettingRow
          title={words.label}
          about={email === null ? words.needsEmail : words.about(email)}
          aboutId="summary-about"
        >
          <Switch
            label={words.label}
            on={saved.dailySummary}
            off={email === null && !saved.dailySummary}
            busy={busy.has('save')}
            describedBy="summary-about"
            onChange={(on) => void change(on)}
          />
        </SettingRow>
      </SettingRows>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </>
  )
}
