// What is typed about one burrito and not saved. The tab keeps the draft of each person: from one office screen to the
// next, through a reload, and through the login after a session that ended.
import * as z from 'zod/mini'
import { allergens, dietaryMarks } from '#domain/food-facts.ts'
import type { ItemId } from '#domain/menu.ts'
import type { OfficeMenuItem } from '#domain/office-api.ts'
import { itemPictureForm } from '#domain/picture-form.ts'
import { parseKept, tabStorage } from '../../browser/safe-storage.ts'
import { editedFields, type Edits, type ItemForm } from './item-form.ts'

export interface Draft {
  /** The burrito that the owner was shown: the server refuses to save over a newer one. */
  readonly version: number
  readonly edits: Edits
}

/** A field that says what is saved is no edit: kept, it would undo somebody else's later change. */
export function tidyDraft(draft: Draft, item: OfficeMenuItem): Draft | undefined {
  const edited = editedFields(item, draft.edits)
  return draftOf(draft.version, draft.edits, (field) => edited.has(field))
}

/** The draft was saved as it was sent; what has been typed since stays. */
export function settleDraft(draft: Draft, sent: Draft, saved: OfficeMenuItem): Draft | undefined {
  const since = draftOf(saved.version, draft.edits, (field) => draft.edits[field] !== sent.edits[field])
  // Other words for what was saved are no edit either: a price is written out when its field is left.
  return since && tidyDraft(since, saved)
}

function draftOf(version: number, edits: Edits, stays: (field: keyof ItemForm) => boolean) {
  const left = Object.entries(edits).filter(([field]) => stays(field as keyof ItemForm))
  return left.length === 0 ? undefined : { version, edits: Object.fromEntries(left) as Edits }
}

const draftShape = z.object({
  version: z.number(),
  edits: z.partial(
    z.strictObject({
      name: z.string(),
      shortName: z.string(),
      description: z.string(),
      price: z.string(),
      allergens: z.array(z.enum(allergens)),
      marks: z.array(z.enum(dietaryMarks)),
      weight: z.string(),
      picture: z.nullable(itemPictureForm),
    }),
  ),
})

/** None where this version of the page cannot read what the tab has kept. */
export function readDraft(text: string | null): Draft | undefined {
  return draftShape.safeParse(parseKept(text)).data as Draft | undefined
}

/** Of whom, and about which burrito. */
export function draftKey(username: string, id: ItemId): string {
  return `burritoful.menu-draft.${username}.${id}`
}

export function keptDraft(key: string): Draft | undefined {
  return readDraft(tabStorage.read(key))
}

export function keepDraft(key: string, draft: Draft | undefined): void {
  if (draft) tabStorage.write(key, JSON.stringify(draft))
  else tabStorage.remove(key)
}
