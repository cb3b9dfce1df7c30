// The tables of the menu: its sections, its items, what is in them, what can be chosen, and the owner's pictures.
import type { Generated } from 'kysely'
import type { GroupKind, ItemId, TicketStyle } from '#domain/menu/menu.ts'
import type { PictureFormat } from '#domain/menu/look.ts'

export interface MenuSectionsTable {
  id: string
  position: number
  /** JSON: LocalText */
  name: string
  version: Generated<number>
}

export interface IngredientsTable {
  id: string
  position: number
  /** JSON: LocalText */
  name: string
  /** JSON: Allergen[] */
  allergens: Generated<string>
  version: Generated<number>
}

export interface OptionGroupsTable {
  id: string
  position: number
  /** JSON: LocalText */
  name: string
  kind: GroupKind
  smallest: number
  largest: number
  on_ticket: TicketStyle
  /** JSON: Choice[], without what is sold out. */
  choices: string
  /** JSON: until when, by the id of a choice. The kitchen writes it, and the office leaves it alone. */
  sold_out: Generated<string>
  version: Generated<number>
}

export interface MenuItemsTable {
  id: ItemId
  section: Generated<string>
  position: number
  /** JSON: LocalText, like the two that follow. */
  name: string
  short_name: string
  description: string
  price: number
  /** JSON: MenuItem['inside'] */
  inside: Generated<string>
  /** JSON: the ids of its option groups. */
  groups: Generated<string>
  /** JSON: Allergen[], beyond those of what is inside. */
  allergens: Generated<string>
  /** JSON: DietaryMark[] */
  marks: Generated<string>
  /** A Color, or what is shown as the plain one. */
  color: Generated<string>
  /** The name of its picture (pictures.ts, starting-pictures.ts); null, or a name that nobody knows, for none. */
  picture: string | null
  /** JSON: LocalText, what a picture of the owner's own shows; null: the item's name says enough. */
  picture_alt: Generated<string | null>
  /** Grows with every change by the office (optimistic lock). */
  version: Generated<number>
  /** In tenths of a burrito. */
  weight: Generated<number>
  /** Null while the item can be ordered. */
  sold_out_until: string | null
  /** Null while it is on the menu. */
  retired_at: Generated<string | null>
  /** How many had been sold when it was retired. */
  sold_when_retired: Generated<number>
  /** How many are left on that business day; null, or the count of another day: nobody counts. */
  remaining_count: Generated<number | null>
  remaining_day: Generated<string | null>
}

export type FileFormat = PictureFormat | 'png'

/** What the owner uploaded, made anew without what came with it, so that its center and turn can still be changed. */
export interface PicturesTable {
  /** "photo-" or "cutout-", and the hash of the source. */
  id: string
  /** A WebP. */
  source: Uint8Array
  uploaded_by: string
  /** When it was last uploaded, saved with an item or replaced there; a day later it is removed, if neither an item nor the restaurant has it. */
  last_used_at: string
}

/** The files that are served. */
export interface PictureFilesTable {
  /** As menu_items.picture has it, or the restaurant's namePicture. */
  name: string
  /** A PictureSize, "whole", or a NameFile. */
  size: string
  format: FileFormat
  bytes: Uint8Array
  last_used_at: string
}
