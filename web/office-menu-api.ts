// The calls of the owner's office about the menu.
import type { ItemId } from '#domain/menu/menu.ts'
import {
  officePaths as paths,
  type OfficeMenuReply,
  type PriceHistoryReply,
} from '#domain/people/people-api.ts'
import type {
  GroupBody,
  IngredientBody,
  MenuAddedReply,
  MenuItemBody,
  MenuOrderBody,
  NewGroupBody,
  NewIngredientBody,
  NewItemBody,
  SectionBody,
} from '#domain/menu/menu-api.ts'
import { call, post } from './api.ts'

export function fetchOfficeMenu(): Promise<OfficeMenuReply> {
  return call(paths.menu)
}

export function fetchPrices(id: ItemId): Promise<PriceHistoryReply> {
  return call(paths.prices(id))
}

export function addItem(body: NewItemBody): Promise<MenuAddedReply> {
  return post(paths.addItem, body)
}

export function changeMenuItem(id: ItemId, body: MenuItemBody): Promise<OfficeMenuReply> {
  return post(paths.menuItem(id), body)
}

export function setRetired(id: ItemId, retired: boolean): Promise<OfficeMenuReply> {
  return post(paths.retireItem(id), { retired })
}

export function changeMenuOrder(body: MenuOrderBody): Promise<OfficeMenuReply> {
  return post(paths.menuOrder, body)
}

export function addSection(name: string): Promise<MenuAddedReply> {
  return post(paths.addSection, { name })
}

export function changeSection(id: string, body: SectionBody): Promise<OfficeMenuReply> {
  return post(paths.section(id), body)
}

export function removeSection(id: string): Promise<OfficeMenuReply> {
  return post(paths.removeSection(id), {})
}

export function addIngredient(body: NewIngredientBody): Promise<MenuAddedReply> {
  return post(paths.addIngredient, body)
}

export function changeIngredient(id: string, body: IngredientBody): Promise<OfficeMenuReply> {
  return post(paths.ingredient(id), body)
}

export function removeIngredient(id: string): Promise<OfficeMenuReply> {
  return post(paths.removeIngredient(id), {})
}

export function addGroup(body: NewGroupBody): Promise<MenuAddedReply> {
  return post(paths.addGroup, body)
}

export function changeGroup(id: string, body: GroupBody): Promise<OfficeMenuReply> {
  return post(paths.group(id), body)
}

export function removeGroup(id: string): Promise<OfficeMenuReply> {
  return post(paths.removeGroup(id), {})
}

export function changeGroupOrder(groups: readonly string[]): Promise<OfficeMenuReply> {
  return post(paths.groupOrder, { groups })
}
