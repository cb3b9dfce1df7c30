// What the owner or the kitchen changes while the window is open: told by name, so that nobody adds another burrito than the one
// that was put together (R58).
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { textInLanguage, type LocalText } from '#domain/basics/local-text.ts'
import { findItem, groupsOf, ingredientsOf, type Menu, type MenuItem } from '#domain/menu/menu.ts'
import type { Cents } from '#domain/basics/money.ts'
import { language } from '#words/basics/locale.ts'
import { cartNewsMessages } from '#words/orders/shop/cart-news.ts'
import { makeItYoursMessages as words } from '#words/menu/shop/make-it-yours.ts'
import { customizeMessages } from '#words/menu/shop/customize.ts'
import { Button } from '../../ui/button.tsx'
import { DialogActions, DialogColumn } from '../../ui/dialog.tsx'
import { countIn, fitDraft, type ItemDraft } from './item-draft.ts'

/** In place of the item, which has left the menu. */
export function ItemRemoved({ name, onClose }: { name: string; onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null)
  // What had the focus is gone.
  useLayoutEffect(() => close.current?.focus(), [])
  return (
    <DialogColumn isAlone>
      <p role="alert">{words.leftMenu(name)}</p>
      <DialogActions>
        <Button ref={close} onClick={onClose}>
          {customizeMessages.close}
        </Button>
      </DialogActions>
    </DialogColumn>
  )
}

/** What the draft had when the window opened, and what cannot be had any longer. */
export interface Dropped {
  readonly choices: readonly string[]
  readonly without: readonly string[]
}

export const nothingDropped: Dropped = { choices: [], without: [] }

export function droppedFrom(typed: ItemDraft, item: MenuItem, menu: Menu): Dropped {
  const fits = fitDraft(typed, item, menu)
  return {
    choices: typed.choices.filter(({ id, count }) => countIn(fits, id) < count).map(({ id }) => id),
    without: typed.without.filter((id) => !fits.without.includes(id)),
  }
}

interface Then {
  readonly menu: Menu
  readonly item: MenuItem
}

/** The sentences; `then` is the menu of the moment when the window opened. */
export function newsSince(
  then: Then,
  item: MenuItem,
  menu: Menu,
  draft: ItemDraft,
  dropped: Dropped,
): string[] {
  const before = groupsOf(then.item, then.menu).flatMap(({ choices }) => choices)
  const chosen = groupsOf(item, menu).flatMap(({ choices }) =>
    choices.filter(({ id }) => countIn(draft, id) > 0),
  )
  const gone = before.filter(({ id }) => dropped.choices.includes(id) && countIn(draft, id) === 0)
  const cut = groupsOf(item, menu).flatMap(({ id: group, kind, largest, choices }) => {
    const isLess = kind === 'many' && largest < (findById(then.menu.groups, group)?.largest ?? 0)
    return isLess
      ? choices
          .filter(({ id }) => dropped.choices.includes(id))
          .map((one) => words.upTo(largest, nameOf(one)))
      : []
  })
  const stays = ingredientsOf(item, menu).filter(
    ({ id, canLeaveOut }) => dropped.without.includes(id) && !canLeaveOut,
  )
  return [
    ...went(then.item, item),
    ...chosen.flatMap((choice) => went(findById(before, choice.id), choice)),
    ...(gone.length > 0 ? [words.cannotAdd(gone.map(nameOf))] : []),
    ...cut,
    ...(stays.length > 0 ? [words.cannotLeaveOut(stays.map(nameOf))] : []),
  ]
}

/** The menu as it was when the window opened, and what the draft has lost since. */
export function useNews(typed: ItemDraft, item: MenuItem, menu: Menu, draft: ItemDraft) {
  const [then] = useState<Then>(() => ({ menu, item: findItem(menu.items, item.id) ?? item }))
  const [dropped, setDropped] = useState(nothingDropped)
  const now = droppedFrom(typed, item, menu)
  const isNew = (ids: keyof Dropped) => now[ids].some((id) => !dropped[ids].includes(id))
  if (isNew('choices') || isNew('without'))
    setDropped({
      choices: [...new Set([...dropped.choices, ...now.choices])],
      without: [...new Set([...dropped.without, ...now.without])],
    })
  const news = newsSince(then, item, menu, draft, dropped)
  const text = news.join(' ')
  const since = useRef(0)
  useEffect(() => {
    since.current = Date.now()
  }, [text])
  return { news, hasJustAnnounced: () => text !== '' && Date.now() - since.current < readingTime }
}

/** A press in the moment of the news was meant for what was there before, in milliseconds. */
const readingTime = 700

interface Priced {
  readonly name: LocalText
  readonly price: Cents
}

function went(before: Priced | undefined, now: Priced): string[] {
  if (!before || before.price === now.price) return []
  return [cartNewsMessages.went({ name: nameOf(now), was: before.price, is: now.price })]
}

function findById<One extends { readonly id: string }>(list: readonly One[], id: string): One | undefined {
  return list.find((one) => one.id === id)
}

function nameOf({ name }: { readonly name: LocalText }): string {
  return textInLanguage(name, language)
}
