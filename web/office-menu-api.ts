// The calls of the owner's office about the menu.
import type { ItemId } from '#domain/menu/menu.ts'
import {
  type GroupBody,
  type IngredientBody,
  type MenuAddedReply,
  type MenuItemBody,
  type MenuOrderBody,
  type NewGroupBody,
  type NewIngredientBody,
  type NewItemBody,
  type SectionBody,
  type OfficeMenuReply,
  type PriceHistoryReply,
  menuPaths,
} from '#domain/menu/menu-api.ts'
import { call, post } from './api.ts'

export function fetchOfficeMenu(): Promise<OfficeMenuReply> {
  return call(menuPaths.officeMenu)
}

export function fetchPrices(id: ItemId): Promise<PriceHistoryReply> {
  return call(menuPaths.prices(id))
}

export function addItem(body: NewItemBody): Promise<MenuAddedReply> {
  return post(menuPaths.addItem, body)
}

export function changeMenuItem(id: ItemId, body: MenuItemBody): Promise<OfficeMenuReply> {
  return post(menuPaths.menuItem(id), body)
}

export function setRetired(id: ItemId, retired: boolean): Promise<OfficeMenuReply> {
  return post(menuPaths.retireItem(id), { retired })
}

export function changeMenuOrder(body: MenuOrderBody): Promise<OfficeMenuReply> {
  return post(menuPaths.menuOrder, body)
}

export function addSection(name: string): Promise<MenuAddedReply> {
  return post(menuPaths.addSection, { name })
}

export function changeSection(id: string, body: SectionBody): Promise<OfficeMenuReply> {
  return post(menuPaths.section(id), body)
}

export function removeSection(id: string): Promise<OfficeMenuReply> {
  return post(menuPaths.removeSection(id), {})
}

export function addIngredient(body: NewIngredientBody): Promise<MenuAddedReply> {
  return post(menuPaths.addIngredient, body)
}

export function changeIngredient(id: string, body: IngredientBody): Promise<OfficeMenuReply> {
  return post(menuPaths.ingredient(id), body)
}

export function removeIngredient(id: string): Promise<OfficeMenuReply> {
  return post(menuPaths.removeIngredient(id), {})
}

export function addGroup(body: NewGroupBody): Promise<MenuAddedReply> {
  return post(menuPaths.addGroup, body)
}

export function changeGroup(id: string, body: GroupBody): Promise<OfficeMenuReply> {
  return post(menuPaths.group(id), body)
}

export function removeGroup(id: string): Promise<OfficeMenuReply> {
  return post(menuPaths.removeGroup(id), {})
}

export function changeGroupOrder(groups: readonly string[]): Promise<OfficeMenuReply> {
  return post(menuPaths.groupOrder, { groups })
}
