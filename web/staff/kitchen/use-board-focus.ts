// The keyboard on the board: arrow keys go from ticket to ticket, M opens a ticket's menu, U takes the last move back, and
// the focus follows a ticket that moves.
import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { isOnBoard, type BoardStatus } from '#domain/kitchen/tickets.ts'
import type { OrderId } from '#domain/orders/order.ts'
import type { Columns } from './kitchen-state.ts'

interface Place {
  readonly id: OrderId
  readonly status: BoardStatus
  readonly index: number
}

const steps: Readonly<Record<string, readonly [aside: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** A ticket that takes longer than this to come back does not get the focus any more. */
const returning = 2_000

export function useBoardFocus(columns: Columns, onUndo: () => void) {
  const root = useRef<HTMLDivElement>(null)
  const place = useRef<Place>(undefined)
  const moving = useRef<{ readonly id: OrderId; readonly until: number }>(undefined)

  // Runs after every rendering, because the focused element may have been removed, and the focus with it.
  useLayoutEffect(() => {
    if (!root.current) return
    if (moving.current && Date.now() > moving.current.until) moving.current = undefined
    const returned = moving.current && actionOf(root.current, moving.current.id)
    if (returned?.checkVisibility()) {
      moving.current = undefined
      returned.focus()
      return
    }
    const stood = place.current
    if (!stood) return
    const column = columns[stood.status]
    const at = column.findIndex((ticket) => ticket.id === stood.id)
    if (at >= 0) place.current = { ...stood, index: at }
    if (document.activeElement !== document.body) return
    const next = column[at >= 0 ? at : Math.min(stood.index, column.length - 1)]
    const target = next ? actionOf(root.current, next.id) : headingOf(root.current, stood.status)
    target?.focus()
  })

  const onFocus = ({ target }: FocusEvent) => {
    moving.current = undefined
    if (target.closest('dialog')) return
    place.current = placeOf(target)
  }

  // React reports a blur when a person leaves the element, but none when the element is removed.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget?.closest('dialog')) place.current = undefined
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || !root.current) return
    // In a dialog over the board, keys do what they do everywhere.
    if (event.target.closest('dialog')) return
    // A key held down must not move one ticket after the other.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
    // A letter is a command only where a ticket has the focus, so that nobody gives one unawares.
    if (event.altKey || event.ctrlKey || event.metaKey || !event.target.closest('[data-column]')) return
    const step = steps[event.key]
    if (step) {
      event.preventDefault()
      neighborOf(root.current, event.target, step)?.focus()
    }
    if (event.repeat) return
    const letter = event.key.toLowerCase()
    if (letter === 'm')
      event.target.closest('[data-ticket]')?.querySelector<HTMLElement>('[data-menu]')?.click()
    if (letter === 'u') onUndo()
  }

  return {
    root,
    focusTicket: (id: OrderId) => {
      if (root.current) actionOf(root.current, id)?.focus()
    },
    /** Moves the focus to the ticket once the ticket is back in its place. */
    focusReturning: (id: OrderId) => {
      moving.current = { id, until: Date.now() + returning }
    },
    handlers: { onFocus, onBlur, onKeyDown },
  }
}

function placeOf(element: Element): Place | undefined {
  const card = element.closest<HTMLElement>('[data-ticket]')
  const column = card?.closest<HTMLElement>('[data-column]')
  const status = column?.dataset['column'] as BoardStatus | undefined
  if (!card || !column || !status || !isOnBoard(status)) return undefined
  return { id: card.dataset['ticket'] as OrderId, status, index: cardsIn(column).indexOf(card) }
}

function neighborOf(root: Element, from: Element, [aside, down]: readonly [number, number]) {
  const columns = [...root.querySelectorAll<HTMLElement>('[data-column]')].filter((column) =>
    column.checkVisibility(),
  )
  const here = columns.findIndex((column) => column.contains(from))
  const own = columns[here]
  const row = own
    ? Math.max(
        0,
        cardsIn(own).findIndex((card) => card.contains(from)),
      )
    : 0
  if (down !== 0) return own && actionIn(cardsIn(own)[row + down])
  const rest = aside > 0 ? columns.slice(here + 1) : columns.slice(0, here).toReversed()
  const next = rest.find((column) => cardsIn(column).length > 0)
  return next && actionIn(cardsIn(next)[Math.min(row, cardsIn(next).length - 1)])
}

function cardsIn(column: Element): HTMLElement[] {
  return [...column.querySelectorAll<HTMLElement>('[data-ticket]')]
}

function actionIn(card: Element | undefined): HTMLElement | null | undefined {
  return card?.querySelector<HTMLElement>('[data-act]')
}

function actionOf(root: Element, id: OrderId): HTMLElement | null | undefined {
  return actionIn(root.querySelector(`[data-column] [data-ticket="${CSS.escape(id)}"]`) ?? undefined)
}

function headingOf(root: Element, status: BoardStatus): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-column="${status}"] h2`)
}
