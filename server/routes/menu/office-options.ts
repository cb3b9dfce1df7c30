// The owner's sections, ingredients and option groups. Every reply is the new menu.
import * as z from 'zod/mini'
import { ingredientChange, newIngredient, newSection, sectionChange } from '#domain/menu/menu-schema.ts'
import { groupChange, newGroup } from '#domain/menu/option-group-schema.ts'
import { groupOrder, menuAddedReply, officeMenuReply } from '#domain/menu/office-menu-schema.ts'
import { menuId } from '#domain/menu/menu-id-schema.ts'
import { type MenuAddedReply, menuPaths } from '#domain/menu/menu-api.ts'
import {
  addMenuIngredient,
  changeMenuIngredient,
  removeMenuIngredient,
} from '../../actions/menu/change-ingredients.ts'
import {
  addOptionGroup,
  arrangeOptionGroups,
  changeOptionGroup,
  removeOptionGroup,
} from '../../actions/menu/change-option-groups.ts'
import { addMenuSection, removeMenuSection, renameMenuSection } from '../../actions/menu/change-sections.ts'
import { json } from '../../http/reply-spec.ts'
import { nothing, type Routes } from '../../http/route-rules.ts'
import { officeMenu, wholeMenuBody, type OfficeMenuDeps } from './office-menu.ts'

const sectionParams = z.strictObject({ section: menuId })
const ingredientParams = z.strictObject({ ingredient: menuId })
const groupParams = z.strictObject({ group: menuId })

const changeConfig = (summary: string) =>
  ({ access: 'run-office', summary, reply: json(officeMenuReply) }) as const
const addConfig = (summary: string) =>
  ({ access: 'run-office', summary, reply: json(menuAddedReply) }) as const

export function officeOptionsRoutes(app: Routes, deps: OfficeMenuDeps): void {
  const menu = () => officeMenu(deps)
  const withMenu = async (added: string): Promise<MenuAddedReply> => ({ added, menu: await menu() })

  app.post(
    menuPaths.addSection,
    { config: addConfig('Add a section to the menu'), schema: { querystring: nothing, body: newSection } },
    async ({ staff, body }) => withMenu(await addMenuSection(deps, { staff, body })),
  )

  app.post(
    menuPaths.section(':section'),
    {
      config: changeConfig('Rename a section'),
      schema: { querystring: nothing, params: sectionParams, body: sectionChange },
    },
    async ({ staff, params: { section: id }, body }) => {
      await renameMenuSection(deps, { staff, id, body })
      return menu()
    },
  )

  app.post(
    menuPaths.removeSection(':section'),
    {
      config: changeConfig('Remove an empty section'),
      schema: { querystring: nothing, params: sectionParams, body: nothing },
    },
    async ({ staff, params: { section: id } }) => {
      await removeMenuSection(deps, { staff, id })
      return menu()
    },
  )

  app.post(
    menuPaths.addIngredient,
    { config: addConfig('Add an ingredient'), schema: { querystring: nothing, body: newIngredient } },
    async ({ staff, body }) => withMenu(await addMenuIngredient(deps, { staff, body })),
  )

  app.post(
    menuPaths.ingredient(':ingredient'),
    {
      config: changeConfig('Change an ingredient'),
      schema: { querystring: nothing, params: ingredientParams, body: ingredientChange },
    },
    async ({ staff, params: { ingredient: id }, body }) => {
      await changeMenuIngredient(deps, { staff, id, body })
      return menu()
    },
  )

  app.post(
    menuPaths.removeIngredient(':ingredient'),
    {
      config: changeConfig('Remove an ingredient that nothing has'),
      schema: { querystring: nothing, params: ingredientParams, body: nothing },
    },
    async ({ staff, params: { ingredient: id } }) => {
      await removeMenuIngredient(deps, { staff, id })
      return menu()
    },
  )

  app.post(
    menuPaths.addGroup,
    {
      config: { ...addConfig('Add a group of options'), ...wholeMenuBody },
      schema: { querystring: nothing, body: newGroup },
    },
    async ({ staff, body }) => withMenu(await addOptionGroup(deps, { staff, body })),
  )

  app.post(
    menuPaths.group(':group'),
    {
      config: { ...changeConfig('Change a group of options'), ...wholeMenuBody },
      schema: { querystring: nothing, params: groupParams, body: groupChange },
    },
    async ({ staff, params: { group: id }, body }) => {
      await changeOptionGroup(deps, { staff, id, body })
      return menu()
    },
  )

  app.post(
    menuPaths.removeGroup(':group'),
    {
      config: changeConfig('Remove a group of options, also from the items'),
      schema: { querystring: nothing, params: groupParams, body: nothing },
    },
    async ({ staff, params: { group: id } }) => {
      await removeOptionGroup(deps, { staff, id })
      return menu()
    },
  )

  app.post(
    menuPaths.groupOrder,
    {
      config: changeConfig('Put the groups of options in another order'),
      schema: { querystring: nothing, body: groupOrder },
    },
    async ({ staff, body }) => {
      await arrangeOptionGroups(deps, { staff, ...body })
      return menu()
    },
  )
}
