// The color of each item, for the lines of the tickets.
import { createContext, useContext, useMemo } from 'react'
import { defaultColor, type Color } from '#domain/menu/look.ts'
import type { MenuItems } from '#domain/menu/menu.ts'

type Colors = ReadonlyMap<string, Color>

const KitchenColors = createContext<Colors>(new Map())
export const KitchenColorsProvider = KitchenColors.Provider

/** The same map until a color changes, so that a burrito that sells out does not draw 300 tickets again. */
export function useColorsOf(items: MenuItems): Colors {
  const written = JSON.stringify(items.map(({ id, look }) => [id, look.color]))
  return useMemo(() => new Map(JSON.parse(written) as [string, Color][]), [written])
}

/** An item that has left the menu has the plain color. */
export function useColorOf(): (item: string) => Color {
  const colors = useContext(KitchenColors)
  return (item) => colors.get(item) ?? defaultColor
}
