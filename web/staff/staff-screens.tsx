// Which address shows which screen of the staff.
import type { ComponentType } from 'react'
import { isAt, paths } from '../paths.ts'
import { lazyPart, type LazyPart } from '../ui/lazy-part.tsx'

const screens = [
  [paths.staff, staffPart(() => import('./home/staff-home-page.tsx').then((part) => part.StaffHomePage))],
  [paths.password, staffPart(() => import('./home/password-page.tsx').then((part) => part.PasswordPage))],
  [paths.kitchen, staffPart(() => import('./kitchen/kitchen-page.tsx').then((part) => part.KitchenPage))],
  [paths.office, staffPart(() => import('./office/office-screens.tsx').then((part) => part.OfficeScreens))],
] as const

interface StaffScreenProps {
  onSignedOut: () => void
}

/** A screen of the staff, and at the same time what it asks the server with. */
function staffPart(load: () => Promise<ComponentType>): LazyPart<StaffScreenProps> {
  return lazyPart(async () => {
    const [{ withStaffQueries }, Screen] = await Promise.all([import('./staff-queries.tsx'), load()])
    return withStaffQueries(Screen)
  })
}

export function StaffScreens({ location, onSignedOut }: StaffScreenProps & { location: string }) {
  const [, Screen] = screens.find(([path]) => isAt(location, path)) ?? []
  return Screen && <Screen onSignedOut={onSignedOut} />
}
