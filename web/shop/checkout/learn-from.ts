// What a refused order tells of the menu. The message about the refusal must match the menu on the screen, and the live
// stream may bring the same news later.
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { promoCodeOf, taxOf, type Bill } from '#domain/orders/bill.ts'
import { cents, type Cents } from '#domain/basics/money.ts'
import { Refusal } from '../../api.ts'
import { checkPromoCode } from '../../order-api.ts'
import { currentCode, dropItems, storeCode } from '../cart/cart-store.ts'
import { removeCode } from '../cart/removed-code.ts'
import { withPrices } from '../cart/price-change.ts'
import { changeMenu } from '../menu/menu-store.ts'

/** The code of the refused order is known by its bill: the cart may have another code by now. */
export async function learnFrom(refusal: Refusal, sent: Bill): Promise<void> {
  const code = promoCodeOf(sent)
  if (refusal.code === 'unknown-item') dropItems(refusal.items)
  if (refusal.code === 'promo-code-rejected') removeCode(code, refusal.promoCodeRejection)
  if (refusal.code === 'price-changed') await learnCode(code, refusal.bill?.subtotal)
  changeMenu((menu) => menuAfter(menu, refusal))
}

/** The owner may have changed what the code gives: without it the next SUBMIT would be refused as well. */
async function learnCode(code: string, subtotal: number | undefined): Promise<void> {
  if (currentCode()?.code !== code || subtotal === undefined) return
  try {
    const terms = await checkPromoCode({ code, subtotal })
    if (currentCode()?.code === code) storeCode(terms)
  } catch (failure) {
    if (failure instanceof Refusal && failure.promoCodeRejection) removeCode(code, failure.promoCodeRejection)
  }
}

type News = Pick<
  Refusal,
  'code' | 'bill' | 'items' | 'choices' | 'remaining' | 'until' | 'fulfillmentSettings' | 'paymentMethods'
>

/** The menu with what the refusal tells: new prices, stock, a pause, closed hours, other fulfillment or payment methods. */
export function menuAfter(before: MenuReply, news: News): MenuReply {
  const {
    code,
    bill,
    items: unavailable,
    choices,
    remaining,
    until,
    fulfillmentSettings,
    paymentMethods,
  } = news
  const menu = {
    ...before,
    ...(fulfillmentSettings && { fulfillmentSettings }),
    ...(paymentMethods && { paymentMethods }),
  }
  if (code === 'price-changed' && bill) return atPricesOf(bill, menu)
  if (code === 'unknown-item')
    return { ...menu, items: menu.items.filter((item) => !unavailable.includes(item.id)) }
  if (code === 'sold-out')
    return {
      ...menu,
      items: menu.items.map((item) => (unavailable.includes(item.id) ? { ...item, soldOut: true } : item)),
      groups: menu.groups.map((group) => ({
        ...group,
        choices: group.choices.map((one) => (choices.includes(one.id) ? { ...one, soldOut: true } : one)),
      })),
    }
  if (code === 'insufficient-stock')
    return {
      ...menu,
      // The number is about the first of them; the menu that is asked for now has the others.
      items: menu.items.map((item) =>
        item.id === unavailable[0] ? { ...item, remaining: remaining ?? null } : item,
      ),
    }
  return {
    ...menu,
    ...(code === 'paused' && { pause: { until } }),
    ...(code === 'unattended' && { isUnattended: true }),
    ...(code === 'closed' && { opening: { open: false, opensAt: until, words: null } }),
  }
}

/** The price of a line has its choices in it: what is left without them is the item's own. */
function atPricesOf({ lines, ...bill }: Bill, menu: MenuReply): MenuReply {
  const ofItems = new Map<string, Cents>()
  const ofChoices = new Map<string, Cents>()
  for (const { item, unitPrice, changes = [] } of lines) {
    const added = changes.reduce((sum, { price, count }) => sum + price * count, 0)
    ofItems.set(item, cents(unitPrice - added))
    for (const { kind, id, price } of changes) if (kind !== 'no') ofChoices.set(id, price)
  }
  return {
    ...withPrices(
      menu,
      (id) => ofItems.get(id),
      (id) => ofChoices.get(id),
    ),
    restaurant: { ...menu.restaurant, taxRate: taxOf(bill).rate },
  }
}
