// The parts of cart-news.tsx, which load when there is something to say.
import type { ComponentType } from 'react'
import { FailureFrame, latePart, type LatePart } from '../../ui/late-part.tsx'

type News = typeof import('./cart-news.tsx')
type PropsOf<Name extends keyof News> = Parameters<News[Name]>[0] & object

export function lateNews<Name extends keyof News>(name: Name): LatePart<PropsOf<Name>> {
  return latePart<PropsOf<Name>>(
    async () => (await import('./cart-news.tsx'))[name] as ComponentType<PropsOf<Name>>,
    FailureFrame,
  )
}
