// The screen Pickup and delivery of the office (R50, R51, R53), and how customers pay (R63, R65).
import { fetchWays } from '../../office-api.ts'
import { following } from '../live-queries.ts'
import { CouldNotLoad } from '../office/could-not-load.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { useSetting } from '../office/use-setting.ts'
import { PayingCard } from './paying-card.tsx'
import { WaysEditor } from './ways-editor.tsx'
import { officeWords } from '#words/staff/office.ts'
import { waysOfficeWords as words } from '#words/staff/ways.ts'

export function WaysOffice() {
  const { saved, isAsking, refresh, apply } = useSetting(following.ways, fetchWays)
  return (
    <>
      <OfficeHead tab={words.title} title={words.title} about={words.about} />
      {!saved && isAsking && <p role="status">{officeWords.loading}</p>}
      {!saved && !isAsking && <CouldNotLoad onAgain={() => void refresh()} />}
      {saved && <WaysEditor saved={saved} refresh={refresh} apply={apply} />}
      <PayingCard />
    </>
  )
}
