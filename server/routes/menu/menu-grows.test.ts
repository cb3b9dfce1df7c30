// Items that are added, retired and brought back, and their sections (R55).
import { describe, expect, test } from 'vitest'
import type { MenuAddedReply, OfficeMenuReply } from '../../../domain/menu/menu-api.ts'
import type { TestReply } from '../../../test-support/ask.ts'
import { engines } from '../../../test-support/databases.ts'
import { menuFormOf } from '../../../test-support/menu-form-of.ts'
import { horchata, openMenuOffice } from '../../../test-support/open-menu-office.ts'
import { captureAllPayments } from '../../../test-support/settling.ts'
import { logInAs } from '../../../test-support/staff.ts'
import { rosasOrder } from '../../../test-support/test-app.ts'
import { changeShop } from '../../../test-support/change-shop.ts'
import { createDemoPayments } from '../../adapters/payments-demo.ts'

function fieldsOf(reply: TestReply): object {
  return reply.json<{ fields: object }>().fields
}

describe.each(engines)('a menu that grows on %s', (engine) => {
  test('R55 a new item is on the menu at once, last in its section, with an id made of its name', async () => {
    const { office, onSite, site, order, log } = await openMenuOffice(engine)
    const reply = await office('menu-items/add', { ...horchata, name: ' Horchata ¡de arroz! ' })
    expect(reply.statusCode).toBe(200)
    const { added, menu } = reply.json<MenuAddedReply>()
    expect(added).toBe('horchata-de-arroz')
    expect(menu.items.at(-1)).toMatchObject({ id: added, version: 1, soldToday: 0, remaining: null })
    expect(await onSite(added)).toMatchObject({
      name: { en: 'Horchata ¡de arroz!' },
      price: 325,
      weight: 0,
      marks: ['vegan'],
      look: { color: 'arena', picture: null },
      soldOut: false,
    })
    expect((await site()).items.map(({ id }) => id)).toEqual(['beef', 'chix', 'bean', 'pork', added])
    const target = { kind: 'item', id: added, name: 'Horchata ¡de arroz!' }
    const changes = [{ field: 'price', from: null, to: 325 }]
    expect((await log()).map(({ action }) => action)).toEqual([{ what: 'added', target, changes }])
    const ordered = await order({ ...rosasOrder, lines: [{ item: added, quantity: 2 }], expectedTotal: 712 })
    expect(ordered.json()).toMatchObject({ total: 712, lines: [{ item: added, unitPrice: 325 }] })
  })

  test('R55 ids are nobody else’s, also not those of retired items; names on the menu are not taken twice', async () => {
    const { office, onSite } = await openMenuOffice(engine)
    const add = (more: object = {}) => office('menu-items/add', { ...horchata, ...more })
    await add()
    expect(fieldsOf(await add())).toEqual({
      name: 'Another item is called that.',
      shortName: 'Another item is called that.',
    })
    await office('menu/horchata/retired', { retired: true })
    expect((await add()).json()).toMatchObject({ added: 'horchata-2' })
    // Two items with the same name would look the same to the cook.
    const back = await office('menu/horchata/retired', { retired: false })
    expect([back.statusCode, fieldsOf(back)]).toEqual([
      422,
      { name: 'Another item is called that.', shortName: 'Another item is called that.' },
    ])
    expect(await onSite('horchata')).toBeUndefined()
    const twice = await Promise.all([
      add({ name: 'Jamaica', shortName: 'Jamaica' }),
      add({ name: 'Jamaica', shortName: 'Jamaica' }),
    ])
    expect(twice.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 422,
    ])
  })

  test('R55 without a short name an item has the first words of its name, and without a description none', async () => {
    const { office, onSite, change, formOf } = await openMenuOffice(engine)
    const add = (name: string, shortName = '') =>
      office('menu-items/add', { ...horchata, name, shortName, description: '' })
    expect((await add('Horchata de arroz')).statusCode).toBe(200)
    expect(await onSite('horchata-de-arroz')).toMatchObject({
      shortName: { en: 'Horchata de' },
      description: { en: '' },
    })
    // The short name would read like another item on a ticket.
    const needed = 'Another item would read the same on a ticket. Enter a short name for this one.'
    expect(fieldsOf(await add('Horchata de coco'))).toEqual({ shortName: needed })
    expect(fieldsOf(await add('Chicken quesadilla'))).toEqual({ shortName: needed })
    expect(fieldsOf(await add('Horchata de arroz'))).toEqual({ name: 'Another item is called that.' })
    expect((await add('Chicken quesadilla', 'Quesadilla')).statusCode).toBe(200)
    // A derived short name follows the name.
    const item = { ...(await formOf('horchata-de-arroz')), name: 'Rice drink', shortName: '' }
    expect((await change('horchata-de-arroz', item)).statusCode).toBe(200)
    expect(await onSite('horchata-de-arroz')).toMatchObject({ shortName: { en: 'Rice drink' } })
    // A short name that was unique when it was derived stays, whatever a later item is called.
    expect((await add('Fish taco plate')).statusCode).toBe(200)
    expect((await add('Fish taco', 'FT')).statusCode).toBe(200)
    const plate = { ...(await formOf('fish-taco-plate')), shortName: '', price: 1_400 }
    expect((await change('fish-taco-plate', plate)).statusCode).toBe(200)
  })

  test('R55 a retired item leaves the menu, orders keep it, and it comes back with all it had', async () => {
    const opened = await openMenuOffice(engine)
    const { office, menu, onSite, order, placed, track, log, change, formOf, get, db } = opened
    const id = await placed()
    await captureAllPayments(db, createDemoPayments())
    const [old, before] = [await track(id), await onSite('pork')]
    const retired = await office('menu/pork/retired', { retired: true })
    expect(retired.json<OfficeMenuReply>().retired).toMatchObject([
      { id: 'pork', name: { en: 'Pork' }, look: { color: 'rosa' }, sold: 1 },
    ])
    expect(await onSite('pork')).toBeUndefined()
    expect(await track(id)).toEqual(old)
    expect((await order(rosasOrder)).json()).toMatchObject({ code: 'unknown-item', items: ['pork'] })
    // The same again changes nothing.
    await office('menu/pork/retired', { retired: true })
    const remaining = { field: 'retired', from: false, to: true }
    expect((await log()).map(({ action }) => action.changes)).toEqual([[remaining]])
    expect(
      (await change('pork', { ...(await formOf('beef')), name: 'Puerco', shortName: 'P' })).statusCode,
    ).toBe(404)
    expect((await get('/api/office/menu/pork/prices')).statusCode).toBe(200)
    expect((await office('menu/taco/retired', { retired: true })).statusCode).toBe(404)

    await office('menu/pork/retired', { retired: false })
    expect(await onSite('pork')).toEqual(before)
    expect((await menu()).retired).toEqual([])
    expect((await log())[0]?.action.changes).toEqual([{ ...remaining, from: true, to: false }])
  })

  test('R55 what comes back has no mark that no longer holds, and a section that there is', async () => {
    const { office, menu, onSite, log } = await openMenuOffice(engine)
    await office('sections/add', { name: 'Drinks' })
    await office('menu-items/add', { ...horchata, section: 'drinks' })
    await office('menu/horchata/retired', { retired: true })
    const rice = (await menu()).ingredients.find(({ id }) => id === 'rice')
    expect(rice?.usedIn).toContainEqual({ en: 'Horchata' })
    await office('ingredients/rice/change', { version: 1, name: 'Rice with milk', allergens: ['milk'] })
    expect((await office('sections/drinks/remove', {})).statusCode).toBe(200)
    await office('menu/horchata/retired', { retired: false })
    expect(await onSite('horchata')).toMatchObject({ section: 'burritos', marks: [], allergens: ['milk'] })
    expect((await log())[0]?.action).toMatchObject({
      target: { id: 'horchata' },
      changes: [{ field: 'retired' }, { field: 'section' }, { field: 'marks', from: ['vegan'], to: [] }],
    })
  })

  test('R55 sections are added, renamed, put in order, and removed once they are empty', async () => {
    const { office, menu, site, log, db } = await openMenuOffice(engine)
    const { added } = (await office('sections/add', { name: 'Drinks' })).json<MenuAddedReply>()
    expect(added).toBe('drinks')
    expect(fieldsOf(await office('sections/add', { name: 'drinks' }))).toEqual({
      name: 'Another section is called that.',
    })
    await changeShop(db, (trx) =>
      trx
        .updateTable('menu_sections')
        .set({ name: '{"en":"Drinks","es":"Bebidas"}' })
        .where('id', '=', 'drinks')
        .execute(),
    )
    await office('sections/drinks/change', { version: 1, name: 'Sips' })
    expect((await site()).sections).toEqual([
      { id: 'burritos', name: { en: 'Burritos' } },
      { id: 'drinks', name: { en: 'Sips', es: 'Bebidas' } },
    ])
    // An outdated version, and the same name again.
    expect((await office('sections/drinks/change', { version: 1, name: 'Beverages' })).statusCode).toBe(409)
    expect((await office('sections/drinks/change', { version: 1, name: 'Sips' })).statusCode).toBe(200)

    // Across sections: only the item that changes its section gets a new version.
    const sections = [
      { id: 'drinks', items: ['pork'] },
      { id: 'burritos', items: ['chix', 'beef', 'bean'] },
    ]
    const moved = (await office('menu-order', { sections })).json<OfficeMenuReply>()
    expect(moved.items.map(({ id, section, version }) => [id, section, version])).toEqual([
      ['pork', 'drinks', 2],
      ['chix', 'burritos', 1],
      ['beef', 'burritos', 1],
      ['bean', 'burritos', 1],
    ])
    expect((await log()).slice(0, 2).map(({ action }) => action)).toEqual([
      {
        what: 'changed',
        target: { kind: 'menu', id: 'menu', name: 'menu' },
        changes: [
          { field: 'sections', from: ['Burritos', 'Sips'], to: ['Sips', 'Burritos'] },
          expect.objectContaining({ field: 'items', to: ['Pork', 'Chicken', 'Beef', 'Bean'] }),
        ],
      },
      expect.objectContaining({ changes: [{ field: 'section', from: 'Burritos', to: 'Sips' }] }),
    ])
    // An arrangement without one of the sections is outdated.
    expect((await office('menu-order', { sections: sections.slice(1) })).statusCode).toBe(409)

    expect(fieldsOf(await office('sections/drinks/remove', {}))).toEqual({
      section: 'Move its items to another section first.',
    })
    const pork = (await menu()).items.find(({ id }) => id === 'pork')
    if (!pork) throw new Error('pork is on the menu')
    await office('menu/pork', { ...menuFormOf(pork), section: 'burritos' })
    expect((await office('sections/drinks/remove', {})).json<OfficeMenuReply>().sections).toHaveLength(1)
    expect((await menu()).items.at(-1)?.id).toBe('pork')
    expect(fieldsOf(await office('sections/burritos/remove', {}))).toEqual({
      section: 'Move its items to another section first.',
    })
    for (const { id } of (await menu()).items) await office(`menu/${id}/retired`, { retired: true })
    expect(fieldsOf(await office('sections/burritos/remove', {}))).toEqual({
      section: 'Keep one section at least.',
    })
    expect((await office('sections/sides/remove', {})).statusCode).toBe(404)
  })

  test('R55 an item names a section, groups and ingredients that there are, and no mark that they contradict', async () => {
    const { office, change, formOf, onSite } = await openMenuOffice(engine)
    const wrong = async (more: object) =>
      fieldsOf(await change('bean', { ...(await formOf('bean')), ...more }))
    expect(await wrong({ section: 'sides' })).toHaveProperty('section')
    expect(await wrong({ groups: ['heat'] })).toHaveProperty('groups')
    expect(await wrong({ inside: [{ id: 'gold', canLeaveOut: true }] })).toHaveProperty('inside')
    expect(await wrong({ marks: ['gluten-free'] })).toEqual({
      marks: 'It can’t be gluten-free and contain wheat. Uncheck one of the two.',
    })
    expect(
      (
        await office('menu-items/add', {
          ...horchata,
          marks: ['vegan'],
          inside: [{ id: 'cheese', canLeaveOut: true }],
        })
      ).statusCode,
    ).toBe(422)
    expect(await onSite('bean')).toMatchObject({ marks: [], section: 'burritos' })
  })

  test('a menu has room for 20 sections', async () => {
    const { office } = await openMenuOffice(engine)
    for (let nth = 1; nth < 20; nth += 1)
      expect((await office('sections/add', { name: `Section ${nth}` })).statusCode).toBe(200)
    expect(fieldsOf(await office('sections/add', { name: 'One more' }))).toEqual({
      name: 'Use at most 20 sections.',
    })
  })

  test('all of it is the owner’s alone', async () => {
    const opened = await openMenuOffice(engine)
    const { office, cook } = opened
    const other = await logInAs(opened, 'owner', 'maria')
    for (const [path, body] of [
      ['menu-items/add', horchata],
      ['menu/beef/retired', { retired: true }],
      ['sections/add', { name: 'Drinks' }],
    ] as const) {
      expect((await office(path, body, cook)).statusCode, path).toBe(403)
      expect((await office(path, body, other)).statusCode, path).toBe(200)
    }
  })
})
