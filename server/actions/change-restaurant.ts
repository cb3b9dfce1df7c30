// The owner changes what the restaurant says about itself: its name, its place, its clock, its tax, its words.
import type { RestaurantBody } from '#domain/office-api.ts'
import type { StaffMember } from '#domain/staff.ts'
import { changeSetting, type ChangeSettingDeps } from './change-setting.ts'
import { makeNamePicture } from './make-name-picture.ts'
import type { PictureDeps } from './take-picture.ts'

/** Orders are not affected: each order holds its own tax rate and its own business day. */
export async function changeRestaurant(
  deps: ChangeSettingDeps & PictureDeps,
  { staff, version, logo, ...form }: RestaurantBody & { staff: StaffMember },
): Promise<void> {
  const value = { ...form, ...(await makeNamePicture(deps, { name: form.name, logo })) }
  return changeSetting(deps, { name: 'restaurant', value, version, staff })
}
