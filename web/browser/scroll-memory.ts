// Scroll restoration: Back and Forward return to where the reader was on a screen, and a new screen opens at its top.

interface Entry {
  readonly scroll?: number
}

let pageJustLoaded = true

/**
 * Called once, before the first screen is shown. The prerendered Welcome screen may have been scrolled, or left, before
 * this script had loaded.
 */
export function rememberScroll(cameFromWelcome: boolean): void {
  history.scrollRestoration = 'manual'
  pageJustLoaded = !cameFromWelcome
  if (!cameFromWelcome && scrollY > 0) keepScroll()
  let debounceTimer: ReturnType<typeof setTimeout> | undefined

  addEventListener(
    'scroll',
    () => {
      clearTimeout(debounceTimer)
      debounceTimer = setTimeout(keepScroll, 150)
    },
    { passive: true },
  )

  addEventListener('hashchange', () => {
    clearTimeout(debounceTimer)
    pageJustLoaded = false
    if (keptScroll() === 0) scrollTo(0, 0)
  })

  // A link to the current screen changes nothing in the address, so a click on such a link scrolls to the top.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (link && link.hash && link.hash.toLowerCase() === location.hash.toLowerCase()) scrollTo(0, 0)
  })
}

/**
 * Called when a screen has opened: scrolls to where the reader was, and returns whether the reader came from another
 * screen.
 */
export function arriveOnScreen(): boolean {
  scrollTo(0, keptScroll())
  return !pageJustLoaded
}

/** Merges into the history entry, because a screen may keep other state there. */
function keepScroll(): void {
  const entry: Entry | null = history.state
  history.replaceState({ ...entry, scroll: scrollY } satisfies Entry, '')
}

function keptScroll(): number {
  const entry: Entry | null = history.state
  return entry?.scroll ?? 0
}
