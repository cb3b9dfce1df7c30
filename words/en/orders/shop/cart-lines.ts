// The words of the single burritos under a row of the cart.
import { quoted } from '../../menu/changes.ts'
import { namesInSentence } from '../../basics/lists.ts'

export const cartLineMessages = {
  lines: (name: string) => `Your ${name}`,
  asItComes: 'As it comes',
  /** The burrito's name in the labels of its buttons. */
  named: (name: string, changes: string, note: string | undefined) =>
    [
      name,
      `${changes.charAt(0).toLowerCase()}${changes.slice(1)}`,
      ...(note === undefined ? [] : [quoted(note)]),
    ].join(', '),
  count: (name: string) => `${name} in the cart`,
  each: (price: string) => `${price} each`,
  change: 'Change',
  noPrice: '–',
  changeWhat: (name: string) => `Change ${name}`,
  /** For a burrito that the customer has not changed. */
  replaced: (names: readonly string[]) => `We’re out of ${namesInSentence(names)}, so it comes like this.`,
  soldOut: (names: readonly string[]) => `We’re out of ${namesInSentence(names)}. Change it to check out.`,
}
