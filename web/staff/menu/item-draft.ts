// What is typed about one burrito and not saved: how it changes with typing, with news and with saving.
import * as z from 'zod/mini'
import { allergens, dietaryMarks } from '#domain/food-facts.ts'
import { itemIds, type ItemId } from '#domain/menu.ts'
import type { OfficeMenuItem } from '#domain/office-api.ts'
import { differing, editedFields, fieldsOf, formOf, type Edits, type ItemForm } from './item-form.ts'

export interface Draft {
  readonly edits: Edits
  /** Of each edited field, what was saved when its editing began. */
  readonly base: Edits
}

export type Drafts = Readonly<Partial<Record<ItemId, Draft>>>

/** An edit back to what is saved is none: kept, it would undo somebody else's later change. */
export function editDraft(draft: Draft | undefined, item: OfficeMenuItem, change: Edits): Draft | undefined {
  const saved = formOf(item)
  const edits: Edits = { ...draft?.edits, ...change }
  const unsaved = editedFields(item, edits)
  // "Bean " on the way to "Bean soup" means what "Bean" means, and must stay in its field all the same.
  const isHalfTyped = (field: keyof ItemForm) =>
    typeof edits[field] === 'string' && edits[field] !== saved[field]
  const base: Edits = { ...saved, ...fieldsWhere(draft?.base ?? {}, (field) => unsaved.has(field)) }
  return narrowed({ edits, base }, (field) => unsaved.has(field) || isHalfTyped(field))
}

/** The owner has left the field: what is half typed stays so no longer. */
export function tidyDraft(draft: Draft, item: OfficeMenuItem): Draft | undefined {
  const unsaved = editedFields(item, draft.edits)
  return narrowed(draft, (field) => unsaved.has(field))
}

/** The burrito as it is now: what somebody else saved just so is no edit any more, and what was none becomes none. */
export function followDraft(draft: Draft, item: OfficeMenuItem): Draft | undefined {
  const differsNow = editedFields(item, draft.edits)
  const differed = differing({ ...formOf(item), ...draft.base }, draft.edits)
  return narrowed(draft, (field) => differsNow.has(field) === differed.has(field))
}

/** It was saved as it was sent; what has been typed since stays. */
export function settleDraft(draft: Draft, sent: Draft, saved: OfficeMenuItem): Draft | undefined {
  const since = { edits: draft.edits, base: formOf(saved) }
  return narrowed(since, (field) => draft.edits[field] !== sent.edits[field])
}

const editsShape = z.partial(
  z.strictObject({
    name: z.string(),
    shortName: z.string(),
    description: z.string(),
    price: z.string(),
    allergens: z.array(z.enum(allergens)),
    marks: z.array(z.enum(dietaryMarks)),
  }),
)
const draftShape = z.object({ edits: editsShape, base: editsShape })

/** What the tab has kept, without what this version of the page cannot read. */
export function readDrafts(kept: unknown): Drafts {
  const found = (kept ?? {}) as Readonly<Record<string, unknown>>
  const drafts: Partial<Record<ItemId, Draft>> = {}
  for (const id of itemIds) {
    const { data } = draftShape.safeParse(found[id])
    if (!data) continue
    const { edits, base } = data as Draft
    const draft = narrowed({ edits, base }, (field) => field in base)
    if (draft) drafts[id] = draft
  }
  return drafts
}

/** The same draft where nothing goes, none where nothing stays. */
function narrowed(draft: Draft, stays: (field: keyof ItemForm) => boolean): Draft | undefined {
  const edits = fieldsWhere(draft.edits, stays)
  if (fieldsOf(edits).length === 0) return undefined
  const base = fieldsWhere(draft.base, (field) => field in edits)
  const isWhole =
    fieldsOf(edits).length === fieldsOf(draft.edits).length &&
    fieldsOf(base).length === fieldsOf(draft.base).length
  return isWhole ? draft : { edits, base }
}

function fieldsWhere(edits: Edits, stays: (field: keyof ItemForm) => boolean): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([field]) => stays(field as keyof ItemForm)))
}
