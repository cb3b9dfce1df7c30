// The wire contract of the menu office: the bodies and replies of its calls, whose paths are in office-api.ts. Types only.
import type {
  menuAddedReply,
  officeGroup,
  officeIngredient,
  officeSection,
  retiredItem,
} from './contract/office-menu.ts'
import type { pictureReply } from './contract/pictures.ts'
import type { Wire } from './contract/values.ts'
import type { menuItemForm, newItemForm } from './menu-form.ts'
import type {
  groupOrderForm,
  ingredientForm,
  menuOrderForm,
  newIngredientForm,
  newSectionForm,
  retiredForm,
  sectionForm,
} from './menu-parts-form.ts'
import type { groupForm, newGroupForm } from './option-group-form.ts'
import type { itemPictureForm, pictureCutForm } from './picture-form.ts'

export type OfficeSection = Wire<typeof officeSection>
export type OfficeGroup = Wire<typeof officeGroup>
export type OfficeIngredient = Wire<typeof officeIngredient>
export type RetiredItem = Wire<typeof retiredItem>
export type MenuAddedReply = Wire<typeof menuAddedReply>

export type NewItemBody = Wire<typeof newItemForm>
export type MenuItemBody = Wire<typeof menuItemForm>
export type RetiredBody = Wire<typeof retiredForm>
export type NewSectionBody = Wire<typeof newSectionForm>
export type SectionBody = Wire<typeof sectionForm>
export type NewIngredientBody = Wire<typeof newIngredientForm>
export type IngredientBody = Wire<typeof ingredientForm>
export type NewGroupBody = Wire<typeof newGroupForm>
export type GroupBody = Wire<typeof groupForm>
export type GroupOrderBody = Wire<typeof groupOrderForm>
export type MenuOrderBody = Wire<typeof menuOrderForm>

/** The centre in percent, and quarter turns clockwise. */
export type PictureCutBody = Wire<typeof pictureCutForm>
/** Without words of its own where the item's name says enough. */
export type ItemPictureBody = Wire<typeof itemPictureForm>
export type PictureReply = Wire<typeof pictureReply>
