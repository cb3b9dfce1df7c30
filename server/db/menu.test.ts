import { describe, expect, onTestFinished, test } from 'vitest'
import type { ItemId } from '#domain/menu.ts'
import { engines, freshPlace, type Engine } from '../../test-support/databases.ts'
import { readColours, readMenu } from './menu.ts'
import { openDatabase } from './open.ts'

async function openMenu(engine: Engine) {
  const db = await openDatabase(await freshPlace(engine))
  onTestFinished(() => db.close())
  const change = (id: string, look: { colour?: string; picture?: string | null }) =>
    db.write
      .updateTable('menu_items')
      .set(look)
      .where('id', '=', id as ItemId)
      .execute()
  const lookOf = async (id: string) =>
    (await readMenu(db, new Date())).items.find((item) => item.id === id)?.look
  return { db, change, lookOf }
}

describe.each(engines)('the looks of the menu on %s', (engine) => {
  test('an item has the picture that its row names, whatever the item is called', async () => {
    const { change, lookOf } = await openMenu(engine)
    await change('bean', { colour: 'lila', picture: 'pork' })
    expect(await lookOf('bean')).toEqual({ colour: 'lila', picture: (await lookOf('pork'))?.picture })
  })

  test('a picture or a colour that nobody knows is done without', async () => {
    const { db, change, lookOf } = await openMenu(engine)
    for (const picture of ['taco', '../beef', '', 'constructor']) {
      await change('bean', { picture })
      expect(await lookOf('bean'), picture).toEqual({ colour: 'jade', picture: null })
    }
    await change('beef', { colour: 'grey', picture: null })
    expect(await lookOf('beef')).toEqual({ colour: 'arena', picture: null })
    expect(await readColours(db)).toEqual({ beef: 'arena', chix: 'maiz', bean: 'jade', pork: 'rosa' })
  })
})
