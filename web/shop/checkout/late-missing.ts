// The parts of missing-parts.tsx, which load when there is something to say.
import { lazyPartsOf } from '../../ui/lazy-part.tsx'

export const lateMissing = lazyPartsOf(() => import('./missing-parts.tsx'))
