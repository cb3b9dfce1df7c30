// The parts of paying-parts.tsx, which load beside the form.
import { latePartsOf } from '../../ui/late-part.tsx'

export const latePaying = latePartsOf(() => import('./paying-parts.tsx'))
