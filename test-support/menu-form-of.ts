// An item as the office sends it back, with nothing changed.
import type { OfficeMenuItem } from '../domain/office-api.ts'
import type { MenuItemBody } from '../domain/office-menu-api.ts'

export function menuFormOf(item: OfficeMenuItem): MenuItemBody {
  const { version, name, shortName, description, price, section, inside, groups, ownAllergens, marks } = item
  return {
    version,
    name: name.en,
    shortName: shortName.en,
    description: description.en,
    price,
    section,
    inside,
    groups,
    ownAllergens,
    marks,
    weight: item.weight,
    colour: item.look.colour,
  }
}
