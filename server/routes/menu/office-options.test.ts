// The option groups that items share (R57).
import { describe, expect, test } from 'vitest'
import { allergens } from '../../../domain/menu/food-facts.ts'
import type { MenuAddedReply, OfficeMenuReply } from '../../../domain/menu/menu-api.ts'
import { engines } from '../../../test-support/databases.ts'
import { choice, heat, openOptions } from '../../../test-support/open-options.ts'
import { horchata } from '../../../test-support/open-menu-office.ts'
import { rosasOrder } from '../../../test-support/test-app.ts'
import { changeShop } from '../../../test-support/change-shop.ts'

describe.each(engines)('options on %s', (engine) => {
  test('R57 a group is added and served: at once on the site, and ordered with', async () => {
    const { office, onSite, site, order, log } = await openOptions(engine)
    const { added, menu } = (await office('option-groups/add', heat)).json<MenuAddedReply>()
    expect(added).toBe('heat')
    expect(menu.groups.at(-1)).toMatchObject({ id: 'heat', version: 1, serves: ['beef', 'pork'] })
    expect((await site()).groups.at(-1)?.choices).toMatchObject([
      { id: 'heat-mild', isDefault: true, soldOut: false },
      { id: 'heat-aji-picante', name: { en: 'Ají picante' }, price: 25 },
    ])
    expect(await onSite('beef')).toMatchObject({ groups: ['salsa', 'extras', 'heat'] })
    expect(await onSite('chix')).toMatchObject({ groups: ['salsa', 'extras'] })
    expect((await log())[0]?.action).toMatchObject({
      what: 'added',
      target: { kind: 'group', id: 'heat', name: 'Heat' },
      changes: [
        { field: 'kind', from: null },
        { field: 'smallest', from: null },
        { field: 'largest', from: null },
        { field: 'onTicket', from: null },
        { field: 'choices', from: null, to: { id: 'heat-mild' } },
        { field: 'choices', from: null, to: { id: 'heat-aji-picante' } },
        { field: 'serves', from: null, to: ['Beef', 'Pork'] },
      ],
    })
    // A customer who chooses nothing orders as before.
    expect((await order(rosasOrder)).statusCode).toBe(201)
    const chosen = [
      { id: 'salsa-medium', count: 1 },
      { id: 'heat-aji-picante', count: 1 },
    ]
    const lines = [{ item: 'beef', quantity: 1, choices: chosen }]
    expect((await order({ ...rosasOrder, lines, expectedTotal: 1177 })).json()).toMatchObject({
      total: 1177,
      lines: [{ unitPrice: 1075, changes: [{ kind: 'word', name: { en: 'Ají picante' } }] }],
    })
  })

  test('R57 a changed group keeps the ids of its choices, their Spanish, and what is sold out', async () => {
    const { changeGroup, groupForm, group, log, db, site } = await openOptions(engine)
    const soldOut = JSON.stringify({ 'extras-cheese': '9999-12-31T00:00:00.000Z' })
    const stored = await db.write
      .selectFrom('option_groups')
      .select('choices')
      .where('id', '=', 'extras')
      .executeTakeFirstOrThrow()
    const choices = stored.choices.replace('"Guacamole"', '"Guacamole","es":"Guacamole"')
    await changeShop(db, (trx) =>
      trx
        .updateTable('option_groups')
        .set({ sold_out: soldOut, choices })
        .where('id', '=', 'extras')
        .execute(),
    )
    const form = await groupForm('extras')
    const [guac, cheese, cream] = form.choices
    const reply = await changeGroup('extras', {
      ...form,
      name: 'Add-ons',
      largest: 3,
      choices: [
        cheese,
        { ...guac, name: 'Guac', price: 175 },
        choice('Salsa macha', { allergens: ['peanuts'] }),
      ],
      items: ['bean'],
    })
    expect(reply.statusCode).toBe(200)
    expect(await group('extras')).toMatchObject({
      name: { en: 'Add-ons' },
      version: 2,
      serves: ['bean'],
      choices: [
        { id: 'extras-cheese', soldOut: true },
        { id: 'extras-guacamole', name: { en: 'Guac', es: 'Guacamole' }, price: 175 },
        { id: 'extras-salsa-macha', allergens: ['peanuts'] },
      ],
    })
    expect((await site()).items.map(({ groups }) => groups)).toEqual([
      ['salsa'],
      ['salsa'],
      ['salsa', 'extras'],
      ['salsa'],
    ])
    expect((await log())[0]?.action).toMatchObject({
      what: 'changed',
      target: { name: 'Extras' },
      changes: [
        { field: 'name', to: { en: 'Add-ons' } },
        { field: 'largest', from: 4, to: 3 },
        { field: 'choices.name', of: 'Guacamole', to: { en: 'Guac' } },
        { field: 'choices.price', of: 'Guacamole', from: 150, to: 175 },
        { field: 'choices', from: { id: cream?.id }, to: null },
        { field: 'choices', from: { id: 'extras-double-filling' }, to: null },
        { field: 'choices', from: null, to: { id: 'extras-salsa-macha' } },
        { field: 'choices.order' },
        { field: 'serves', to: ['Bean'] },
      ],
    })
    // Another owner's form is outdated now; saving the same again changes nothing.
    expect((await changeGroup('extras', { ...form, largest: 2 })).statusCode).toBe(409)
    expect((await changeGroup('extras', await groupForm('extras'))).statusCode).toBe(200)
    expect(await log()).toHaveLength(1)
  })

  test('R57 which items a group serves is an edit of the group, whoever makes it at an item', async () => {
    const { office, change, formOf, groupForm, changeGroup, group } = await openOptions(engine)
    const retire = (retired: boolean) => office('menu/horchata/retired', { retired })
    const steps = {
      'an item with it is added': () => office('menu-items/add', { ...horchata, groups: ['extras'] }),
      'an item no longer has it': async () =>
        change('horchata', { ...(await formOf('horchata')), groups: ['salsa'] }),
      'an item has it again': async () =>
        change('horchata', { ...(await formOf('horchata')), groups: ['salsa', 'extras'] }),
      'an item with it retires': () => retire(true),
      'it comes back': () => retire(false),
    }
    for (const [what, step] of Object.entries(steps)) {
      const form = await groupForm('extras')
      expect((await step()).statusCode, what).toBe(200)
      const items = form.items.filter((id) => id !== 'horchata')
      const reply = await changeGroup('extras', { ...form, items, largest: 2 })
      expect([reply.statusCode, reply.json()], what).toMatchObject([409, { code: 'edit-conflict' }])
    }
    expect((await group('extras'))?.serves).toContain('horchata')
    // Other changes to an item are no change to its groups.
    const form = await groupForm('extras')
    await change('horchata', { ...(await formOf('horchata')), price: 350, groups: ['extras'] })
    expect((await changeGroup('extras', { ...form, largest: 2 })).statusCode).toBe(200)
  })

  test('R59 a choice that is removed and added again is there', async () => {
    const { groupForm, changeGroup, group, post, cook } = await openOptions(engine)
    for (const choiceId of ['extras-guacamole', 'extras-cheese'])
      await post('/api/sold-out', { choice: choiceId, soldOut: 'later' }, cook)
    const form = await groupForm('extras')
    await changeGroup('extras', { ...form, largest: 3, choices: form.choices.slice(1) })
    const smaller = await groupForm('extras')
    const again = [choice('Guacamole', { price: 150 }), ...smaller.choices]
    expect((await changeGroup('extras', { ...smaller, choices: again })).statusCode).toBe(200)
    expect((await group('extras'))?.choices.slice(0, 2)).toMatchObject([
      { id: 'extras-guacamole', soldOut: false },
      { id: 'extras-cheese', soldOut: true },
    ])
  })

  test('R57 a new choice whose save was not answered is the same one when it is saved again', async () => {
    const { changeGroup, groupForm, group } = await openOptions(engine)
    const form = await groupForm('extras')
    const withQueso = (price: number) => [...form.choices, choice('Queso', { price })]
    await changeGroup('extras', { ...form, choices: withQueso(100) })
    const again = await changeGroup('extras', { ...form, version: 2, choices: withQueso(125) })
    expect(again.statusCode).toBe(200)
    expect((await group('extras'))?.choices.at(-1)).toMatchObject({ id: 'extras-queso', price: 125 })
    // A renamed choice keeps its id, and a new choice with the old name gets an id of its own.
    const { choices, ...now } = await groupForm('extras')
    const renamed = choices.map((one) => (one.id === 'extras-queso' ? { ...one, name: 'Fundido' } : one))
    await changeGroup('extras', { ...now, choices: [...renamed, choice('Queso')] })
    expect((await group('extras'))?.choices.slice(-2)).toMatchObject([
      { id: 'extras-queso', name: { en: 'Fundido' } },
      { id: 'extras-queso-2', name: { en: 'Queso' } },
    ])
  })

  test('R57 what breaks the rules of a group, or names what there is not, is refused at its field', async () => {
    const { fields, groupForm, changeGroup, menu } = await openOptions(engine)
    expect(await fields('option-groups/add', { ...heat, name: 'salsa' })).toEqual({
      name: 'Another group is called that.',
    })
    expect(await fields('option-groups/add', { ...heat, items: ['taco'] })).toHaveProperty('items')
    expect(await fields('option-groups/add', { ...heat, choices: [choice('Mild')] })).toEqual({
      choices: 'Customers must choose one, so make one the default.',
    })
    const salsa = await groupForm('salsa')
    // A choice of another group, and the same choice twice.
    const foreign = { ...salsa.choices[0], id: 'extras-cheese', name: 'X' }
    expect((await changeGroup('salsa', { ...salsa, choices: [...salsa.choices, foreign] })).statusCode).toBe(
      409,
    )
    expect(
      await fields('option-groups/salsa/change', {
        ...salsa,
        choices: [...salsa.choices, { ...salsa.choices[0], name: 'X' }],
      }),
    ).toHaveProperty(['choices.4.id'])
    expect(await fields('option-groups/heat/change', { ...salsa, name: 'Y' })).toEqual({})
    expect((await menu()).groups.map(({ id }) => id)).toEqual(['salsa', 'extras'])
  })

  test('R57 a removed group leaves the items, and the next of its name is another', async () => {
    const { office, site, group, log, order } = await openOptions(engine)
    const removed = await office('option-groups/salsa/remove', {})
    expect(removed.json<OfficeMenuReply>().groups.map(({ id }) => id)).toEqual(['extras'])
    expect((await site()).items.every(({ groups }) => groups.join() === 'extras')).toBe(true)
    expect((await log())[0]?.action).toMatchObject({
      what: 'removed',
      target: { kind: 'group', id: 'salsa', name: 'Salsa' },
    })
    expect((await order(rosasOrder)).statusCode).toBe(201)
    await office('option-groups/add', { ...heat, name: 'Salsa', items: [] })
    expect(await group('salsa')).toMatchObject({ serves: [] })
    expect((await office('option-groups/heat/remove', {})).statusCode).toBe(404)
  })

  test('a group has room for 50 choices, with all that a choice may have, and no more', async () => {
    const { office, groupForm, changeGroup, fields } = await openOptions(engine)
    const full = (nth: number) => choice(`${'x'.repeat(37)}${100 + nth}`, { price: 99_999, allergens })
    const choices = Array.from({ length: 50 }, (_one, nth) => full(nth))
    const group = { ...heat, kind: 'some', smallest: 0, largest: 50, choices, items: [] }
    expect((await office('option-groups/add', group)).statusCode).toBe(200)
    const form = await groupForm('heat')
    expect(new Set(form.choices.map(({ id }) => id)).size).toBe(50)
    expect((await changeGroup('heat', { ...form, largest: 49 })).statusCode).toBe(200)
    expect(
      await fields('option-groups/add', { ...group, name: 'More', choices: [...choices, full(50)] }),
    ).toEqual({
      choices: 'Use at most 50 choices in a group.',
    })
  })

  test('customers are asked in the order of the groups', async () => {
    const { office, site, menu, log } = await openOptions(engine)
    await office('option-groups/add', heat)
    const versions = (await menu()).items.map(({ version }) => version)
    const reply = await office('option-group-order', { groups: ['heat', 'extras', 'salsa'] })
    expect(reply.json<OfficeMenuReply>().groups.map(({ id }) => id)).toEqual(['heat', 'extras', 'salsa'])
    expect((await site()).items[0]?.groups).toEqual(['heat', 'extras', 'salsa'])
    // Nobody's open form is outdated by that.
    expect((await menu()).items.map(({ version }) => version)).toEqual(versions)
    expect((await log())[0]?.action.changes).toEqual([
      { field: 'groups', from: ['Salsa', 'Extras', 'Heat'], to: ['Heat', 'Extras', 'Salsa'] },
    ])
    await office('option-group-order', { groups: ['heat', 'extras', 'salsa'] })
    expect(await log()).toHaveLength(2)
    expect((await office('option-group-order', { groups: ['heat', 'extras'] })).statusCode).toBe(409)
  })
})
