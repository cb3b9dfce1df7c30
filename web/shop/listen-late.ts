// Listens to the server as soon as the code for that is there; it comes after the screen, which nobody keeps waiting.
import type { LiveListener, LiveTopic } from '../browser/live.ts'

const retryAfter = 5_000

export function listenLate(topic: LiveTopic, listener: LiveListener): () => void {
  let stop: (() => void) | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let over = false

  async function begin(): Promise<void> {
    try {
      const { listenLive } = await import('../browser/live.ts')
      if (!over) stop = listenLive(topic, listener)
    } catch {
      if (over) return
      listener.link?.({ up: false, since: Date.now() })
      retry = setTimeout(() => void begin(), retryAfter)
    }
  }

  void begin()
  return () => {
    over = true
    clearTimeout(retry)
    stop?.()
  }
}
