// The wall's own live stream: one connection while the page is visible, which comes back by itself.
import { peoplePaths, type WallEvents } from '#domain/people/people-api.ts'
import { openLiveSource, type LiveEvent } from '../../browser/live-source.ts'
import { isWallClosed } from '../../wall-api.ts'

export type WallNews =
  | LiveEvent<WallEvents>
  /** The server is not heard. */
  | { readonly name: 'lost' }
  /** The link was revoked, or there was none. */
  | { readonly name: 'closed' }

/** Every connection starts with all that the wall shows. The returned function ends it. */
export function followWall(secret: string, onNews: (news: WallNews) => void): () => void {
  let isOver = false
  const source = openLiveSource<WallEvents>({
    address: ({ isHidden }) => (isHidden ? undefined : peoplePaths.wallLive(secret)),
    names: ['wall', 'beat'],
    onEvent: onNews,
    onLost() {
      onNews({ name: 'lost' })
      void endIfClosed()
    },
  })
  source.reopen()

  /** A browser does not tell a page why a stream was refused. */
  async function endIfClosed(): Promise<void> {
    if (!(await isWallClosed(secret)) || isOver) return
    stop()
    onNews({ name: 'closed' })
  }

  function stop(): void {
    isOver = true
    source.end()
  }
  return stop
}
