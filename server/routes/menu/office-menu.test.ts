import { describe, expect, test } from 'vitest'
import type { ItemId } from '../../../domain/menu/menu.ts'
import type { OfficeMenuReply } from '../../../domain/menu/menu-api.ts'
import { bothEngines } from '../../../test-support/databases.ts'
import { openMenuOffice } from '../../../test-support/open-menu-office.ts'
import { captureAllPayments } from '../../../test-support/settling.ts'
import { logInAs } from '../../../test-support/staff.ts'
import { rosasOrder } from '../../../test-support/test-app.ts'
import { changeShop } from '../../../test-support/change-shop.ts'
import { createDemoPayments } from '../../adapters/payments-demo.ts'
import { findPicture } from '../../db/menu/starting-pictures.ts'

function statuses(replies: readonly { statusCode: number }[]): number[] {
  return replies.map((reply) => reply.statusCode).toSorted((one, other) => one - other)
}

describe.each(bothEngines)('the menu office on %s', (engine) => {
  test('a new price holds for new orders at once; an old order keeps what was charged', async () => {
    const { change, formOf, onSite, order, placed, track, setNow, prices, log } = await openMenuOffice(engine)
    const before = await placed()
    const old = await track(before)
    setNow(new Date('2026-11-15T20:00:00.000Z'))
    const reply = await change('chix', { ...(await formOf('chix')), price: 1025 })
    expect(reply.statusCode).toBe(200)
    expect(reply.json<OfficeMenuReply>().items[1]).toMatchObject({ id: 'chix', price: 1025, version: 2 })
    expect(await onSite('chix')).toMatchObject({ price: 1025 })
    expect(await track(before)).toEqual(old)
    expect((await order(rosasOrder)).json()).toMatchObject({ code: 'price-changed', bill: { total: 4626 } })
    expect((await order({ ...rosasOrder, expectedTotal: 4626 })).json()).toMatchObject({
      total: 4626,
      lines: [{}, { item: 'chix', unitPrice: 1025 }, {}],
    })

    setNow(new Date('2026-11-16T20:00:00.000Z'))
    await change('chix', { ...(await formOf('chix')), price: 975 })
    expect(await prices('chix')).toEqual([
      { at: '2026-11-16T20:00:00.000Z', by: 'Olga', from: 1025, to: 975 },
      { at: '2026-11-15T20:00:00.000Z', by: 'Olga', from: 1000, to: 1025 },
    ])
    expect(await prices('beef')).toEqual([])
    // A change besides the price would be a second audit entry.
    const entry = { by: { username: 'owner' }, action: { changes: [{ field: 'price' }] } }
    expect(await log()).toMatchObject([entry, entry])
  })

  test('R42 name, words, allergens, marks and work reach the site, and the log says what changed', async () => {
    const { change, formOf, onSite, log } = await openMenuOffice(engine)
    const changed = await change('bean', {
      ...(await formOf('bean')),
      name: '  Frijol  ',
      shortName: 'Frijol',
      description: 'Beans, “all night”.',
      price: 1000,
      ownAllergens: ['soy', 'milk'],
      marks: ['spicy', 'vegetarian'],
      inside: [{ id: 'tortilla', canLeaveOut: false }],
      groups: ['extras'],
      color: 'lila',
      weight: 0.5,
    })
    expect(changed.statusCode).toBe(200)
    expect(await onSite('bean')).toEqual({
      id: 'bean',
      section: 'burritos',
      inside: [{ id: 'tortilla', canLeaveOut: false }],
      groups: ['extras'],
      remaining: null,
      name: { en: 'Frijol' },
      shortName: { en: 'Frijol' },
      description: { en: 'Beans, “all night”.' },
      price: 1000,
      allergens: ['milk', 'wheat', 'soy'],
      ownAllergens: ['milk', 'soy'],
      marks: ['vegetarian', 'spicy'],
      look: { color: 'lila', picture: findPicture('bean') },
      weight: 0.5,
      soldOut: false,
      backAt: null,
    })
    const [price, ...rest] = (await log()).map(({ action }) => action)
    const target = { kind: 'item', id: 'bean', name: 'Bean' }
    expect(price).toEqual({
      what: 'changed',
      target,
      changes: [{ field: 'price', from: 950, to: 1000 }],
    })
    expect(rest).toEqual([{ what: 'changed', target, changes: expect.any(Array) }])
    const [gone, others] = [[], []] as [object[], object[]]
    for (const one of rest[0]?.changes ?? []) (one.field === 'inside' ? gone : others).push(one)
    expect(gone).toContainEqual({
      field: 'inside',
      of: 'Black beans',
      from: { name: 'Black beans', canLeaveOut: expect.any(Boolean) },
      to: null,
    })
    expect(others).toMatchObject([
      { field: 'name', from: { en: 'Bean' }, to: { en: 'Frijol' } },
      { field: 'shortName', from: { en: 'Bean' }, to: { en: 'Frijol' } },
      { field: 'description', to: { en: 'Beans, “all night”.' } },
      { field: 'ownAllergens', from: [], to: ['milk', 'soy'] },
      { field: 'marks', from: [], to: ['vegetarian', 'spicy'] },
      { field: 'weight', from: 1, to: 0.5 },
      { field: 'groups', from: ['Salsa', 'Extras'], to: ['Extras'] },
      { field: 'color', from: 'jade', to: 'lila' },
    ])
    // The same values in another order are no change, and write no audit entry.
    const form = await formOf('bean')
    const same = await change('bean', { ...form, ownAllergens: ['soy', 'milk'], name: ' Frijol' })
    expect(same.json<OfficeMenuReply>().items[2]).toMatchObject({ version: form.version })
    expect(await log()).toHaveLength(2)
    await change('bean', { ...form, ownAllergens: [], marks: [] })
    expect((await log())[0]?.action).toMatchObject({
      changes: [{ field: 'ownAllergens' }, { field: 'marks' }],
    })
  })

  test('the office writes English, and keeps what is written in Spanish', async () => {
    const { change, formOf, onSite, log, db } = await openMenuOffice(engine)
    const name = JSON.stringify({ en: 'Bean', es: 'Frijol' })
    const bean = (await onSite('bean'))?.id ?? ('' as ItemId)
    await changeShop(db, (trx) =>
      trx.updateTable('menu_items').set({ name }).where('id', '=', bean).execute(),
    )
    await change('bean', { ...(await formOf('bean')), name: 'Black bean' })
    expect((await onSite('bean'))?.name).toEqual({ en: 'Black bean', es: 'Frijol' })
    const from = { en: 'Bean', es: 'Frijol' }
    const to = { en: 'Black bean', es: 'Frijol' }
    expect((await log()).map(({ action }) => action.changes)).toEqual([[{ field: 'name', from, to }]])
  })

  test('of two owners who save at once one is told that the other was faster', async () => {
    const opened = await openMenuOffice(engine)
    const { change, formOf, onSite, prices, log } = opened
    const second = await logInAs(opened, 'owner', 'maria')
    const form = await formOf('pork')
    const replies = await Promise.all([
      change('pork', { ...form, price: 1150 }),
      change('pork', { ...form, price: 1250 }, second),
    ])
    expect(statuses(replies)).toEqual([200, 409])
    const late = replies.find((reply) => reply.statusCode === 409)
    expect(late?.json()).toMatchObject({ code: 'edit-conflict' })
    const stands = replies[0].statusCode === 200 ? 1150 : 1250
    expect(await onSite('pork')).toMatchObject({ price: stands })
    expect(await prices('pork')).toMatchObject([{ from: 1100, to: stands }])
    // The first response was lost: saving the same again finds the change done.
    expect((await change('pork', { ...form, price: stands })).statusCode).toBe(200)
    expect((await change('pork', { ...form, description: 'Pork.' })).statusCode).toBe(409)
    expect(await log()).toHaveLength(1)
  })

  test('two burritos never have one name, not even when both are renamed at once', async () => {
    const { change, formOf, onSite } = await openMenuOffice(engine)
    const taken = await change('chix', { ...(await formOf('chix')), name: 'bean', shortName: 'BEEF' })
    expect(taken.statusCode).toBe(422)
    expect(taken.json()).toMatchObject({
      fields: { name: 'Another item is called that.', shortName: 'Another item is called that.' },
    })
    const [beef, pork] = [await formOf('beef'), await formOf('pork')]
    const replies = await Promise.all([
      change('beef', { ...beef, shortName: 'Res' }),
      change('pork', { ...pork, shortName: 'Res' }),
    ])
    expect(statuses(replies)).toEqual([200, 422])
    expect((await onSite('beef'))?.shortName).not.toEqual((await onSite('pork'))?.shortName)
  })

  test('the order of display reaches the site and is logged; half an order is refused', async () => {
    const { reorder, menu, site, log, order } = await openMenuOffice(engine)
    const wanted = ['pork', 'beef', 'chix', 'bean']
    const reply = await reorder(wanted)
    expect(reply.json<OfficeMenuReply>().items.map((item) => item.id)).toEqual(wanted)
    expect((await site()).items.map((item) => item.id)).toEqual(wanted)
    await reorder(wanted)
    const [from, to] = [
      ['Beef', 'Chicken', 'Bean', 'Pork'],
      ['Pork', 'Beef', 'Chicken', 'Bean'],
    ]
    expect((await log()).map(({ action }) => action.changes)).toEqual([[{ field: 'items', from, to }]])
    // Nobody's open form is outdated by that.
    expect((await menu()).items.map((item) => item.version)).toEqual([1, 1, 1, 1])
    // A ticket follows the order of the menu as well.
    expect((await order(rosasOrder)).json()).toMatchObject({
      lines: [{ item: 'pork' }, { item: 'beef' }, { item: 'chix' }],
    })

    // Somebody has added or retired an item since.
    for (const old of [['pork'], [...wanted, 'taco'], ['pork', 'beef', 'chix', 'taco']])
      expect((await reorder(old)).statusCode, old.join()).toBe(409)
    for (const wrong of [
      ['pork', 'pork', 'chix', 'bean'],
      [...wanted, 'beef'],
    ])
      expect((await reorder(wrong)).statusCode, wrong.join()).toBe(422)
    expect((await menu()).items.map((item) => item.id)).toEqual(wanted)
  })

  test('sold today counts what was charged on this business day', async () => {
    const { menu, order, placed, cancel, db, setNow } = await openMenuOffice(engine)
    const sold = async () => Object.fromEntries((await menu()).items.map((item) => [item.id, item.soldToday]))
    const charge = (at: Date) => captureAllPayments(db, createDemoPayments(), at)
    // 03:30 in Los Angeles: still Saturday there.
    const night = new Date('2026-11-15T11:30:00.000Z')
    setNow(night)
    await order(rosasOrder)
    await charge(night)
    expect(await sold()).toEqual({ beef: 2, chix: 1, bean: 0, pork: 1 })
    const morning = new Date('2026-11-15T12:00:00.000Z')
    setNow(morning)
    expect(await sold()).toEqual({ beef: 0, chix: 0, bean: 0, pork: 0 })
    await order(rosasOrder)
    // The money is only held until somebody cooks the order (R65).
    expect(await sold()).toMatchObject({ beef: 0 })
    await cancel(await placed())
    await charge(morning)
    expect(await sold()).toEqual({ beef: 2, chix: 1, bean: 0, pork: 1 })
  })

  test('it is the owner’s alone, and bad input stands at its field', async () => {
    const { change, reorder, get, formOf, cook, onSite, send } = await openMenuOffice(engine)
    const form = await formOf('beef')
    const asCook = [
      await get('/api/office/menu', cook),
      await get('/api/office/menu/beef/prices', cook),
      await change('beef', { ...form, price: 1 }, cook),
      await reorder(['pork', 'beef', 'chix', 'bean'], cook),
    ]
    expect(asCook.map((reply) => reply.statusCode)).toEqual([403, 403, 403, 403])
    expect((await send({ method: 'GET', url: '/api/office/menu' })).statusCode).toBe(401)
    expect((await change('taco', form)).statusCode).toBe(404)
    expect((await get('/api/office/menu/taco/prices')).statusCode).toBe(404)
    const wrong = await change('beef', {
      ...form,
      name: '',
      price: 0,
      marks: ['vegan'],
      ownAllergens: ['eggs'],
    })
    expect(wrong.statusCode).toBe(422)
    expect(Object.keys(wrong.json<{ fields: object }>().fields)).toEqual(['name', 'price'])
    expect(await onSite('beef')).toMatchObject({ name: { en: 'Beef' }, price: 1050 })
  })
})
