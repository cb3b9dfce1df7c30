// The photograph of one of the demo's sides. It goes the way that an owner's upload goes: through the picture desk, and saved
// with the item, so that the log has it.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { OfficeMenuItem } from '#domain/office-api.ts'
import type { MenuItemBody } from '#domain/office-menu-api.ts'
import { changeMenuItem } from '../actions/change-menu-item.ts'
import { takePicture } from '../actions/take-picture.ts'
import type { Database } from '../db/open.ts'
import { readOfficeMenu } from '../db/office-menu.ts'
import type { PictureDesk } from '../pictures/picture-desk.ts'
import { photographed } from './menu.ts'
import { marisol } from './staff.ts'

const upload = path.join(import.meta.dirname, 'salsa.jpg')
/** Where the bowl and the limes meet. */
const centre = { x: 48, y: 56, turns: 0 }
const alt = 'A clay bowl of salsa, with cut limes in front of it.'

interface PhotoDeps {
  readonly db: Database
  readonly desk: PictureDesk
  readonly timeZone: string
  readonly now: () => Date
}

/** Nobody listens yet. */
const feed = { announce() {} }

export async function hangPhoto({ db, desk, timeZone, now }: PhotoDeps): Promise<void> {
  const staff = { ...marisol, mustChangePassword: false }
  const { id } = await takePicture({ db, desk, now }, { staff, upload: readFileSync(upload) })
  const { items } = await readOfficeMenu(db, now(), timeZone)
  const item = items.find((one) => one.id === photographed)
  if (!item) throw new Error(`the demo has no ${photographed}`)
  const body = { ...asWritten(item), picture: { id, ...centre, alt } }
  await changeMenuItem({ db, desk, feed, now }, { staff, id: item.id, body })
}

function asWritten(item: OfficeMenuItem): MenuItemBody {
  const { version, name, shortName, description, look, ...rest } = item
  const { price, section, inside, groups, ownAllergens, marks, weight } = rest
  const words = { name: name.en, shortName: shortName.en, description: description.en }
  return {
    version,
    ...words,
    price,
    section,
    inside,
    groups,
    ownAllergens,
    marks,
    weight,
    colour: look.colour,
  }
}
