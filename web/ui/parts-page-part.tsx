// What the sections of the page of parts share.
import type { ReactNode } from 'react'
import { Stack } from './layout.tsx'

/** As long as a name may be. */
export const longName = 'Maximiliana Guadalupe Fernández-Villalobos'

export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={4} aria-label={name}>
      <h2>{name}</h2>
      {children}
    </Stack>
  )
}
