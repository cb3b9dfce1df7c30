// Follows the shop on every screen, Welcome too (R36), but only once the first view is there: its budgets stay its own
// (docs/decisions/0009).

const retryAfter = 5_000
/** A browser that is never idle follows the shop all the same. */
const longestWait = 2_000

export function followWhenIdle(): () => void {
  let stop: (() => void) | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  async function begin(): Promise<void> {
    if (isStopped) return
    try {
      const { followShop } = await import('./menu/menu-store.ts')
      if (!isStopped) stop = followShop()
    } catch {
      if (!isStopped) retry = setTimeout(() => void begin(), retryAfter)
    }
  }

  function beginWhenIdle(): void {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => void begin(), { timeout: longestWait })
    else retry = setTimeout(() => void begin(), 200)
  }

  if (document.readyState === 'complete') beginWhenIdle()
  else addEventListener('load', beginWhenIdle, { once: true })
  return () => {
    isStopped = true
    removeEventListener('load', beginWhenIdle)
    clearTimeout(retry)
    stop?.()
  }
}
