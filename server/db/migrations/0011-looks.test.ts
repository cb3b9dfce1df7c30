// What the owner has written before stays, in English, and the items look as they did.
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { engines, freshPlace } from '../../../test-support/databases.ts'
import { readMenu } from '../menu.ts'
import { applyMissing, migrationNames } from '../migrate.ts'
import { connectDatabase, openDatabase } from '../open.ts'

describe.each(engines)('a menu from before items had looks, on %s', (engine) => {
  test('keeps the words of its owner and its colours', async () => {
    const place = await freshPlace(engine)
    const before = await connectDatabase(place)
    const until = migrationNames.indexOf('0011-looks')
    await applyMissing(before.write, engine, place.timeZone, migrationNames.slice(0, until))
    const [name, shortName, description] = ['Frijol "negro"', 'Frijol', "Beans, {'all'} night.\\"]
    await sql`update menu_items set name = ${name}, short_name = ${shortName}, description = ${description}, price = 975,
      version = 4 where id = 'bean'`.execute(before.write)
    await before.close()

    const db = await openDatabase(place)
    onTestFinished(() => db.close())
    const { items } = await readMenu(db, new Date())
    expect(items.map(({ id, look }) => [id, look.colour, look.picture?.framing])).toEqual([
      ['beef', 'chile', 'broad'],
      ['chix', 'maiz', 'high'],
      ['bean', 'jade', 'left'],
      ['pork', 'rosa', 'near'],
    ])
    expect(items[2]).toMatchObject({
      name: { en: name },
      shortName: { en: shortName },
      description: { en: description },
      price: 975,
    })
    expect(items[3]).toMatchObject({ name: { en: 'Pork' }, shortName: { en: 'Pork' } })
  })
})
