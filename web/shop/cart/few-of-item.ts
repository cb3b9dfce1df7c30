// A kind of which too few are left, for the sentences about it (R59).
import { sectionOf, type InSections, type MenuItem } from '#domain/menu/menu.ts'
import { lineWords } from '#words/orders/order-lines.ts'
import type { FewLeft } from '#words/menu/shop/few-left.ts'

export function fewOfItem({ id, name, left }: MenuItem, menu: InSections): FewLeft {
  const quantity = left ?? 0
  return { left: quantity, words: lineWords({ quantity, name }, sectionOf(id, menu)) }
}
