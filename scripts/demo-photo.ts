// The photograph of one of the demo's sides, which an owner uploads and saves with the same requests that the page sends.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { officePaths, type OfficeMenuReply } from '#domain/office-api.ts'
import type { MenuItemBody, PictureReply } from '#domain/office-menu-api.ts'
import { middle } from '#domain/own-picture.ts'
import { photographed } from '../server/demo/menu.ts'

const photograph = path.join(import.meta.dirname, '../server/demo/salsa.jpg')
const alt = 'A clay bowl of salsa, with cut limes in front of it.'

/** Throws where the server does not take it. */
export async function hangPhoto(url: string, cookie: string): Promise<void> {
  const ask = async <Reply>(to: string, body?: { type: string; bytes: string | Uint8Array<ArrayBuffer> }) => {
    const reply = await fetch(url + to, {
      headers: { cookie, origin: url, ...(body && { 'content-type': body.type }) },
      ...(body && { method: 'POST', body: body.bytes }),
    })
    if (!reply.ok) throw new Error(`${to} answers ${reply.status}`)
    return (await reply.json()) as Reply
  }
  const upload = { type: 'image/jpeg', bytes: new Uint8Array(readFileSync(photograph)) }
  const { id } = await ask<PictureReply>(officePaths.pictures, upload)
  const { items } = await ask<OfficeMenuReply>(officePaths.menu)
  const item = items.find((one) => one.id === photographed)
  if (!item) throw new Error(`the demo has no ${photographed}`)
  const { version, name, shortName, description, price, section, inside, groups } = item
  const body: MenuItemBody = {
    version,
    name: name.en,
    shortName: shortName.en,
    description: description.en,
    price,
    section,
    inside,
    groups,
    ownAllergens: item.ownAllergens,
    marks: item.marks,
    weight: item.weight,
    colour: item.look.colour,
    picture: { id, ...middle, alt },
  }
  await ask(officePaths.menuItem(item.id), { type: 'application/json', bytes: JSON.stringify(body) })
}
