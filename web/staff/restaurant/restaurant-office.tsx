// The Details screen of the office (R36): name and place, tax and time zone, and the home page.
import { BringBackList } from '../home/bring-back-list.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { SavedSetting } from '../office/setting-form.tsx'
import { RestaurantEditor } from './restaurant-editor.tsx'
import { restaurantOfficeMessages as words } from '#words/restaurant/staff/restaurant.ts'

export function RestaurantOffice() {
  return (
    <>
      <OfficeHead tab={words.title} title={words.title} about={words.about} />
      <BringBackList />
      <SavedSetting name="restaurant">{(setting) => <RestaurantEditor setting={setting} />}</SavedSetting>
    </>
  )
}
