// Lists and expansion, as in all of Stripe's API: newest first, in pages, by time; and names replaced by their objects.
import type { Account } from './account.ts'
import { formOf, textOf, textsOf, wholeOf, type Form } from './form.ts'
import { resourceMissing, invalidRequest } from './refusals.ts'

interface Dated {
  readonly id: string
  readonly created: number
}

export function listPage<Thing extends Dated>(
  all: Iterable<Thing>,
  query: Form,
  url: string,
  matches: (thing: Thing) => boolean = () => true,
) {
  // Sorted by creation, not by time, so that objects of the same second stay in order, too.
  const newestFirst = [...all].toReversed()
  const found = newestFirst.filter((thing) => isWithin(thing.created, query) && matches(thing))
  const limit = wholeOf(query, 'limit') ?? 10
  if (limit < 1 || limit > 100) throw invalidRequest('limit must be from 1 to 100.', { param: 'limit' })
  const after = textOf(query, 'starting_after')
  const start = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1
  if (after !== undefined && start === 0) throw resourceMissing('object', after, 'starting_after')
  const data = found.slice(start, start + limit)
  return { object: 'list', data, has_more: found.length > start + limit, url }
}

function isWithin(created: number, query: Form): boolean {
  const exact = wholeOf(query, 'created')
  if (exact !== undefined) return created === exact
  const bounds = formOf(query, 'created')
  const { gt, gte, lt, lte } = {
    gt: wholeOf(bounds, 'gt'),
    gte: wholeOf(bounds, 'gte'),
    lt: wholeOf(bounds, 'lt'),
    lte: wholeOf(bounds, 'lte'),
  }
  return (
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte)
  )
}

/** A copy of the reply in which the named fields hold objects instead of names: latest_charge.balance_transaction. */
export function expand(account: Account, reply: object, form: Form): object {
  const paths = textsOf(form, 'expand')
  const copy = structuredClone(reply)
  for (const path of paths) expandPath(account, copy as Record<string, unknown>, path, path.split('.'))
  return copy
}

function expandPath(
  account: Account,
  thing: Record<string, unknown>,
  path: string,
  [field = '', ...deeper]: readonly string[],
): void {
  if (field === 'refunds' && thing['object'] === 'charge') {
    const refunds = [...account.refunds.values()].filter(({ charge }) => charge === thing['id'])
    thing['refunds'] = listPage(refunds, {}, `/v1/charges/${String(thing['id'])}/refunds`)
  } else if (field === 'failure_balance_transaction' && thing['object'] === 'refund') {
    // Any refund may be expanded by this field, but only a failed refund has it.
    if (!(field in thing)) return
  } else if (!(field in thing))
    throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' })
  const value = thing[field]
  if (typeof value === 'string') {
    const found = findObject(account, value)
    if (!found) throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' })
    thing[field] = structuredClone(found)
  }
  if (deeper.length === 0) return
  const inner = thing[field]
  const each = Array.isArray(inner) ? inner : [inner]
  for (const one of each) if (one !== null) expandPath(account, one as Record<string, unknown>, path, deeper)
}

function findObject(account: Account, id: string): object | undefined {
  const places = [account.intents, account.charges, account.refunds, account.disputes, account.balance]
  for (const place of places) {
    const found = place.get(id)
    if (found) return found
  }
  return undefined
}
