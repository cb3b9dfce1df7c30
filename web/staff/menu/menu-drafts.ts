// What the owner has typed and not saved. It stays while the page is open, also from one office screen to the next, and
// a page that is left with some of it asks first.
import { useSyncExternalStore } from 'react'
import type { ItemId } from '#domain/menu.ts'
import type { OfficeMenuItem } from '#domain/office-api.ts'
import { editedFields, type Edits } from './item-form.ts'

export interface Draft {
  readonly edits: Edits
  /** The burrito as it was when its editing began, and as it was last seen. */
  readonly base: OfficeMenuItem
  readonly latest: OfficeMenuItem
}

type Drafts = Readonly<Partial<Record<ItemId, Draft>>>

let drafts: Drafts = {}
const listeners = new Set<() => void>()

export function useDraft(id: ItemId): Draft | undefined {
  return useSyncExternalStore(subscribe, () => drafts[id])
}

export function editItem(item: OfficeMenuItem, edits: Edits): void {
  const { base = item, edits: before = {} } = drafts[item.id] ?? {}
  set({ ...drafts, [item.id]: { base, latest: item, edits: { ...before, ...edits } } })
}

/** Somebody may have saved just what is typed here: then nothing is unsaved any more. */
export function followItem(item: OfficeMenuItem): void {
  const draft = drafts[item.id]
  if (draft && draft.latest !== item) set({ ...drafts, [item.id]: { ...draft, latest: item } })
}

export function forgetDraft(id: ItemId): void {
  const { [id]: _forgotten, ...rest } = drafts
  set(rest)
}

/** It was saved as it was then; what has been typed since stays. */
export function settleDraft(saved: OfficeMenuItem, sent: Draft | undefined): void {
  const now = drafts[saved.id]
  if (now?.edits === sent?.edits) forgetDraft(saved.id)
  else if (now) set({ ...drafts, [saved.id]: { ...now, base: saved, latest: saved } })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function set(next: Drafts): void {
  drafts = next
  const unsaved = Object.values(drafts).some(({ latest, edits }) => editedFields(latest, edits).size > 0)
  // Added again, the same function counts once.
  if (unsaved) addEventListener('beforeunload', askBeforeLeaving)
  else removeEventListener('beforeunload', askBeforeLeaving)
  listeners.forEach((listener) => listener())
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
