// The checkout's messages about what is unavailable or replaced by a substitute. Loaded lazily.
import { listNames, namesInSentence } from '../../basics/lists.ts'
import { fewOf, onlyLeft, type FewLeft } from '../../menu/shop/few-left.ts'

export const unavailableMessages = {
  soldOut: (names: readonly string[]) =>
    names.length > 1
      ? `${listNames(names)} are sold out. Remove them to check out.`
      : `${listNames(names)} is sold out. Remove it to check out.`,
  choiceSoldOut: (names: readonly string[]) =>
    `We’re out of ${namesInSentence(names)}. Go back to your cart to change it.`,
  few: (few: readonly FewLeft[]) => `${onlyLeft(few)} Take fewer to check out.`,
  /** Only burritos that the customer has not changed get a substitute. */
  replaced: (names: readonly string[], substitutes: readonly string[]) =>
    substitutes.length > 0
      ? `We’re out of ${namesInSentence(names)}, so it comes with ${namesInSentence(substitutes)}.`
      : `We’re out of ${namesInSentence(names)}, so it comes without.`,
  backToCart: 'Back to cart',
  /** `burritos` is a quantity with its name: "2 bean burritos". */
  remove: (burritos: string) => `Remove ${burritos}`,
  take: (few: readonly FewLeft[]) => `Take ${fewOf(few)}`,
}
