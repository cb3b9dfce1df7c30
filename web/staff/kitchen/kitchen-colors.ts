// The colour of each item, for the lines of the tickets.
import { createContext, useContext, useMemo } from 'react'
import { plainColour, type Colour } from '#domain/menu/look.ts'
import type { MenuItems } from '#domain/menu/menu.ts'

type Colours = ReadonlyMap<string, Colour>

const KitchenColours = createContext<Colours>(new Map())
export const KitchenColoursProvider = KitchenColours.Provider

/** The same map until a colour changes, so that a burrito that sells out does not draw 300 tickets again. */
export function useColoursOf(items: MenuItems): Colours {
  const written = JSON.stringify(items.map(({ id, look }) => [id, look.colour]))
  return useMemo(() => new Map(JSON.parse(written) as [string, Colour][]), [written])
}

/** An item that has left the menu has the plain colour. */
export function useColourOf(): (item: string) => Colour {
  const colours = useContext(KitchenColours)
  return (item) => colours.get(item) ?? plainColour
}
