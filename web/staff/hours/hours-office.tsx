// The Hours screen of the office: the week and the special days, which decide whether the shop takes orders.
import { useState } from 'react'
import { fetchHours } from '../../office-api.ts'
import { useRestaurant } from '../../shop-front.ts'
import { CouldNotLoad } from '../office/could-not-load.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { useSetting } from '../office/use-setting.ts'
import { following } from '../live-queries.ts'
import { useNow } from '../use-now.ts'
import { HoursEditor } from './hours-editor.tsx'
import { zoneTime } from '#words/dates.ts'
import { officeWords } from '#words/staff/office.ts'
import { hoursOfficeWords as words } from '#words/staff/hours.ts'

export function HoursOffice() {
  const { saved, isAsking, refresh, apply } = useSetting(following.hours, fetchHours)
  const { timeZone } = useRestaurant()
  const now = useNow()
  const [said, say] = useState('')
  return (
    <>
      <OfficeHead tab={words.title} title={words.title} about={words.about(zoneTime(now, timeZone))} />
      {!saved && isAsking && <p role="status">{officeWords.loading}</p>}
      {!saved && !isAsking && <CouldNotLoad onAgain={() => void refresh()} />}
      {saved && <HoursEditor saved={saved} refresh={refresh} apply={apply} say={say} />}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}
