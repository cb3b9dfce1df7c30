// The wire contract of the menu office: the bodies and replies of its calls, whose paths are in office-api.ts. Types only.
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
  officeSection,
  retired,
  retiredItem,
} from './office-menu-schema.ts'
import type { groupChange, newGroup } from './option-group-schema.ts'
import type { chosenPicture, cutBody, pictureReply } from './picture-schema.ts'
import type { Wire } from '../basics/values.ts'

export type OfficeSection = Wire<typeof officeSection>
export type OfficeGroup = Wire<typeof officeGroup>
export type OfficeIngredient = Wire<typeof officeIngredient>
export type RetiredItem = Wire<typeof retiredItem>
export type MenuAddedReply = Wire<typeof menuAddedReply>

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

export type PictureCutBody = Wire<typeof cutBody>
/** Without words of its own where the item's name says enough. */
export type ItemPictureBody = Wire<typeof chosenPicture>
export type PictureReply = Wire<typeof pictureReply>
