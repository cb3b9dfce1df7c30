// The words of the Options screen of the office.
import { formatCount, plural } from '../../basics/counts.ts'

export const optionsMessages = {
  title: 'Options',
  about: 'Many items can use one group.',
  addGroup: 'Add a group',
  groups: 'Groups',
  form: 'Group of options',
  empty: 'No groups yet. Salsas, extras, sizes: add the first one.',
  serving: (count: number) =>
    plural(count, { one: `${formatCount(count)} item`, other: `${formatCount(count)} items` }),
  reorder: 'Reorder',
  done: 'Done',
  moved: (name: string, place: number, of: number) => `${name} is now ${place} of ${of}.`,

  name: 'Name',
  kind: 'Customers can',
  smallest: 'At least',
  largest: 'At most',
  smallestInAll: 'At least, in all',
  largestOfEach: 'At most, of each',
  required: 'Required',
  isRequired: { '0': 'No', '1': 'Yes' },
  onTicket: 'On the ticket',
  onTicketHint: 'How the kitchen reads it',
  /** Shown on the sample ticket until the group has a choice. */
  example: 'Guac',

  choices: 'Choices',
  addChoice: 'Add a choice',
  choice: 'Choice',
  order: 'Order',
  choiceAt: (place: number) => `Choice ${place}`,
  price: 'Price added',
  priceOf: (name: string) => `Price added for ${name}`,
  contains: 'Contains',
  containsOf: (name: string) => `What ${name} contains`,
  nothing: 'None',
  default: 'Default',
  defaultOf: (name: string) => `${name}, default`,
  today: 'Today',
  onSale: { on: 'On sale', off: 'Sold out' },
  afterSaving: 'New',
  remove: 'Remove',
  removeChoice: (name: string) => `Remove ${name}`,
  removed: (name: string) => `Removed ${name}.`,
  grip: (name: string) => `Move ${name}. Up and down arrows move it.`,
  allergensDone: 'Done',

  usedBy: 'Used by',
  usedByHint: 'The items that customers can have it with.',

  removeGroup: 'Remove this group',
  gone: 'This group is gone.',
}

/** The question before a group is removed. */
export const removeGroupMessages = {
  title: (name: string) => `Remove ${name}?`,
  about: 'It leaves every item that has it. Orders keep what was chosen.',
  confirm: 'Remove it',
}
