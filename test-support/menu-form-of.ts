// An item as the office sends it back, with nothing changed.
import type { MenuItemBody, OfficeMenuItem } from '../domain/office-api.ts'

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
