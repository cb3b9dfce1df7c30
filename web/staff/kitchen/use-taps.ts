// Sends what a cook taps, each tap once, and remembers how the last one went.
import { useEffect, useRef, useState } from 'react'
import type {
  BusyBody,
  CancelBody,
  DelayBody,
  StockBody,
  PauseBody,
  SoldOutBody,
} from '#domain/kitchen/kitchen-api.ts'
import { nextOnBoard, rolledAfterTap, type BoardStatus, type Ticket } from '#domain/kitchen/tickets.ts'
import type { OrderId, OrderStatus } from '#domain/orders/order.ts'
import * as api from '../../kitchen-api.ts'
import { errorMessage } from '../error-message.ts'
import { useSingleFlight } from '../use-single-flight.ts'
import type { Tickets } from './kitchen-state.ts'

/** What the header says of the last tap. */
export type TapNotice =
  | { readonly kind: 'moved'; readonly id: OrderId; readonly to: OrderStatus }
  | { readonly kind: 'failure'; readonly words: string }

const noticeFor = { moved: 30_000, failure: 10_000 } as const satisfies Record<TapNotice['kind'], number>

export interface Taps {
  /** The keys of pending requests: ids of tickets, items or choices that are being marked, 'pause' and 'busy'. */
  readonly busy: ReadonlySet<string>
  readonly notice: TapNotice | undefined
  /** Tickets that somebody acknowledged here: quiet at once, and as loud as before if the request fails. */
  readonly touched: ReadonlySet<OrderId>
  readonly move: (ticket: Ticket, from: BoardStatus) => Promise<void>
  readonly undo: (ticket: Ticket) => Promise<Ticket | undefined>
  readonly touch: (ticket: Ticket) => Promise<void>
  /** Touches all of them. */
  readonly quiet: (tickets: readonly Ticket[]) => Promise<void>
  /** Answers the ticket as it was before it was printed. */
  readonly print: (ticket: Ticket) => Promise<Ticket | undefined>
  /** Throws what the server says: the dialog shows it. */
  readonly cancel: (ticket: Ticket, body: CancelBody) => Promise<void>
  /** As a cancellation. */
  readonly delay: (ticket: Ticket, body: DelayBody) => Promise<void>
  /** As a cancellation. */
  readonly collect: (ticket: Ticket) => Promise<void>
  /** Ticks one more of a line off. */
  readonly tick: (ticket: Ticket, line: number) => Promise<void>
  readonly setSoldOut: (body: SoldOutBody) => Promise<void>
  /** Whether the server took it. */
  readonly setLeft: (body: StockBody) => Promise<boolean>
  readonly pause: (body: PauseBody) => Promise<void>
  readonly resume: () => Promise<void>
  readonly setBusy: (body: BusyBody) => Promise<void>
}

interface TapsDeps {
  readonly tickets: Tickets | undefined
  readonly apply: (ticket: Ticket) => void
}

/** A choice may be called like an item. */
export function soldOutKey({ item, choice }: Pick<SoldOutBody, 'item' | 'choice'>): string {
  return choice === undefined ? `item ${item}` : `choice ${choice}`
}

export function useTaps({ tickets, apply }: TapsDeps): Taps {
  const { busy, run } = useSingleFlight<string>()
  const [touched, setTouched] = useState<ReadonlySet<OrderId>>(new Set())
  const [notice, setNotice] = useState<TapNotice>()

  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => setNotice(undefined), noticeFor[notice.kind])
    return () => clearTimeout(timer)
  }, [notice])

  const tick = useTicks({ apply, onFailure: (words) => setNotice({ kind: 'failure', words }) })

  async function send<Reply>(
    key: string,
    call: () => Promise<Reply>,
    number?: number,
  ): Promise<Reply | undefined> {
    try {
      return await run(key, call)
    } catch (error) {
      setNotice({ kind: 'failure', words: errorMessage(error, number) })
      return undefined
    }
  }

  /** The other boards ring on until the server knows: this board, too, where the request failed. */
  async function hush<Reply>(
    ids: readonly OrderId[],
    call: () => Promise<Reply>,
    number?: number,
  ): Promise<Reply | undefined> {
    setTouched((before) => new Set([...before].filter((id) => tickets?.has(id)).concat(ids)))
    return send(
      `seen ${ids.join()}`,
      () =>
        call().catch((error: unknown) => {
          setTouched((before) => new Set([...before].filter((id) => !ids.includes(id))))
          throw error
        }),
      number,
    )
  }

  async function show(reply: Promise<Ticket>): Promise<void> {
    apply(await reply)
    setNotice(undefined)
  }

  return {
    busy,
    notice,
    touched,
    tick,
    async move({ id, number }, from) {
      const moved = await send(id, () => api.moveOrder(id, { from, to: nextOnBoard[from] }), number)
      if (!moved) return
      apply(moved)
      setNotice({ kind: 'moved', id, to: nextOnBoard[from] })
    },
    async undo({ id, number, status }) {
      const undone = await send(id, () => api.undoMove(id, { from: status }), number)
      if (!undone) return undefined
      apply(undone)
      setNotice(undefined)
      return undone
    },
    async touch({ id, number }) {
      const seen = await hush([id], () => api.acknowledgeTicket(id), number)
      if (seen) apply(seen)
    },
    async quiet(ringing) {
      const ids = ringing.map(({ id }) => id)
      await hush(ids, () => api.acknowledgeTickets({ ids }))
    },
    print: ({ id, number }) => send(`print ${id}`, () => api.printTicket(id), number),
    cancel: ({ id }, body) => show(api.cancelOrder(id, body)),
    delay: ({ id }, body) => show(api.delayOrder(id, body)),
    collect: ({ id }) => show(api.collectPayment(id)),
    // What the shop is like now comes from the stream alone: two answers could overtake each other.
    async setSoldOut(body) {
      await send(soldOutKey(body), () => api.setSoldOut(body))
    },
    async setLeft(body) {
      return (await send(`left ${body.item}`, () => api.setLeft(body))) !== undefined
    },
    async pause(body) {
      await send('pause', () => api.pauseOrders(body))
    },
    async resume() {
      await send('pause', () => api.resumeOrders())
    },
    async setBusy(body) {
      await send('busy', () => api.setBusy(body))
    },
  }
}

interface TicksDeps {
  readonly apply: (ticket: Ticket) => void
  readonly onFailure: (words: string) => void
}

/** How many of a line are rolled once the pending taps have arrived. */
interface PendingTicks {
  readonly rolled: number
  readonly sending: Promise<Ticket>
}

/** Ticks burritos off (R60). The taps on a line are sent one after the other, so that quick ones all count. */
function useTicks({ apply, onFailure }: TicksDeps): (ticket: Ticket, line: number) => Promise<void> {
  const taps = useRef(new Map<string, PendingTicks>())
  return async ({ id, number, lines }, at) => {
    const line = lines[at]
    if (!line) return
    const key = `${id} ${at}`
    const last = taps.current.get(key)
    const from = last?.rolled ?? line.rolled
    const rolled = rolledAfterTap({ quantity: line.quantity, rolled: from })
    const send = () => api.rollItems(id, { line: at, rolled, from })
    const sending = last ? last.sending.then(send) : send()
    taps.current.set(key, { rolled, sending })
    try {
      apply(await sending)
    } catch (error) {
      onFailure(errorMessage(error, number))
    } finally {
      if (taps.current.get(key)?.sending === sending) taps.current.delete(key)
    }
  }
}
