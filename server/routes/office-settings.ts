// The owner's settings: each is read at its path, and saved there with the version that the owner saw.
import type * as z from 'zod/mini'
import { officeHoursReply } from '#domain/contract/hours.ts'
import { officePayingReply } from '#domain/contract/paying.ts'
import { officeRestaurantReply } from '#domain/contract/restaurant.ts'
import { officeWaitTimesReply } from '#domain/contract/times.ts'
import { savedChecklist } from '#domain/contract/today.ts'
import { officeWaysReply } from '#domain/contract/ways.ts'
import { hoursForm } from '#domain/hours-form.ts'
import { settingPaths } from '#domain/office-settings.ts'
import { payingForm } from '#domain/paying-form.ts'
import { restaurantForm } from '#domain/restaurant-form.ts'
import { waitTimesForm } from '#domain/wait-times-form.ts'
import { mostZipcodes, mostZones, waysForm } from '#domain/ways-form.ts'
import { changeSetting, type ChangeSettingDeps } from '../actions/change-setting.ts'
import { makeNamePicture } from '../actions/make-name-picture.ts'
import type { PictureDeps } from '../actions/take-picture.ts'
import { json } from '../contract/answers.ts'
import { readSetting, type SettingName, type SettingValue } from '../db/settings.ts'
import { nothing, type RouteConfig, type Routes } from '../http/route-rules.ts'

interface Versioned {
  readonly version: number
}

interface OfficeSetting<Value, Body extends Versioned> {
  /** In the middle of a sentence. */
  readonly about: string
  readonly form: z.ZodMiniType<Body>
  readonly reply: z.ZodMiniType
  /** What the owner sees of what is kept, and what is kept of the owner's form. */
  readonly show: (value: Value) => object
  readonly keep: (form: Omit<Body, 'version'>) => Value | Promise<Value>
  readonly limits?: Pick<RouteConfig, 'bodyLimit' | 'mostValues'>
}

/** The ZIP codes alone, with quotes and commas, and as much again for the rest. */
const zonesLimit = 2 * mostZipcodes * '"93701",'.length + mostZones * 1_000

export function officeSettingsRoutes(app: Routes, deps: ChangeSettingDeps & PictureDeps): void {
  function serve<Name extends SettingName, Body extends Versioned>(
    name: Name,
    setting: OfficeSetting<SettingValue<Name>, Body>,
  ): void {
    const { about, form, reply, show, keep, limits } = setting
    const config = { access: 'run-office', reply: json(reply) } as const
    const read = async () => {
      const { value, version } = await readSetting(deps.db.read, name)
      return { ...show(value), version }
    }
    app.get(
      settingPaths[name],
      { config: { ...config, summary: `Read ${about}` }, schema: { querystring: nothing } },
      read,
    )
    app.post(
      settingPaths[name],
      {
        config: { ...config, ...limits, summary: `Change ${about}` },
        schema: { querystring: nothing, body: form },
      },
      async ({ body, staff }) => {
        const { version, ...typed } = body as Body
        await changeSetting(deps, { name, value: await keep(typed), version, staff })
        return read()
      },
    )
  }

  serve('restaurant', {
    about: 'the restaurant',
    form: restaurantForm,
    reply: officeRestaurantReply,
    show: ({ namePicture: _made, logo, ...set }) => ({ ...set, logo: logo?.id ?? null }),
    keep: async ({ logo, ...set }) => ({
      ...set,
      ...(await makeNamePicture(deps, { name: set.name, logo })),
    }),
  })
  serve('hours', {
    about: 'the opening hours',
    form: hoursForm,
    reply: officeHoursReply,
    ...asItIs,
    // Sixty special days, each with words in two languages.
    limits: { bodyLimit: 64 * 1024, mostValues: 2_000 },
  })
  serve('ways', {
    about: 'pickup and delivery',
    form: waysForm,
    reply: officeWaysReply,
    ...asItIs,
    limits: { bodyLimit: zonesLimit, mostValues: mostZipcodes + mostZones * 10 },
  })
  serve('waitTimes', {
    about: 'the wait times',
    form: waitTimesForm,
    reply: officeWaitTimesReply,
    ...asItIs,
  })
  serve('paying', { about: 'how customers pay', form: payingForm, reply: officePayingReply, ...asItIs })
  serve('checklist', {
    about: 'whether the list of the first week is put away',
    form: savedChecklist,
    reply: savedChecklist,
    ...asItIs,
  })
}

const asItIs = {
  show: <Value>(value: Value) => value,
  keep: <Value>(value: Value) => value,
}
