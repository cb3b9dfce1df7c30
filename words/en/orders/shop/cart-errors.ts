// The cart's messages about lines that cannot be ordered, and about totals that are too large.
import { formatCount } from '../../basics/counts.ts'
import { listNames, namesInSentence } from '../../basics/lists.ts'
import { onlyLeft, type FewLeft } from '../../menu/shop/few-left.ts'

export const cartErrorMessages = {
  soldOutLater: (name: string) => `${name} sold out after you added it.`,
  /** Fewer are left than are in the cart (R59). */
  onlyLeft: (remaining: number) => `Only ${formatCount(remaining)} left today.`,
  remove: (count: number) => (count > 999 ? 'Remove all' : `Remove ${count}`),
  removeFirst: (names: readonly string[], isMixed: boolean) =>
    isMixed
      ? `Remove ${listNames(names)} to check out.`
      : `Remove the ${namesInSentence(names)} burritos to check out.`,
  takeFewer: (few: readonly FewLeft[]) => `${onlyLeft(few)} Remove the rest to check out.`,
  /** The named burritos contain a choice that is sold out. */
  changeFirst: (names: readonly string[]) =>
    `We’re out of ${namesInSentence(names)}. Change your order to check out.`,
  tooMany: 'That’s more than we can ring up online.',
  tooManyHelp: 'Remove some and the cost comes back.',
}
