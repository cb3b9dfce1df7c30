// The Details screen of the office (R36): name and place, tax and time zone, and the home page.
import { fetchRestaurant } from '../../office-api.ts'
import { BringBackList } from '../home/bring-back-list.tsx'
import { following } from '../live-queries.ts'
import { CouldNotLoad } from '../office/could-not-load.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { useSetting } from '../office/use-setting.ts'
import { RestaurantEditor } from './restaurant-editor.tsx'
import { officeWords } from '#words/staff/office.ts'
import { restaurantOfficeWords as words } from '#words/staff/restaurant.ts'

export function RestaurantOffice() {
  const { saved, isAsking, refresh, apply } = useSetting(following.restaurant, fetchRestaurant)
  return (
    <>
      <OfficeHead tab={words.title} title={words.title} about={words.about} />
      <BringBackList />
      {!saved && isAsking && <p role="status">{officeWords.loading}</p>}
      {!saved && !isAsking && <CouldNotLoad onAgain={() => void refresh()} />}
      {saved && <RestaurantEditor saved={saved} refresh={refresh} apply={apply} />}
    </>
  )
}
