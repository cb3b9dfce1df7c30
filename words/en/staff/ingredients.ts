// The words of the Ingredients screen of the office.
import { listOf } from '../lists.ts'

export const ingredientsWords = {
  title: 'Ingredients',
  about: 'One list for all items. Change what one contains, and every item that has it follows.',
  add: 'Add an ingredient',
  list: 'Ingredients',
  empty: 'No ingredients yet.',
  nothing: 'No allergens',
  usedIn: (names: readonly string[]) => `In ${listOf(names)}`,
  unused: 'In nothing',
  edit: 'Edit',

  addTitle: 'Add an ingredient',
  editTitle: (name: string) => `Change ${name}`,
  name: 'Name',
  contains: 'Contains',
  containsHint: 'Check nothing if there’s nothing.',
  remove: 'Remove',
  removed: (name: string) => `Removed ${name}.`,
  cancel: 'Cancel',
  save: 'Save',
}
