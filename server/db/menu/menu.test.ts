import { describe, expect, onTestFinished, test } from 'vitest'
import { allergenSources } from '#domain/menu/allergen-sources.ts'
import { allergensOf, configureItem } from '#domain/menu/configured-item.ts'
import type { Choice, ItemId } from '#domain/menu/menu.ts'
import { bothEngines, migratedPlace, type Engine } from '../../../test-support/databases.ts'
import { untilFurtherNotice, readMenu } from './menu.ts'
import { openDatabase } from '../engine/open.ts'

async function openMenu(engine: Engine) {
  const db = await openDatabase(await migratedPlace(engine))
  onTestFinished(() => db.close())
  const change = (id: string, look: { color?: string; picture?: string | null }) =>
    db.write
      .updateTable('menu_items')
      .set(look)
      .where('id', '=', id as ItemId)
      .execute()
  const lookOf = async (id: string) =>
    (await readMenu(db, new Date())).items.find((item) => item.id === id)?.look
  return { db, change, lookOf }
}

describe.each(bothEngines)('the looks of the menu on %s', (engine) => {
  test('an item has the picture that its row names, whatever the item is called', async () => {
    const { change, lookOf } = await openMenu(engine)
    await change('bean', { color: 'lila', picture: 'pork' })
    expect(await lookOf('bean')).toEqual({ color: 'lila', picture: (await lookOf('pork'))?.picture })
  })

  test('a picture or a color that nobody knows is done without', async () => {
    const { change, lookOf } = await openMenu(engine)
    for (const picture of ['taco', '../beef', '', 'constructor']) {
      await change('bean', { picture })
      expect(await lookOf('bean'), picture).toEqual({ color: 'jade', picture: null })
    }
    await change('beef', { color: 'gray', picture: null })
    expect(await lookOf('beef')).toEqual({ color: 'arena', picture: null })
  })
})

describe.each(bothEngines)('R58 the allergens of an item as it comes on %s', (engine) => {
  test('are those of the very burrito, and of what stands in while what is chosen first is sold out', async () => {
    const { db } = await openMenu(engine)
    const { choices } = await db.read
      .selectFrom('option_groups')
      .select('choices')
      .where('id', '=', 'salsa')
      .executeTakeFirstOrThrow()
    const contained: Readonly<Record<string, string[]>> = {
      'salsa-medium': ['peanuts', 'milk'],
      'salsa-mild': ['sesame'],
    }
    const written = (JSON.parse(choices) as Choice[]).map((one) => ({
      ...one,
      allergens: contained[one.id] ?? [],
    }))
    const salsa = (change: { choices: string } | { sold_out: string }) =>
      db.write.updateTable('option_groups').set(change).where('id', '=', 'salsa').execute()
    const beef = async () => {
      const menu = await readMenu(db, new Date())
      const made = configureItem({ item: 'beef' }, menu)
      if (typeof made === 'string') throw new Error(made)
      const sources = allergenSources(made, menu).map(({ allergen }) => allergen)
      expect(allergensOf(made, menu)).toEqual(made.item.allergens)
      expect(sources.toSorted()).toEqual(made.item.allergens.toSorted())
      return made.item.allergens
    }
    expect(await beef()).toEqual(['wheat'])
    await salsa({ choices: JSON.stringify(written) })
    expect(await beef()).toEqual(['milk', 'peanuts', 'wheat'])
    await salsa({ sold_out: JSON.stringify({ 'salsa-medium': untilFurtherNotice }) })
    expect(await beef()).toEqual(['wheat', 'sesame'])
  })
})
