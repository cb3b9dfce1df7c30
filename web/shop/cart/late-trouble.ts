// The places of what cart-trouble.tsx says, until it is loaded.
import { latePart, nothing } from '../../ui/late-part.tsx'

const load = () => import('./cart-trouble.tsx')

export const Excess = latePart(() => load().then((part) => part.Excess), nothing)
export const MissingLines = latePart(() => load().then((part) => part.MissingLines), nothing)
export const TooMany = latePart(() => load().then((part) => part.TooMany), nothing)
