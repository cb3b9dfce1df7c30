// The live hub (Server-Sent Events): sends each open stream a snapshot when it connects, and then the changes. One loop
// reads and sends everything, so that no stream ever gets an older state after a newer one.
import { heartbeat } from '#domain/people/live-beat.ts'
import type { AcceptedCards } from '#domain/restaurant/payment-methods.ts'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { isOnBoard } from '#domain/kitchen/tickets.ts'
import type { OrderId } from '#domain/orders/order.ts'
import type { Change, Feed } from '../db/engine/feed.ts'
import { readLostPromises } from '../db/kitchen/kitchen-now.ts'
import type { Database } from '../db/engine/database.ts'
import { readOrders } from '../db/orders/orders.ts'
import type { ShopNow } from '../db/restaurant/shop.ts'
import { isBoardFull, readBoard } from '../db/kitchen/tickets.ts'
import { eventText, type LiveReader } from './live-reader.ts'
import type { RestaurantNow } from './restaurant-now.ts'
import { mayStopSooner, msUntilShopChange } from './shop-changes.ts'

export interface LiveHub {
  add(reader: LiveReader): void
  remove(reader: LiveReader): void
  count(): number
  /** Ends all streams; browsers reconnect by themselves. */
  close(): Promise<void>
}

export interface LiveHubDeps {
  readonly db: Database
  readonly feed: Feed
  readonly restaurant: Pick<RestaurantNow, 'shop' | 'readShop' | 'menuReply'>
  readonly acceptedCards: () => AcceptedCards
  readonly now: () => Date
  readonly onError: (error: unknown) => void
  /** The interval between heartbeats in milliseconds, which tests shorten. */
  readonly heartbeatMs?: number
}

const retryDelayMs = 500
/** Once a minute every stream gets a snapshot, in case a server died between its COMMIT and its notification. */
const beatsPerSnapshot = 20
/** Orders take and free times, so about every ten seconds checkouts are told to fetch the times again (R44). */
const beatsPerTimesChange = 3
/** A crowded board is sent only as a snapshot, and debounced to this interval. */
const boardIntervalMs = 1_000

export function createLiveHub({
  db,
  feed,
  restaurant,
  acceptedCards,
  now,
  onError,
  heartbeatMs = heartbeat,
}: LiveHubDeps): LiveHub {
  /** All connected streams. After its first snapshot a stream moves from awaitingSnapshot to readers. */
  const connected = new Set<LiveReader>()
  const readers = new Set<LiveReader>()
  const awaitingSnapshot = new Set<LiveReader>()
  const changedOrders = new Set<OrderId>()
  let shopChanged = false
  let timesChanged = false
  let boardChanged = false
  let boardSentAt = 0
  /** Whether more tickets are open than a board shows. */
  let isCrowded = false
  /** The orders whose promise can no longer be kept, as of the last check. */
  let lostPromises: readonly OrderId[] = []
  let workLoop: Promise<void> | undefined
  let isClosed = false
  let shopTimer: NodeJS.Timeout | undefined
  let lastShop: ShopNow | undefined
  let boardTimer: NodeJS.Timeout | undefined
  let beats = 0
  let checking: Promise<void> | undefined

  feed.subscribe((change) => {
    addChange(change)
    wake()
  })
  const beat = setInterval(sendBeat, heartbeatMs)

  function addChange({ orders = [], shop, everything }: Change): void {
    for (const id of orders) changedOrders.add(id)
    shopChanged ||= shop ?? false
    if (everything) for (const reader of readers) awaitingSnapshot.add(reader)
  }

  function wake(): void {
    workLoop ??= work().finally(() => {
      workLoop = undefined
      // A change may have arrived after the loop checked for work.
      if (hasWork()) wake()
    })
  }

  function hasWork(): boolean {
    return !isClosed && (changedOrders.size > 0 || shopChanged || boardChanged || awaitingSnapshot.size > 0)
  }

  async function work(): Promise<void> {
    while (hasWork()) {
      const orders = [...changedOrders]
      const shop = shopChanged
      const board = boardChanged
      const arriving = [...awaitingSnapshot]
      changedOrders.clear()
      shopChanged = false
      boardChanged = false
      awaitingSnapshot.clear()
      try {
        if (orders.length > 0 && readers.size > 0) await sendOrders(orders)
        if (shop && readers.size > 0) await sendShop()
        if (board) await sendBoard()
        if (arriving.length > 0) await sendSnapshots(arriving)
      } catch (error) {
        onError(error)
        addChange({ orders, shop })
        boardChanged ||= board
        for (const reader of arriving) if (connected.has(reader)) awaitingSnapshot.add(reader)
        await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
      }
    }
  }

  /** A stream that cannot be written to is dropped, without harm to the other streams. */
  function sendTo(reader: LiveReader, text: string): void {
    try {
      reader.send(text)
    } catch (error) {
      onError(error)
      remove(reader)
      reader.end()
    }
  }

  async function sendOrders(ids: OrderId[]): Promise<void> {
    const changed = await readOrders(db, ids)
    const wasCrowded = isCrowded
    isCrowded = [...readers].some((reader) => reader.board) && (await isBoardFull(db))
    for (const { order, ticket } of changed) {
      const forCustomer = eventText('order', order)
      // A ticket that left the board must be sent, since a board may still show it. All other changes of a crowded board come
      // with its snapshot.
      const sendsTicket = !(wasCrowded || isCrowded) || !isOnBoard(ticket.status)
      const forKitchen = eventText('ticket', ticket)
      for (const reader of readers) {
        if (reader.board && sendsTicket) sendTo(reader, forKitchen)
        if (reader.orders.has(order.id)) sendTo(reader, forCustomer)
      }
    }
    if (wasCrowded || isCrowded) sendBoardSoon()
    timesChanged ||= lastShop?.waitTimes.speed != null
    if (mayStopSooner(lastShop, now())) await readShopAndSchedule()
  }

  function sendBoardSoon(): void {
    boardTimer ??= setTimeout(
      () => {
        boardTimer = undefined
        boardChanged = true
        wake()
      },
      Math.max(0, boardSentAt + boardIntervalMs - Date.now()),
    )
  }

  async function sendBoard(): Promise<void> {
    const text = await readBoardText()
    for (const reader of readers) if (reader.board) sendTo(reader, text)
  }

  async function readBoardText(): Promise<string> {
    const board = await readBoard(db, now())
    isCrowded = Object.values(board.rest.columns).some((tickets) => tickets > 0)
    boardSentAt = Date.now()
    return eventText('beat', { now: now().toISOString(), lost: lostPromises }) + eventText('board', board)
  }

  async function sendShop(): Promise<void> {
    const text = eventText('shop', await readShopAndSchedule())
    for (const reader of readers) sendTo(reader, text)
  }

  async function sendSnapshots(arriving: LiveReader[]): Promise<void> {
    const shop = eventText('shop', await readShopAndSchedule())
    const orderIds = [...new Set(arriving.flatMap((reader) => [...reader.orders]))]
    const orders = new Map((await readOrders(db, orderIds)).map(({ order }) => [order.id, order]))
    const board = arriving.some((reader) => reader.board) ? await readBoardText() : ''
    for (const reader of arriving) {
      // The stream was closed while the snapshot was read.
      if (!connected.has(reader)) continue
      const ownOrders = [...reader.orders].flatMap((id) => orders.get(id) ?? [])
      readers.add(reader)
      sendTo(
        reader,
        shop + ownOrders.map((order) => eventText('order', order)).join('') + (reader.board ? board : ''),
      )
    }
  }

  /** Also sets a timer for the next change that comes with time alone, such as the end of a pause. */
  async function readShopAndSchedule(): Promise<MenuReply> {
    lastShop = await restaurant.readShop(now())
    clearTimeout(shopTimer)
    const wait = msUntilShopChange(lastShop, now())
    if (wait !== undefined) {
      shopTimer = setTimeout(() => {
        shopChanged = true
        wake()
      }, wait)
    }
    return restaurant.menuReply(lastShop, acceptedCards())
  }

  function sendBeat(): void {
    const clock = { now: now().toISOString() }
    const [forCustomer, forKitchen] = [
      eventText('beat', clock),
      eventText('beat', { ...clock, lost: lostPromises }),
    ]
    for (const reader of readers) sendTo(reader, reader.board ? forKitchen : forCustomer)
    beats += 1
    if (beats % beatsPerSnapshot === 0) addChange({ everything: true })
    if (timesChanged && beats % beatsPerTimesChange === 0) [shopChanged, timesChanged] = [true, false]
    wake()
    // A slow database does not get a second check before the first one is done.
    checking ??= checkBoards().finally(() => (checking = undefined))
  }

  async function checkBoards(): Promise<void> {
    const boards = [...readers].filter((reader) => reader.board)
    for (const reader of await findUnauthorized(boards)) {
      remove(reader)
      reader.end()
    }
    // The next heartbeat sends the result.
    if (boards.length > 0) lostPromises = await readLost().catch(() => lostPromises)
  }

  async function readLost(): Promise<readonly OrderId[]> {
    const at = now()
    return readLostPromises(db, await restaurant.shop(at), at)
  }

  function remove(reader: LiveReader): void {
    for (const set of [connected, readers, awaitingSnapshot]) set.delete(reader)
  }

  return {
    add(reader) {
      if (isClosed) return reader.end()
      connected.add(reader)
      awaitingSnapshot.add(reader)
      wake()
    },
    remove,
    count: () => connected.size,
    async close() {
      isClosed = true
      clearInterval(beat)
      clearTimeout(shopTimer)
      clearTimeout(boardTimer)
      for (const reader of connected) reader.end()
      await workLoop
    },
  }
}

/**
 * The streams of people who may no longer see the board, because they logged out or their account was closed. A failed check
 * ends no stream.
 */
async function findUnauthorized(boards: readonly LiveReader[]): Promise<LiveReader[]> {
  const answers = await Promise.all(boards.map((reader) => reader.isAuthorized().catch(() => true)))
  return boards.filter((_reader, at) => !answers[at])
}
