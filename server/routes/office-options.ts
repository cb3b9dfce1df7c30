// The owner's sections, ingredients and option groups. Every answer is the menu as it is then.
import * as z from 'zod/mini'
import { menuAddedReply, officeMenuReply } from '#domain/contract/office-menu.ts'
import {
  groupOrderForm,
  ingredientForm,
  newIngredientForm,
  newSectionForm,
  sectionForm,
} from '#domain/menu-parts-form.ts'
import { idShape } from '#domain/menu.ts'
import { officePaths as paths, type MenuAddedReply } from '#domain/office-api.ts'
import { groupForm, newGroupForm } from '#domain/option-group-form.ts'
import {
  addMenuIngredient,
  changeMenuIngredient,
  removeMenuIngredient,
} from '../actions/change-ingredients.ts'
import {
  addOptionGroup,
  arrangeOptionGroups,
  changeOptionGroup,
  removeOptionGroup,
} from '../actions/change-option-groups.ts'
import { addMenuSection, removeMenuSection, renameMenuSection } from '../actions/change-sections.ts'
import { json } from '../contract/answers.ts'
import { nothing, type Routes } from '../http/route-rules.ts'
import { officeMenu, type MenuOfficeDeps } from './office-menu.ts'

const params = z.strictObject({ id: z.string().check(z.regex(idShape)) })

const changes = (summary: string) => ({ access: 'run-office', summary, reply: json(officeMenuReply) }) as const
const adds = (summary: string) => ({ access: 'run-office', summary, reply: json(menuAddedReply) }) as const

export function officeOptionsRoutes(app: Routes, deps: MenuOfficeDeps): void {
  const menu = () => officeMenu(deps)
  const withMenu = async (added: string): Promise<MenuAddedReply> => ({ added, menu: await menu() })

  app.post(
    paths.addSection,
    { config: adds('Add a section to the menu'), schema: { querystring: nothing, body: newSectionForm } },
    async ({ staff, body }) => withMenu(await addMenuSection(deps, { staff, body })),
  )

  app.post(
    paths.section(':id'),
    { config: changes('Rename a section'), schema: { querystring: nothing, params, body: sectionForm } },
    async ({ staff, params: { id }, body }) => {
      await renameMenuSection(deps, { staff, id, body })
      return menu()
    },
  )

  app.post(
    paths.removeSection(':id'),
    { config: changes('Remove an empty section'), schema: { querystring: nothing, params, body: nothing } },
    async ({ staff, params: { id } }) => {
      await removeMenuSection(deps, { staff, id })
      return menu()
    },
  )

  app.post(
    paths.addIngredient,
    { config: adds('Add an ingredient'), schema: { querystring: nothing, body: newIngredientForm } },
    async ({ staff, body }) => withMenu(await addMenuIngredient(deps, { staff, body })),
  )

  app.post(
    paths.ingredient(':id'),
    {
      config: changes('Change an ingredient'),
      schema: { querystring: nothing, params, body: ingredientForm },
    },
    async ({ staff, params: { id }, body }) => {
      await changeMenuIngredient(deps, { staff, id, body })
      return menu()
    },
  )

  app.post(
    paths.removeIngredient(':id'),
    {
      config: changes('Remove an ingredient that nothing has'),
      schema: { querystring: nothing, params, body: nothing },
    },
    async ({ staff, params: { id } }) => {
      await removeMenuIngredient(deps, { staff, id })
      return menu()
    },
  )

  app.post(
    paths.addGroup,
    { config: adds('Add a group of options'), schema: { querystring: nothing, body: newGroupForm } },
    async ({ staff, body }) => withMenu(await addOptionGroup(deps, { staff, body })),
  )

  app.post(
    paths.group(':id'),
    {
      config: changes('Change a group of options'),
      schema: { querystring: nothing, params, body: groupForm },
    },
    async ({ staff, params: { id }, body }) => {
      await changeOptionGroup(deps, { staff, id, body })
      return menu()
    },
  )

  app.post(
    paths.removeGroup(':id'),
    {
      config: changes('Remove a group of options, also from the items'),
      schema: { querystring: nothing, params, body: nothing },
    },
    async ({ staff, params: { id } }) => {
      await removeOptionGroup(deps, { staff, id })
      return menu()
    },
  )

  app.post(
    paths.groupOrder,
    {
      config: changes('Put the groups of options in another order'),
      schema: { querystring: nothing, body: groupOrderForm },
    },
    async ({ staff, body }) => {
      await arrangeOptionGroups(deps, { staff, ...body })
      return menu()
    },
  )
}
