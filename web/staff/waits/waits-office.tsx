// The screen Wait times of the office (R42, R48, R49).
import { OfficeHead } from '../office/office-head.tsx'
import { SavedSetting } from '../office/setting-form.tsx'
import { WaitsEditor } from './waits-editor.tsx'
import { waitTimesMessages as words } from '#words/restaurant/staff/wait-times.ts'

export function WaitsOffice() {
  return (
    <>
      <OfficeHead tab={words.title} title={words.title} about={words.about} />
      <SavedSetting name="waitTimes">{(setting) => <WaitsEditor setting={setting} />}</SavedSetting>
    </>
  )
}
