// The screen Wait times of the office (R42, R48, R49).
import { fetchWaitTimes } from '../../office-api.ts'
import { following } from '../live-queries.ts'
import { CouldNotLoad } from '../office/could-not-load.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { useSetting } from '../office/use-setting.ts'
import { WaitsEditor } from './waits-editor.tsx'
import { officeWords } from '#words/staff/office.ts'
import { waitsWords as words } from '#words/staff/waits.ts'

export function WaitsOffice() {
  const { saved, isAsking, refresh, apply } = useSetting(following.waits, fetchWaitTimes)
  return (
    <>
      <OfficeHead tab={words.title} title={words.title} about={words.about} />
      {!saved && isAsking && <p role="status">{officeWords.loading}</p>}
      {!saved && !isAsking && <CouldNotLoad onAgain={() => void refresh()} />}
      {saved && <WaitsEditor saved={saved} refresh={refresh} apply={apply} />}
    </>
  )
}
