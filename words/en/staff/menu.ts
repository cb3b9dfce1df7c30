// The words of the Menu screen of the office.
import { formatMoney, type Cents } from '#domain/money.ts'
import { longestDescription, longestName, longestShortName } from '#domain/menu-form.ts'
import { formatCount } from '../counts.ts'

export const menuOfficeWords = {
  title: 'Menu',
  about: 'Changes show on the site as soon as you save.',
  rows: 'Burritos',
  soldToday: (count: number) => `${formatCount(count)} sold today`,
  was: (price: Cents) => `Was ${formatMoney(price)}`,

  price: 'Price',
  priceOf: (name: string) => `Price of ${name}`,
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  undo: 'Undo changes',
  savedAloud: (name: string) => `${name} is saved.`,
  edit: 'Edit',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  moved: (name: string, place: number, of: number) => `${name} is now ${place} of ${of}.`,

  name: 'Name',
  nameHint: `On the menu. ${longestName} characters at most.`,
  shortName: 'Short name',
  shortNameHint: `In the cart, on bills and in the kitchen. ${longestShortName} at most.`,
  description: 'Description',
  descriptionHint: (typed: number) => `${typed} of ${longestDescription} characters.`,
  contains: 'Contains',
  containsHint: 'Shown on the menu card. Check nothing and the card says nothing.',
  marks: 'Marks',
  weight: 'Work for the kitchen',
  weightHint: 'In burritos: 1 for a burrito, 0 for a drink.',

  history: 'Price history',
  noHistory: 'The price hasn’t changed yet.',
  historyFailed: 'The history didn’t load.',
  again: 'Try again',
  priceWent: (from: Cents, to: Cents) => `${formatMoney(from)} to ${formatMoney(to)}`,

  changedMeanwhile: (name: string) => `Someone else just changed ${name}. What you typed is still here.`,
  theirsNotLoaded: (name: string) =>
    `Someone else just changed ${name}, and their change didn’t load. Yours isn’t saved. It’s still here, so save it again.`,
  /** What differs from what was typed: "Price: $9.00". */
  onSite: 'On the site now:',
  nothing: 'none',
  saveMine: 'Save mine',
  keepTheirs: 'Keep theirs',
  lookAgain: 'Some fields need another look.',
  notSaved: 'That didn’t reach the server. What you typed is still here, so save it again.',
}
