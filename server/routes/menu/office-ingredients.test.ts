// The ingredients that items share, and their allergens (R55).
import { describe, expect, test } from 'vitest'
import type { MenuAddedReply } from '../../../domain/menu/menu-api.ts'
import { engines } from '../../../test-support/databases.ts'
import { horchata } from '../../../test-support/open-menu-office.ts'
import { openOptions } from '../../../test-support/open-options.ts'

describe.each(engines)('ingredients on %s', (engine) => {
  test('R55 an ingredient’s allergens are those of every item that has it', async () => {
    const { office, onSite, menu, log, fields } = await openOptions(engine)
    const { added } = (
      await office('ingredients/add', { name: 'Crema', allergens: ['milk'] })
    ).json<MenuAddedReply>()
    expect(added).toBe('crema')
    expect(await fields('ingredients/add', { name: 'CREMA', allergens: [] })).toEqual({
      name: 'Another ingredient is called that.',
    })
    const tomato = { version: 1, name: 'Tomato in soy', allergens: ['soy'] }
    await office('ingredients/tomato/change', tomato)
    expect(await onSite('beef')).toMatchObject({ allergens: ['wheat', 'soy'], ownAllergens: [] })
    expect((await office('ingredients/tomato/change', { ...tomato, allergens: [] })).statusCode).toBe(409)
    expect((await office('ingredients/tomato/change', tomato)).statusCode).toBe(200)
    expect((await menu()).ingredients.find(({ id }) => id === 'tomato')).toMatchObject({
      version: 2,
      usedIn: ['Beef', 'Chicken', 'Bean', 'Pork'].map((en) => ({ en })),
    })
    expect((await log()).map(({ action }) => action)).toEqual([
      {
        what: 'changed',
        target: { kind: 'ingredient', id: 'tomato', name: 'Tomato' },
        changes: [
          { field: 'name', from: { en: 'Tomato' }, to: { en: 'Tomato in soy' } },
          { field: 'allergens', from: [], to: ['soy'] },
        ],
      },
      {
        what: 'added',
        target: { kind: 'ingredient', id: 'crema', name: 'Crema' },
        changes: [{ field: 'allergens', from: null, to: ['milk'] }],
      },
    ])
  })

  test('R55 a mark of an item holds against every ingredient and every choice that comes with it', async () => {
    const { office, fields, groupForm } = await openOptions(engine)
    await office('menu-items/add', { ...horchata, groups: ['salsa'] })
    const said = 'Horchata is marked vegan, so it can’t contain milk. Change that item first.'
    expect(
      await fields('ingredients/rice/change', { version: 1, name: 'Rice', allergens: ['milk'] }),
    ).toEqual({
      allergens: said,
    })
    const salsa = await groupForm('salsa')
    const milky = salsa.choices.map((one) => (one.isDefault ? { ...one, allergens: ['milk'] } : one))
    expect(await fields('option-groups/salsa/change', { ...salsa, choices: milky })).toEqual({
      choices: said,
    })
    // An option that customers get only by choosing it contradicts no mark.
    const other = salsa.choices.map((one) => (one.isDefault ? one : { ...one, allergens: ['milk'] }))
    expect((await office('option-groups/salsa/change', { ...salsa, choices: other })).statusCode).toBe(200)
  })

  test('R55 an ingredient is removed when nothing has it, not even a retired item', async () => {
    const { office, fields, menu, log } = await openOptions(engine)
    const inUse = { ingredient: 'Something on the menu, or retired, still has it inside.' }
    expect(await fields('ingredients/carne/remove', {})).toEqual(inUse)
    await office('menu/pork/retired', { retired: true })
    expect(await fields('ingredients/carne/remove', {})).toEqual(inUse)
    await office('ingredients/add', { name: 'Crema', allergens: ['milk'] })
    await office('ingredients/crema/remove', {})
    expect((await menu()).ingredients.some(({ id }) => id === 'crema')).toBe(false)
    expect((await log())[0]?.action).toMatchObject({
      what: 'removed',
      changes: [{ field: 'allergens', from: ['milk'], to: null }],
    })
    expect((await office('ingredients/crema/remove', {})).statusCode).toBe(404)
  })
})
