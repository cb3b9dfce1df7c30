// The parts of cart-news.tsx, which load when there is something to say.
import { latePartsOf } from '../../ui/late-part.tsx'

export const lateNews = latePartsOf(() => import('./cart-news.tsx'))
