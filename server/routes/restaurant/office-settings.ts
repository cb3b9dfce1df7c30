// The owner's settings: each is read and saved at its own path, and saved with the version that the owner saw.
import type * as z from 'zod/mini'
import { savedHours } from '#domain/restaurant/opening-hours-schema.ts'
import { savedPaymentMethods } from '#domain/restaurant/payment-methods-schema.ts'
import { savedRestaurant } from '#domain/restaurant/restaurant-schema.ts'
import { savedWaitTimes } from '#domain/restaurant/wait-times-schema.ts'
import { savedChecklist } from '#domain/restaurant/first-week-schema.ts'
import { savedOwnerEmails } from '#domain/restaurant/owner-emails-schema.ts'
import { maxZipcodes, maxZones, savedFulfillment } from '#domain/restaurant/fulfillment-schema.ts'
import { settingPaths, type SettingName } from '#domain/restaurant/restaurant-api.ts'
import { changeSetting, type ChangeSettingDeps } from '../../actions/restaurant/change-setting.ts'
import { makeNamePicture } from '../../actions/restaurant/make-name-picture.ts'
import type { PictureDeps } from '../../actions/menu/upload-picture.ts'
import { json } from '../../http/reply-spec.ts'
import { readSetting, type SettingValue } from '../../db/restaurant/settings.ts'
import { nothing, type RouteConfig, type Routes } from '../../http/route-rules.ts'

interface Versioned {
  readonly version: number
}

interface OfficeSetting<Value, Body extends Versioned> {
  /** The setting's name within a sentence. */
  readonly about: string
  /** For both the form and the reply. */
  readonly schema: z.ZodMiniType<Body>
  readonly toReply: (value: Value) => object
  readonly toValue: (form: Omit<Body, 'version'>) => Value | Promise<Value>
  readonly limits?: Pick<RouteConfig, 'bodyLimit' | 'maxValues'>
}

/** The ZIP codes with quotes and commas, doubled to leave room for the rest. */
const zonesLimit = 2 * maxZipcodes * '"93701",'.length + maxZones * 1_000

export function officeSettingsRoutes(app: Routes, deps: ChangeSettingDeps & PictureDeps): void {
  function serveSetting<Name extends SettingName, Body extends Versioned>(
    name: Name,
    setting: OfficeSetting<SettingValue<Name>, Body>,
  ): void {
    const { about, schema, toReply, toValue, limits } = setting
    const config = { access: 'run-office', reply: json(schema) } as const
    const read = async () => {
      const { value, version } = await readSetting(deps.db.read, name)
      return { ...toReply(value), version }
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
        schema: { querystring: nothing, body: schema },
      },
      async ({ body, staff }) => {
        const { version, ...form } = body as Body
        await changeSetting(deps, { name, value: await toValue(form), version, staff })
        return read()
      },
    )
  }

  serveSetting('restaurant', {
    about: 'the restaurant',
    schema: savedRestaurant,
    toReply: ({ namePicture: _derived, logo, ...rest }) => ({ ...rest, logo: logo?.id ?? null }),
    toValue: async ({ logo, ...rest }) => ({
      ...rest,
      ...(await makeNamePicture(deps, { name: rest.name, logo })),
    }),
  })
  serveSetting('hours', {
    about: 'the opening hours',
    schema: savedHours,
    ...unchanged,
    // Enough for sixty special days, each with a text in two languages.
    limits: { bodyLimit: 64 * 1024, maxValues: 2_000 },
  })
  serveSetting('fulfillmentSettings', {
    about: 'pickup and delivery',
    schema: savedFulfillment,
    ...unchanged,
    limits: { bodyLimit: zonesLimit, maxValues: maxZipcodes + maxZones * 10 },
  })
  serveSetting('waitTimes', {
    about: 'the wait times',
    schema: savedWaitTimes,
    ...unchanged,
  })
  serveSetting('paymentMethods', { about: 'how customers pay', schema: savedPaymentMethods, ...unchanged })
  serveSetting('checklist', {
    about: 'whether the list of the first week is put away',
    schema: savedChecklist,
    ...unchanged,
  })
  serveSetting('ownerEmails', {
    about: 'the owner’s emails besides the alerts',
    schema: savedOwnerEmails,
    ...unchanged,
  })
}

const unchanged = {
  toReply: <Value>(value: Value) => value,
  toValue: <Value>(value: Value) => value,
}
