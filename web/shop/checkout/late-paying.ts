// The parts of paying-parts.tsx, which load beside the form.
import { lazyPartsOf } from '../../ui/lazy-part.tsx'

export const latePaying = lazyPartsOf(() => import('./paying-parts.tsx'))
