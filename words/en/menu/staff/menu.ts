// The words of the Menu screen of the office.
import { formatCount, plural } from '../../basics/counts.ts'

export const menuOfficeMessages = {
  title: 'Items',
  about: (items: number, sections: number) => {
    const inSections = plural(sections, {
      one: `${formatCount(sections)} section`,
      other: `${formatCount(sections)} sections`,
    })
    return plural(items, {
      one: `${formatCount(items)} item in ${inSections}. The order here is the order in the shop.`,
      other: `${formatCount(items)} items in ${inSections}. The order here is the order in the shop.`,
    })
  },
  addSection: 'Add a section',
  addItem: 'Add an item',

  rename: 'Rename',
  reorder: 'Reorder',
  done: 'Done',
  add: 'Add',
  addTo: (section: string) => `Add to ${section}`,
  remove: 'Remove',
  removedSection: (name: string) => `Removed ${name}.`,
  emptySection: 'Nothing in here yet.',

  /** For screen readers. */
  grip: (name: string) => `Move ${name}. Up and down arrows move it.`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  moved: (name: string, place: number, of: number, section: string) =>
    `${name} is now ${place} of ${of} in ${section}.`,
  movedSection: (name: string, place: number, of: number) => `${name} is now section ${place} of ${of}.`,

  noOptions: 'No options',
  noPicture: 'No picture',
  noLimit: 'No limit',
  remaining: (count: number) => `${formatCount(count)} left today`,
  onSale: { on: 'On sale', off: 'Sold out' },
  offToday: 'For today',
  offLonger: 'Until further notice',
  /** Turns "until further notice" into "just today". */
  onlyToday: 'Make it just today',
  forLonger: 'Make it longer',
  edit: 'Edit',

  retired: 'Retired',
  retiredOn: (day: string, sold: number) => `Retired ${day}. ${formatCount(sold)} sold.`,
  bringBack: 'Bring back',
  isBack: (name: string) => `${name} is back on the menu.`,

  section: {
    add: 'Add a section',
    rename: (name: string) => `Rename ${name}`,
    name: 'Name',
    nameHint: 'Like Sides or Drinks. With one section only, customers see no heading.',
    save: 'Save',
  },
}
