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
  /** JSON: Choice[], without the state of being sold out. */
  choices: string
  /** JSON: until when each sold-out choice is sold out, by its id. Only the kitchen sets it. */
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
  /** JSON: Allergen[], in addition to those of the ingredients. */
  allergens: Generated<string>
  /** JSON: DietaryMark[] */
  marks: Generated<string>
  /** A Color; an unknown value is shown as the default color. */
  color: Generated<string>
  /** The name of its picture (pictures.ts, starting-pictures.ts). Null or an unknown name: the item has no picture. */
  picture: string | null
  /** JSON: LocalText, the description of an uploaded picture; null: the item's name is used. */
  picture_alt: Generated<string | null>
  /** Grows with every change by the office (optimistic lock). */
  version: Generated<number>
  /** In tenths of a burrito. */
  weight: Generated<number>
  /** Null while the item can be ordered. */
  sold_out_until: string | null
  /** Null while the item is on the menu. */
  retired_at: Generated<string | null>
  /** How many had been sold when the item was retired. */
  sold_when_retired: Generated<number>
  /** How many are left on remaining_day. Null or another day's count: the item is not counted today. */
  remaining_count: Generated<number | null>
  remaining_day: Generated<string | null>
}

export type FileFormat = PictureFormat | 'png'

/** The owner's uploads, re-encoded without their metadata, kept so that the crop can still be changed. */
export interface PicturesTable {
  /** "photo-" or "cutout-", and the hash of the source. */
  id: string
  /** A WebP. */
  source: Uint8Array
  uploaded_by: string
  /** When the picture was last uploaded, saved or replaced. An unused picture is removed a day later. */
  last_used_at: string
}

/** The picture files that are served. */
export interface PictureFilesTable {
  /** The name in menu_items.picture, or in the restaurant's namePicture. */
  name: string
  /** A PictureSize, "whole", or a NameFile. */
  size: string
  format: FileFormat
  bytes: Uint8Array
  last_used_at: string
}
