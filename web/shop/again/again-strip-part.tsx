// The strip of the same again, loaded after the cart, which mostly has nothing of the kind to say.
import { lazyPart } from '../../ui/lazy-part.tsx'

export const AgainStripPart = lazyPart<object>(
  () => import('./again-strip.tsx').then((part) => part.AgainStrip),
  () => null,
)

/** So that it stands in the cart at once. */
export function fetchStrip(): void {
  // Should it fail, the cart tries once more.
  AgainStripPart.load?.().catch(() => undefined)
}
