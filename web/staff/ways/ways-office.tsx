// The screen Pickup and delivery of the office (R50, R51, R53), and how customers pay (R63, R65).
import { OfficeHead } from '../office/office-head.tsx'
import { SavedSetting } from '../office/setting-form.tsx'
import { PayingCard } from './paying-card.tsx'
import { WaysEditor } from './ways-editor.tsx'
import { fulfillmentOfficeMessages as words } from '#words/restaurant/staff/fulfillment.ts'

export function WaysOffice() {
  return (
    <>
      <OfficeHead tab={words.title} title={words.title} about={words.about} />
      <SavedSetting name="fulfillmentSettings">{(setting) => <WaysEditor setting={setting} />}</SavedSetting>
      <PayingCard />
    </>
  )
}
