// The wire contract of the menu: the path, body and reply of each call of the owner's menu screens. Types and paths only.
import type {
  ingredientChange,
  itemChange,
  newIngredient,
  newItem,
  newSection,
  sectionChange,
} from './menu-schema.ts'
import type {
  groupOrder,
  menuAddedReply,
  menuOrder,
  officeGroup,
  officeIngredient,
  officeMenuItem,
  officeMenuReply,
  officeSection,
  priceHistoryReply,
  retired,
  retiredItem,
} from './office-menu-schema.ts'
import type { groupChange, newGroup } from './option-group-schema.ts'
import type { pictureChoice, cropBody, pictureReply } from './picture-schema.ts'
import type { Wire } from '../basics/values.ts'

export const menuPaths = {
  /** GET → OfficeMenuReply */
  officeMenu: '/api/office/menu',
  /** POST MenuItemBody → OfficeMenuReply */
  menuItem: (id: string) => `/api/office/menu/${id}`,
  /** POST NewItemBody → MenuAddedReply */
  addItem: '/api/office/menu-items/add',
  /** POST RetiredBody → OfficeMenuReply: off the menu, or back on it */
  retireItem: (id: string) => `/api/office/menu/${id}/retired`,
  /** POST NewSectionBody → MenuAddedReply */
  addSection: '/api/office/sections/add',
  /** POST SectionBody → OfficeMenuReply */
  section: (id: string) => `/api/office/sections/${id}/change`,
  /** POST {} → OfficeMenuReply: only an empty section can be removed */
  removeSection: (id: string) => `/api/office/sections/${id}/remove`,
  /** POST NewIngredientBody → MenuAddedReply */
  addIngredient: '/api/office/ingredients/add',
  /** POST IngredientBody → OfficeMenuReply */
  ingredient: (id: string) => `/api/office/ingredients/${id}/change`,
  /** POST {} → OfficeMenuReply: only an ingredient that no item contains can be removed */
  removeIngredient: (id: string) => `/api/office/ingredients/${id}/remove`,
  /** POST NewGroupBody → MenuAddedReply */
  addGroup: '/api/office/option-groups/add',
  /** POST GroupBody → OfficeMenuReply */
  group: (id: string) => `/api/office/option-groups/${id}/change`,
  /** POST {} → OfficeMenuReply: the group is also removed from its items */
  removeGroup: (id: string) => `/api/office/option-groups/${id}/remove`,
  /** POST GroupOrderBody → OfficeMenuReply */
  groupOrder: '/api/office/option-group-order',
  /** POST MenuOrderBody → OfficeMenuReply */
  menuOrder: '/api/office/menu-order',
  /** POST the picture's bytes → PictureReply */
  pictures: '/api/office/pictures',
  /** POST PictureCropBody → PictureReply: the same picture with another center, or rotated */
  pictureCrop: (id: string) => `/api/office/pictures/${id}/crop`,
  /** GET → PriceHistoryReply */
  prices: (id: string) => `/api/office/menu/${id}/prices`,
} as const

export type OfficeMenuItem = Wire<typeof officeMenuItem>
export type OfficeMenuReply = Wire<typeof officeMenuReply>
export type OfficeSection = Wire<typeof officeSection>
export type OfficeGroup = Wire<typeof officeGroup>
export type OfficeIngredient = Wire<typeof officeIngredient>
export type RetiredItem = Wire<typeof retiredItem>
export type MenuAddedReply = Wire<typeof menuAddedReply>

export type PriceHistoryReply = Wire<typeof priceHistoryReply>

export type NewItemBody = Wire<typeof newItem>
export type MenuItemBody = Wire<typeof itemChange>
export type RetiredBody = Wire<typeof retired>
export type NewSectionBody = Wire<typeof newSection>
export type SectionBody = Wire<typeof sectionChange>
export type NewIngredientBody = Wire<typeof newIngredient>
export type IngredientBody = Wire<typeof ingredientChange>
export type NewGroupBody = Wire<typeof newGroup>
export type GroupBody = Wire<typeof groupChange>
export type GroupOrderBody = Wire<typeof groupOrder>
export type MenuOrderBody = Wire<typeof menuOrder>

export type PictureCropBody = Wire<typeof cropBody>
/** The alternative text is empty if the item's name says enough. */
export type ItemPictureBody = Wire<typeof pictureChoice>
export type PictureReply = Wire<typeof pictureReply>
