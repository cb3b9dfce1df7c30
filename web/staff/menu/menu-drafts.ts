// What the owner has typed and not saved. The tab keeps it: from one office screen to the next, through a reload, and
// through the login after a session that ended.
import { useSyncExternalStore } from 'react'
import type { ItemId } from '#domain/menu.ts'
import type { OfficeMenuItem } from '#domain/office-api.ts'
import { parseKept, tabStorage } from '../../browser/safe-storage.ts'
import {
  editDraft,
  followDraft,
  readDrafts,
  settleDraft,
  tidyDraft,
  type Draft,
  type Drafts,
} from './item-draft.ts'
import type { Edits } from './item-form.ts'

const storageKey = 'burritoful.menu-drafts'

let drafts: Drafts = readDrafts(parseKept(tabStorage.read(storageKey)))
const listeners = new Set<() => void>()

export function useDraft(id: ItemId): Draft | undefined {
  return useSyncExternalStore(subscribe, () => drafts[id])
}

export function editItem(item: OfficeMenuItem, change: Edits): void {
  put(item.id, editDraft(drafts[item.id], item, change))
}

export function tidyItem(item: OfficeMenuItem): void {
  const draft = drafts[item.id]
  if (draft) put(item.id, tidyDraft(draft, item))
}

export function followItem(item: OfficeMenuItem): void {
  const draft = drafts[item.id]
  if (draft) put(item.id, followDraft(draft, item))
}

export function settleItem(saved: OfficeMenuItem, sent: Draft): void {
  const draft = drafts[saved.id]
  if (draft) put(saved.id, settleDraft(draft, sent, saved))
}

export function forgetDraft(id: ItemId): void {
  put(id, undefined)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Where the browser keeps nothing, the open page still does. */
function put(id: ItemId, draft: Draft | undefined): void {
  if (drafts[id] === draft) return
  const { [id]: _before, ...others } = drafts
  drafts = draft ? { ...others, [id]: draft } : others
  if (Object.keys(drafts).length > 0) tabStorage.write(storageKey, JSON.stringify(drafts))
  else tabStorage.remove(storageKey)
  listeners.forEach((listener) => listener())
}
