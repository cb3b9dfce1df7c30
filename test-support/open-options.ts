// A restaurant whose owner edits the options: a group to add, and groups as the office sends them back.
import type { Engine } from './databases.ts'
import { groupFormOf } from './menu-form-of.ts'
import { openMenuOffice } from './open-menu-office.ts'

export const choice = (name: string, more: object = {}) => ({
  id: null,
  name,
  price: 0,
  allergens: [],
  isDefault: false,
  ...more,
})
export const heat = {
  name: 'Heat',
  kind: 'one',
  smallest: 1,
  largest: 1,
  onTicket: 'word',
  choices: [choice('Mild', { isDefault: true }), choice('Ají picante', { price: 25 })],
  items: ['beef', 'pork'],
}

export async function openOptions(engine: Engine) {
  const opened = await openMenuOffice(engine)
  const { office, menu } = opened
  return {
    ...opened,
    group: async (id: string) => (await menu()).groups.find((one) => one.id === id),
    /** A group as the office sends it back. */
    async groupForm(id: string) {
      const found = (await menu()).groups.find((one) => one.id === id)
      if (!found) throw new Error(`there is no group ${id}`)
      return groupFormOf(found)
    },
    changeGroup: (id: string, body: object) => office(`option-groups/${id}/change`, body),
    fields: async (path: string, body: object) =>
      (await office(path, body)).json<{ fields?: object }>().fields ?? {},
  }
}
