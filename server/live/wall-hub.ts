// The hub of the walls (R75): sends every open wall all that it shows when it connects, and again when that has changed. Of
// an order a wall hears the number and the first name, and so its streams are apart from those of the live hub.
import { heartbeat } from '#domain/people/live-beat.ts'
import type { Feed } from '../db/engine/feed.ts'
import type { Database } from '../db/engine/database.ts'
import { readWall } from '../db/kitchen/wall.ts'
import { filterWallLinks } from '../db/people/wall-links.ts'
import { eventText } from './live-reader.ts'

export interface WallReader {
  /** The link that opened the wall. */
  readonly link: number
  send(text: string): void
  end(): void
}

export interface WallHub {
  add(reader: WallReader): void
  remove(reader: WallReader): void
  count(): number
  /** Ends all streams; browsers reconnect by themselves. */
  close(): Promise<void>
}

export interface WallHubDeps {
  readonly db: Database
  readonly feed: Feed
  readonly now: () => Date
  readonly onError: (error: unknown) => void
  /** The interval between heartbeats in milliseconds, which tests shorten. */
  readonly heartbeatMs?: number
}

const retryDelayMs = 500
/** Every order changes the wall several times; nobody reads faster than this. */
const debounceMs = 250
/** Once a minute the wall is read in any case: a scheduled order is started by time alone, and a server may have died unheard. */
const beatsPerReading = 20

export function createWallHub({ db, feed, now, onError, heartbeatMs = heartbeat }: WallHubDeps): WallHub {
  /** All connected streams. After its first snapshot a stream moves from awaitingSnapshot to readers. */
  const connected = new Set<WallReader>()
  const readers = new Set<WallReader>()
  const awaitingSnapshot = new Set<WallReader>()
  let isStale = false
  let isClosed = false
  let beats = 0
  /** Whether the last reading of the wall succeeded. */
  let isRead = true
  /** Whether the links of all streams were found since the last beat. */
  let areLinksChecked = true
  /** What the readers were sent last. */
  let sent = ''
  let workLoop: Promise<void> | undefined
  let checking: Promise<void> | undefined

  feed.subscribe(({ orders = [], everything = false }) => {
    if (orders.length > 0 || everything) markStale()
  })
  const beat = setInterval(onBeat, heartbeatMs)

  function markStale(): void {
    isStale = true
    wake()
  }

  function wake(): void {
    workLoop ??= work().finally(() => {
      workLoop = undefined
      // A change may have arrived after the loop checked for work.
      if (hasWork()) wake()
    })
  }

  function hasWork(): boolean {
    return !isClosed && (awaitingSnapshot.size > 0 || (isStale && readers.size > 0))
  }

  /** One loop reads and sends everything, so that no wall ever gets an older state after a newer one. */
  async function work(): Promise<void> {
    while (hasWork()) {
      const arriving = [...awaitingSnapshot]
      awaitingSnapshot.clear()
      isStale = false
      try {
        sendWall(eventText('wall', await readWall(db, now())), arriving)
        isRead = true
        await wait(debounceMs)
      } catch (error) {
        onError(error)
        isRead = false
        isStale = true
        for (const reader of arriving) if (connected.has(reader)) awaitingSnapshot.add(reader)
        await wait(retryDelayMs)
      }
    }
  }

  function sendWall(text: string, arriving: readonly WallReader[]): void {
    if (text !== sent) for (const reader of readers) sendTo(reader, text)
    sent = text
    for (const reader of arriving) {
      // The stream was closed while the wall was read.
      if (!connected.has(reader)) continue
      readers.add(reader)
      sendTo(reader, beatText() + text)
    }
  }

  /** A stream that cannot be written to is dropped, without harm to the other streams. */
  function sendTo(reader: WallReader, text: string): void {
    try {
      reader.send(text)
    } catch (error) {
      onError(error)
      drop(reader)
    }
  }

  function beatText(): string {
    return eventText('beat', { now: now().toISOString() })
  }

  function onBeat(): void {
    beats += 1
    if (beats % beatsPerReading === 0) markStale()
    // One check may fail. After that nobody knows whether a link was revoked: its browser has to ask again with the link.
    if (!areLinksChecked) for (const reader of connected) drop(reader)
    areLinksChecked = false
    // A slow database does not get a second check before the first one is done.
    checking ??= checkAndBeat()
      .catch(onError)
      .finally(() => (checking = undefined))
  }

  /** A beat says that the wall is still true, so that none goes out while the database does not answer. */
  async function checkAndBeat(): Promise<void> {
    await dropRevoked()
    areLinksChecked = true
    if (!isRead) return
    const text = beatText()
    for (const reader of readers) sendTo(reader, text)
  }

  async function dropRevoked(): Promise<void> {
    const open = [...connected]
    if (open.length === 0) return
    const links = await filterWallLinks(db, [...new Set(open.map(({ link }) => link))])
    for (const reader of open) if (!links.has(reader.link)) drop(reader)
  }

  function remove(reader: WallReader): void {
    for (const set of [connected, readers, awaitingSnapshot]) set.delete(reader)
  }

  function drop(reader: WallReader): void {
    remove(reader)
    reader.end()
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
      for (const reader of connected) reader.end()
      await workLoop
    },
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
