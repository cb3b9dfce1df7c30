// The items on the menu now, for the office's screens about orders and sales, which know items by their ids.
import { useQuery } from '@tanstack/react-query'
import type { Menu } from '#domain/menu.ts'
import { fetchMenu } from '../api.ts'
import { keys } from './query-keys.ts'

/** Undefined until the server has answered: the screens do without. */
export function useMenuItems(): Menu | undefined {
  return useQuery({ queryKey: keys.items, queryFn: fetchMenu }).data?.items
}
