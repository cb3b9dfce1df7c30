// GET and POST /api/office/restaurant: what the owner sees and sets of the restaurant itself.
import { officePaths, type OfficeRestaurantReply } from '#domain/office-api.ts'
import { officeRestaurantReply } from '#domain/contract/restaurant.ts'
import { restaurantForm } from '#domain/restaurant-form.ts'
import { changeRestaurant } from '../actions/change-restaurant.ts'
import type { ChangeSettingDeps } from '../actions/change-setting.ts'
import type { PictureDeps } from '../actions/take-picture.ts'
import { json } from '../contract/answers.ts'
import { readSetting } from '../db/settings.ts'
import { nothing, type Routes } from '../http/route-rules.ts'

export function officeRestaurantRoutes(app: Routes, deps: ChangeSettingDeps & PictureDeps): void {
  const config = (summary: string) =>
    ({ access: 'run-office', summary, reply: json(officeRestaurantReply) }) as const
  const reply = async (): Promise<OfficeRestaurantReply> => {
    const { value, version } = await readSetting(deps.db.read, 'restaurant')
    const { namePicture: _made, logo, ...set } = value
    return { ...set, logo: logo?.id ?? null, version }
  }

  app.get(
    officePaths.restaurant,
    { config: config('The restaurant, as the owner has set it'), schema: { querystring: nothing } },
    reply,
  )

  app.post(
    officePaths.restaurant,
    {
      config: config('Change the restaurant'),
      schema: { querystring: nothing, body: restaurantForm },
    },
    async (request) => {
      await changeRestaurant(deps, { ...request.body, staff: request.staff })
      return reply()
    },
  )
}
