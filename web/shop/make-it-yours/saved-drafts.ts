// What was chosen in Make it yours before Back closed its window, for as long as the page lives: the next time it opens, it is there.
import type { RequestedLine } from '#domain/menu/requested-item.ts'
import type { ItemId } from '#domain/menu/menu.ts'
import type { ItemDraft } from './item-draft.ts'

interface Place {
  readonly item: ItemId
  /** The line of the cart that is changed; a line that has changed meanwhile gets a new draft. */
  readonly line: RequestedLine | undefined
}

const kept = new Map<string, ItemDraft>()

export function saveDraft(place: Place, draft: ItemDraft): void {
  kept.set(nameOf(place), draft)
}

export function savedDraft(place: Place): ItemDraft | undefined {
  return kept.get(nameOf(place))
}

/** Added, saved, or closed on purpose. */
export function dropDraft(place: Place): void {
  kept.delete(nameOf(place))
}

/** The next order, perhaps of another person, starts without drafts. */
export function dropDrafts(): void {
  kept.clear()
}

function nameOf({ item, line }: Place): string {
  return JSON.stringify([item, line])
}
