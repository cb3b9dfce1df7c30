// A kind of which too few are left, for the sentences about it (R59).
import { textIn } from '#domain/local-text.ts'
import type { MenuItem } from '#domain/menu.ts'
import { language } from '#words/locale.ts'
import type { FewLeft } from '#words/shop/few-left.ts'

export function fewOfItem({ shortName, left }: MenuItem): FewLeft {
  return { name: textIn(shortName, language), left: left ?? 0 }
}
