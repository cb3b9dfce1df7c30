// The parts of cart-news.tsx, which load when there is something to say.
import { lazyPartsOf } from '../../ui/lazy-part.tsx'

export const lateNews = lazyPartsOf(() => import('./cart-news.tsx'))
