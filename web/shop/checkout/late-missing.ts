// The parts of missing-parts.tsx, which load when there is something to say.
import { latePartsOf } from '../../ui/late-part.tsx'

export const lateMissing = latePartsOf(() => import('./missing-parts.tsx'))
