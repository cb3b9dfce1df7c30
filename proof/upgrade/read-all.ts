// Lets a version finish what is owed, and then reads all that people read: API, screens and letters.
import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '../../server/demo/random.ts'
import type { Facts } from '../../test-support/differences.ts'
import type { Shape } from '../../test-support/wire-before.ts'
import type { Place } from '../set-up.ts'
import { logIn, type Hand } from '../staff-hands.ts'
import { readLetters } from './letters.ts'
import { untilSettled } from './make-history.ts'
import type { Past } from './past.ts'
import { askByKey, readBook, readOffice, readOrders } from './read-api.ts'
import { readKept, readScreens } from './screens.ts'

const mostTries = 60

export type Reader = {
  readonly server: { readonly url: string; stop(): Promise<unknown> }
  readonly place: Place
  readonly shape: Shape
  readonly size: { readonly sample: number; readonly screens: number }
} & (
  | { readonly random: Random; readonly sample?: undefined }
  /** The orders that the other version was asked for one by one. */
  | { readonly sample: readonly string[] }
)

export interface Read {
  readonly facts: Facts
  readonly orders: number
  readonly sample: readonly string[]
}

export async function readAll(past: Past, reader: Reader): Promise<Read> {
  const { customers, settled, until: since } = past
  const { server, place, shape, size } = reader
  const owner = patient(await logIn(server.url))
  await finishWork(owner, past)
  const { today } = await owner.get<{ today: string }>('/api/office/orders')
  const reading = { owner, shape, since }
  const book = await readBook(reading, today)
  const rows = [...book.values()] as { id: string }[]
  const sample = reader.sample ?? pickSome(reader.random, rows, size.sample)
  const browser = await past.openBrowser()
  const facts = new Map([
    ...book,
    ...(await readOffice(reading, today)),
    ...(await readOrders(reading, [...new Set([...customers.orders.map(({ id }) => id), ...sample])])),
    ...(await askByKey(reading, customers.orders)),
    ...(await readKept(browser, server.url)),
    ...(await readScreens(browser, owner, [
      ...sample.slice(0, size.screens),
      ...settled.slice(0, 2 * size.screens),
    ])),
  ])
  await browser.close()
  await server.stop()
  return { facts: new Map([...facts, ...(await readLetters(place))]), orders: book.size, sample }
}

/** A busy machine is asked again: how quick the answers are is not the question here. */
function patient(owner: Hand): Hand {
  return {
    ...owner,
    async get<Answer>(path: string) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await owner.get<Answer>(path)
        } catch (error) {
          const isBusy = error instanceof Error && / answered (429|503) /.test(error.message)
          if (!isBusy || tries === mostTries) throw error
          await wait(1_000)
        }
      }
    },
  }
}

/** The owner sends the mails of one order that were withheld. */
async function finishWork(owner: Hand, { customers }: Past): Promise<void> {
  const withheld = customers.orders.find(({ isUnsettled }) => isUnsettled)
  await owner.post(`/api/office/orders/${withheld?.id}/mail-again`, {})
  await untilSettled(owner, customers)
}

function pickSome(random: Random, rows: readonly { id: string }[], count: number): string[] {
  const ids = rows.map(({ id }) => id).toSorted()
  return Array.from({ length: count }, () => random.pick(ids))
}
