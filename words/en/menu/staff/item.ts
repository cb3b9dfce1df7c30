// The words of the office screen for one menu item.
import { formatMoney, type Cents } from '#domain/basics/money.ts'
import { formatCount } from '../../basics/counts.ts'
import { listNames } from '../../basics/lists.ts'

export const itemMessages = {
  newTitle: 'New item',
  newAbout: 'It’s on the menu as soon as you save it.',
  form: 'Item',
  back: 'Items',
  about: (section: string, sold: number, remaining: number | null) =>
    remaining === null
      ? `In ${section}. ${formatCount(sold)} sold today.`
      : `In ${section}. ${formatCount(sold)} sold today, ${formatCount(remaining)} left.`,
  gone: 'This item isn’t on the menu.',
  isRetired: 'This item is retired. Bring it back under Items to change it.',
  toMenu: 'To the menu',

  words: 'Name and description',
  name: 'Name',
  shortName: 'Short name',
  shortNameHint: (short: string) =>
    short === '' ? 'Optional. For tickets.' : `Optional. Tickets say “${short}”.`,
  description: 'Description',
  optional: 'Optional.',
  used: (typed: number, longest: number) => `${typed} of ${longest}`,

  priceAndLoad: 'Price and kitchen load',
  price: 'Price',
  section: 'Section',
  weight: 'Kitchen load',
  weightHint: 'Burrito 1, drink 0.',

  options: 'Options',
  noGroups: 'There are no groups of options yet.',
  editGroups: 'Edit groups',
  choices: (count: number) => `${formatCount(count)} choices`,

  contains: 'Contains',
  inside: 'Ingredients',
  canLeaveOut: 'Can be left out',
  canLeaveOutOf: (name: string) => `${name} can be left out`,
  editIngredient: (name: string) => `Edit ${name}`,
  takeOut: (name: string) => `Take out ${name}`,
  tookOut: (name: string) => `Took out ${name}.`,
  addIngredient: 'Add an ingredient',
  pickIngredient: 'Pick one',
  newIngredient: 'New ingredient',
  derived: (allergens: string) => `From the ingredients and options: ${allergens}.`,
  ownAllergens: 'Other allergens',
  marks: 'Marks',

  color: 'Background',

  history: 'Price history',
  noHistory: 'The price hasn’t changed yet.',
  priceWent: (from: Cents, to: Cents) => `${formatMoney(from)} to ${formatMoney(to)}`,

  retire: {
    button: 'Retire this item',
    title: (name: string) => `Retire ${name}?`,
    about: 'It leaves the menu and every cart. Orders keep it, and you can bring it back.',
    confirm: 'Retire it',
  },

  waitsForPicture: 'Waiting for the picture. We’ll save as soon as it’s here.',
  pictureFailed:
    'The picture didn’t come through, so nothing is saved yet. Choose it again, or save without it.',
}

/** The dialog that adds, changes or removes an ingredient. */
export const ingredientsMessages = {
  addTitle: 'Add an ingredient',
  editTitle: (name: string) => `Change ${name}`,
  /** All items share one list of ingredients. */
  usedIn: (names: readonly string[]) => `In ${listNames(names)}. A change here changes it everywhere.`,
  name: 'Name',
  contains: 'Contains',
  containsHint: 'Check nothing if there’s nothing.',
  remove: 'Remove',
  removed: (name: string) => `Removed ${name}.`,
  save: 'Save',
}
