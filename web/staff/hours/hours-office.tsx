// The Hours screen of the office: the week and the special days, which decide whether the shop takes orders.
import { useRestaurant } from '../../shop-front.ts'
import { OfficeHead } from '../office/office-head.tsx'
import { SavedSetting } from '../office/setting-form.tsx'
import { useNow } from '../use-now.ts'
import { HoursEditor } from './hours-editor.tsx'
import { zoneTime } from '#words/basics/dates.ts'
import { hoursOfficeMessages as words } from '#words/restaurant/staff/hours.ts'

export function HoursOffice() {
  const { timeZone } = useRestaurant()
  const now = useNow()
  return (
    <>
      <OfficeHead tab={words.title} title={words.title} about={words.about(zoneTime(now, timeZone))} />
      <SavedSetting name="hours">{(setting) => <HoursEditor setting={setting} />}</SavedSetting>
    </>
  )
}
