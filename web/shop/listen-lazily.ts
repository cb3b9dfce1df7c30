// Subscribes to the live stream after the screen is shown: loads the stream's code later (code splitting), with
// retries.
import type { LiveListener, LiveTopic } from '../browser/live.ts'

const retryAfter = 5_000

export function listenLazily(topic: LiveTopic, listener: LiveListener): () => void {
  let stop: (() => void) | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  async function begin(): Promise<void> {
    try {
      const { listenLive } = await import('../browser/live.ts')
      if (!isStopped) stop = listenLive(topic, listener)
    } catch {
      if (isStopped) return
      listener.link?.({ up: false, since: Date.now() })
      retry = setTimeout(() => void begin(), retryAfter)
    }
  }

  void begin()
  return () => {
    isStopped = true
    clearTimeout(retry)
    stop?.()
  }
}
