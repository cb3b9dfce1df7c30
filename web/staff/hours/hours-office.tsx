// The Hours screen of the office: the week and the special days, which decide whether the shop takes orders.
import { useState } from 'react'
import { fetchHours } from '../../office-api.ts'
import { useRestaurant } from '../../shop-front.ts'
import { CouldNotLoad } from '../office/could-not-load.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { useSetting } from '../office/use-setting.ts'
import { following } from '../live-queries.ts'
import { HoursEditor } from './hours-editor.tsx'
import { officeWords } from '#words/staff/office.ts'
import { hoursOfficeWords as words } from '#words/staff/hours.ts'

export function HoursOffice() {
  const { saved, isAsking, refresh, apply } = useSetting(following.hours, fetchHours)
  const { address, timeZone } = useRestaurant()
  const [said, say] = useState('')
  return (
    <>
      <OfficeHead
        tab={words.title}
        title={words.title}
        about={words.about(address?.city ?? placeOf(timeZone))}
      />
      {!saved && isAsking && <p role="status">{officeWords.loading}</p>}
      {!saved && !isAsking && <CouldNotLoad onAgain={() => void refresh()} />}
      {saved && <HoursEditor saved={saved} refresh={refresh} apply={apply} say={say} />}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}

/** Los Angeles, of America/Los_Angeles. */
function placeOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}
