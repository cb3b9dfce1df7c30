// The words of Make it yours, the dialog in which a customer changes a burrito (R58).
import type { ValidationErrorCode } from '#domain/basics/validation-errors.ts'
import type { OptionGroup } from '#domain/menu/menu.ts'
import { formatMoney, type Cents } from '#domain/basics/money.ts'
import { formatCount, plural } from '../../basics/counts.ts'
import { inSentence, namesInSentence } from '../../basics/lists.ts'

export const makeItYoursMessages = {
  titleOf: (name: string) => `Make it yours, ${name}`,
  inside: 'What’s inside',
  none: 'None',
  soldOut: 'Sold out',
  free: 'Free',
  more: (price: Cents) => `+${formatMoney(price)}`,
  moreEach: (price: Cents) => `+${formatMoney(price)} each`,
  howMany: (name: string) => `How many ${name}`,
  leaveOut: 'Leave out',
  leaveOutHint: 'Tap what you don’t want',
  note: 'Note to the kitchen',
  noteRoom: (used: number, longest: number) => `${formatCount(used)} of ${formatCount(longest)}`,
  allergic: 'Allergic to something? Call us before you order:',
  allergicAsk: 'Allergic to something? Ask us before you order.',
  asItComes: 'As it comes',
  each: (price: Cents) => `${formatMoney(price)} each`,
  sum: (own: Cents, more: Cents) => `${formatMoney(own)} + ${formatMoney(more)} =`,
  add: (count: number) => `Add ${formatCount(count)}`,
  save: 'Save',
  /** `burritos` is a quantity with its name: "2 bean burritos". */
  added: (burritos: string) => `${burritos} added`,
  chooseMore: (group: string, missing: number) =>
    plural(missing, {
      one: `Choose one more from ${group}.`,
      other: `Choose ${formatCount(missing)} more from ${group}.`,
    }),
  choiceGone: (names: readonly string[]) => `We’re out of ${namesInSentence(names)}. Choose something else.`,
  itemGone: (name: string) => `${name} just sold out.`,
  /** `rest` more can be ordered besides those in the cart (R59). */
  tooFew: (rest: number) =>
    rest > 0
      ? plural(rest, {
          one: 'There’s only one more today.',
          other: `There are only ${formatCount(rest)} more today.`,
        })
      : 'The last ones are already in your cart.',
  /** From here on: changes that the owner made while the dialog was open. */
  leftMenu: (name: string) => `${name} isn’t on our menu anymore.`,
  cannotAdd: (names: readonly string[]) => `We can’t add ${namesInSentence(names)} anymore.`,
  upTo: (most: number, name: string) => `You can have up to ${formatCount(most)} ${inSentence(name)} now.`,
  cannotLeaveOut: (names: readonly string[]) => `We can’t leave out ${namesInSentence(names)} anymore.`,
}

/** The validation error of the note's field. */
export function noteErrorMessage(code: ValidationErrorCode): string {
  if (code === 'looks-like-card') return 'That looks like a card number. Only enter it in the card field.'
  return code === 'too-long' ? 'Use at most 140 characters.' : 'Remove any special characters.'
}

/** How many choices a group allows, and how many of them the customer has made. */
export function groupHint(
  group: Pick<OptionGroup, 'kind' | 'smallest' | 'largest' | 'choices'>,
  sum: number,
): string {
  const { kind, smallest, largest, choices } = group
  if (kind === 'one') return smallest > 0 ? 'Choose one' : 'Choose one, or none'
  if (kind === 'many') {
    const most = `Up to ${formatCount(largest)} of each`
    return smallest > sum ? `At least ${formatCount(smallest)} in all. ${most}` : most
  }
  if (sum >= largest && largest < choices.length) return `${formatCount(sum)} of ${formatCount(largest)}`
  if (smallest === largest) return `Choose ${formatCount(smallest)}`
  if (smallest > 0 && largest < choices.length)
    return `Choose ${formatCount(smallest)} to ${formatCount(largest)}`
  if (smallest > 0) return `Choose at least ${formatCount(smallest)}`
  return largest < choices.length ? `Up to ${formatCount(largest)}` : 'As many as you like'
}
