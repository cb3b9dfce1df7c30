// The changes that an owner made to an item or an option group, as the audit log records them.
import { diff, type Change } from '../basics/diff.ts'
import type { LocalText } from '../basics/local-text.ts'
import type { Color } from './look.ts'
import type { ItemPicture } from './picture-schema.ts'
import type { Choice, ItemId, Menu, MenuItem, OptionGroup } from './menu.ts'

/** What the owner enters about an item. */
export type ItemFacts = Pick<
  MenuItem,
  | 'name'
  | 'shortName'
  | 'description'
  | 'price'
  | 'section'
  | 'inside'
  | 'groups'
  | 'ownAllergens'
  | 'marks'
  | 'weight'
> & { readonly color: Color; readonly picture: PictureFacts | null }

export interface PictureFacts extends Pick<ItemPicture, 'url'> {
  /** Null if the picture has no text of its own: then the item's name is used, even after the item is renamed. */
  readonly alt: LocalText | null
}

export type ChoiceFacts = Pick<Choice, 'id' | 'name' | 'price' | 'allergens' | 'isDefault'>

/** What the owner enters about an option group. */
export type GroupFacts = Pick<OptionGroup, 'name' | 'kind' | 'smallest' | 'largest' | 'onTicket'> & {
  readonly choices: readonly ChoiceFacts[]
  readonly serves: readonly ItemId[]
}

export function factsOf({ look: { color, picture }, ...item }: MenuItem): ItemFacts {
  return {
    ...item,
    color,
    picture: picture && { url: picture.url, alt: picture.alt.en === item.name.en ? null : picture.alt },
  }
}

/** The log records sections, ingredients and groups by name, because they may be gone when somebody reads the log. */
export function itemChanges(before: ItemFacts, after: ItemFacts, menu: Menu): Change[] {
  return diff(loggedItem(before, menu), loggedItem(after, menu))
}

function loggedItem(item: ItemFacts, { sections, ingredients, groups }: Menu) {
  const { name, shortName, description, price, ownAllergens, marks, weight, picture, color } = item
  return {
    name,
    shortName,
    description,
    price,
    section: nameIn(sections, item.section),
    ownAllergens,
    marks,
    weight,
    inside: item.inside.map(({ id, canLeaveOut }) => ({ name: nameIn(ingredients, id), canLeaveOut })),
    // In the order of the menu, since the order in which the owner ticked the groups means nothing.
    groups: groups.filter(({ id }) => item.groups.includes(id)).map((group) => group.name.en),
    picture,
    color,
  }
}

/** `before` is null for a group that was added, and `after` for a group that was removed. */
export function groupChanges(before: GroupFacts | null, after: GroupFacts | null, menu: Menu): Change[] {
  const changes = diff(before && loggedGroup(before, menu), after && loggedGroup(after, menu))
  return before && after ? changes : changes.filter(({ field }) => field !== 'name')
}

function loggedGroup(
  { name, kind, smallest, largest, onTicket, choices, serves }: GroupFacts,
  { items }: Menu,
) {
  return { name, kind, smallest, largest, onTicket, choices, serves: serves.map((id) => nameIn(items, id)) }
}

interface Named {
  readonly id: string
  readonly name: LocalText
}

function nameIn(things: readonly Named[], id: string): string {
  return things.find((one) => one.id === id)?.name.en ?? ''
}
