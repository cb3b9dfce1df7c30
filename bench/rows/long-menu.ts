// An order against a menu of sixty items, beside the same order against the four of the starting menu (R61).
import { openDatabase } from '../../server/db/engine/open.ts'
import { lengthenMenu, longMenu } from '../../test-support/long-menu.ts'
import { compared, inTurn, median } from '../figures.ts'
import { sendAtFixedRate } from '../load/send-load.ts'
import type { Row, Stage } from '../row.ts'
import { freshBenchPlace, openShop, type Shop } from '../stage.ts'

/** Their time is measured, not their number. */
const calm = { clients: 8, everyMs: 20, ms: 1_500 }

export const longMenuRow: Row = {
  name: 'a long menu',
  floor: 'the same with the four items of the starting menu',
  engines: ['sqlite', 'postgres'],
  async run(stage) {
    const short = await openShop(stage)
    const long = await openLong(stage)
    const order = async ({ url }: Shop) => median((await sendAtFixedRate({ url, ...calm })).took)
    const pairs = await inTurn(
      () => order(short),
      () => order(long),
    )
    return [
      {
        what: `an order from ${longMenu.items} items, median`,
        unit: 'ms',
        ...compared(pairs),
        goal: { of: 'ratio', atMost: 1.2 },
        note: `${longMenu.groups} option groups, ${longMenu.ingredients} ingredients`,
        limit: 'not profiled (docs/decisions/0017)',
      },
    ]
  },
}

async function openLong(stage: Stage): Promise<Shop> {
  const place = await freshBenchPlace(stage)
  const db = await openDatabase(place)
  await db.transaction(lengthenMenu)
  await db.close()
  return openShop(stage, place)
}
