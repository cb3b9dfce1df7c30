// The words of the window in which an ingredient is added, changed or removed.
import { listOf } from '../../basics/lists.ts'

export const ingredientsWords = {
  addTitle: 'Add an ingredient',
  editTitle: (name: string) => `Change ${name}`,
  /** All items share one list of ingredients. */
  usedIn: (names: readonly string[]) => `In ${listOf(names)}. A change here changes it everywhere.`,
  name: 'Name',
  contains: 'Contains',
  containsHint: 'Check nothing if there’s nothing.',
  remove: 'Remove',
  removed: (name: string) => `Removed ${name}.`,
  cancel: 'Cancel',
  save: 'Save',
}
