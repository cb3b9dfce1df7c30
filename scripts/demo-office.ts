// What the demo's owner does in the office, with the same requests that its screens send.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type OfficeMenuReply, menuPaths } from '#domain/menu/menu-api.ts'
import { orderPaths } from '#domain/orders/order-api.ts'
import { type NewWallLinkReply, peoplePaths } from '#domain/people/people-api.ts'
import { settingPaths } from '#domain/restaurant/restaurant-api.ts'
import { middle } from '#domain/menu/picture.ts'
import * as opening from '../server/demo/demo-restaurant.ts'
import { ask, logIn } from './demo-people.ts'

/** As the owner. */
export type Office = <Reply>(to: string, body?: object) => Promise<Reply>

export async function openOffice(url: string, password: string): Promise<Office> {
  const cookie = await logIn(url, 'owner', password)
  return (to, body) => ask(url + to, { cookie, ...(body && { body }) })
}

/** What is not named stays as it is. */
export async function set(inOffice: Office, to: string, change: object): Promise<void> {
  await inOffice(to, { ...(await inOffice<object>(to)), ...change })
}

export async function openRestaurant(
  inOffice: Office,
  { now, timeZone, today }: { readonly now: Date; readonly timeZone: string; readonly today: string },
): Promise<void> {
  await set(inOffice, settingPaths.restaurant, opening.restaurant)
  await set(inOffice, settingPaths.hours, opening.hoursFor(now, timeZone, today))
  await set(inOffice, settingPaths.waitTimes, opening.waitTimes)
  await set(inOffice, settingPaths.fulfillmentSettings, { zones: opening.zones })
  await set(inOffice, settingPaths.paymentMethods, opening.paymentMethods)
  await set(inOffice, settingPaths.checklist, { dismissed: true })
  for (const code of opening.codes) await inOffice(orderPaths.codes, code)
  for (const name of ['Sides', 'Drinks']) await inOffice(menuPaths.addSection, { name })
  for (const item of opening.items) await inOffice(menuPaths.addItem, item)
  for (const group of opening.groups) await inOffice(menuPaths.addGroup, group)
  await changeItem(inOffice, 'bean', { marks: ['vegetarian'] })
  await changeItem(inOffice, 'pork', { marks: ['spicy'] })
}

export async function changeItem(inOffice: Office, id: string, change: object): Promise<void> {
  const { items } = await inOffice<OfficeMenuReply>(menuPaths.officeMenu)
  const item = items.find((one) => one.id === id)
  if (!item) throw new Error(`the demo has no ${id}`)
  const { version, price, section, inside, groups, ownAllergens, marks, weight } = item
  const words = { name: item.name.en, shortName: item.shortName.en, description: item.description.en }
  const rest = { version, price, section, inside, groups, ownAllergens, marks, weight }
  await inOffice(menuPaths.menuItem(id), { ...words, ...rest, color: item.look.color, ...change })
}

/** Returns the address of a wall (R75). */
export async function makeWallLink(url: string, password: string): Promise<string> {
  const inOffice = await openOffice(url, password)
  const { secret } = await inOffice<NewWallLinkReply>(peoplePaths.wallLinks, { name: 'The demo' })
  return `${url}/#/Wall/${secret}`
}

const photograph = path.join(import.meta.dirname, '../server/demo/salsa.jpg')

export async function uploadPhoto(inOffice: Office): Promise<void> {
  const { id } = await inOffice<{ id: string }>(menuPaths.pictures, readFileSync(photograph))
  const alt = 'A clay bowl of salsa, with cut limes in front of it.'
  await changeItem(inOffice, opening.photographed, { picture: { id, ...middle, alt } })
}
