// The parts of missing-parts.tsx, which load when there is something to say.
import type { ComponentType } from 'react'
import { FailureFrame, latePart, type LatePart } from '../../ui/late-part.tsx'

type Parts = typeof import('./missing-parts.tsx')
type PropsOf<Name extends keyof Parts> = Parameters<Parts[Name]>[0] & object

export function lateMissing<Name extends keyof Parts>(name: Name): LatePart<PropsOf<Name>> {
  return latePart<PropsOf<Name>>(
    async () => (await import('./missing-parts.tsx'))[name] as ComponentType<PropsOf<Name>>,
    FailureFrame,
  )
}
