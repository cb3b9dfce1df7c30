// A kind of which too few are left, for the sentences about it (R59).
import { sectionOf, type InSections, type MenuItem } from '#domain/menu/menu.ts'
import { formatLineCount } from '#words/orders/order-lines.ts'
import type { FewLeft } from '#words/menu/shop/few-left.ts'

export function fewOfItem({ id, name, remaining }: MenuItem, menu: InSections): FewLeft {
  const quantity = remaining ?? 0
  return { remaining: quantity, words: formatLineCount({ quantity, name }, sectionOf(id, menu)) }
}
