// The calls of the owner's office about the menu.
import { paths as shopPaths, type MenuReply, type SoldOutBody } from '#domain/api.ts'
import type { ItemId } from '#domain/menu.ts'
import { officePaths as paths, type OfficeMenuReply, type PriceHistoryReply } from '#domain/office-api.ts'
import type {
  GroupBody,
  IngredientBody,
  MenuAddedReply,
  MenuItemBody,
  MenuOrderBody,
  NewGroupBody,
  NewIngredientBody,
  NewItemBody,
  PictureReply,
  SectionBody,
} from '#domain/office-menu-api.ts'
import type { PictureCut, UploadType } from '#domain/own-picture.ts'
import { call, post } from './api.ts'
import { upload } from './upload.ts'

/** The server makes its files meanwhile. */
const cutTimeout = 20_000

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

/** `onSent` hears which share of the picture is on the server. */
export function uploadPicture(
  file: Blob,
  type: UploadType,
  onSent: (share: number) => void,
): Promise<PictureReply> {
  return upload(paths.pictures, file, { type: `image/${type}`, onSent })
}

/** The files of another centre or turn are made, unless they are there. */
export function cutPicture({ id, x, y, turns }: PictureCut): Promise<PictureReply> {
  return post(paths.pictureCut(id), { x, y, turns }, cutTimeout)
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

/** As the kitchen does it on its board. */
export function setChoiceSoldOut(choice: string, soldOut: SoldOutBody['soldOut']): Promise<MenuReply> {
  return post(shopPaths.soldOut, { choice, soldOut })
}
