// What the checkout says about what cannot be had, or comes otherwise. Loaded when there is something to say.
import { listOf, namesInSentence } from '../../basics/lists.ts'
import { fewOf, onlyLeft, type FewLeft } from '../../menu/shop/few-left.ts'

export const missingWords = {
  soldOut: (names: readonly string[]) =>
    names.length > 1
      ? `${listOf(names)} are sold out. Remove them to check out.`
      : `${listOf(names)} is sold out. Remove it to check out.`,
  choiceSoldOut: (names: readonly string[]) =>
    `We’re out of ${namesInSentence(names)}. Go back to your cart to change it.`,
  few: (few: readonly FewLeft[]) => `${onlyLeft(few)} Take fewer to check out.`,
  /** In burritos that nobody has changed. */
  replaced: (names: readonly string[], standIns: readonly string[]) =>
    standIns.length > 0
      ? `We’re out of ${namesInSentence(names)}, so it comes with ${namesInSentence(standIns)}.`
      : `We’re out of ${namesInSentence(names)}, so it comes without.`,
  backToCart: 'Back to cart',
  /** So many of a kind, in words. */
  remove: (burritos: string) => `Remove ${burritos}`,
  take: (few: readonly FewLeft[]) => `Take ${fewOf(few)}`,
}
