// Where the reader was on each screen: back and forward return there, a new screen opens at its top.

interface Entry {
  readonly scroll?: number
}

let pageJustLoaded = true

/** Called once, before the first screen; it may follow one that was left, or scrolled, before this script was there. */
export function rememberScroll(cameFromWelcome: boolean): void {
  history.scrollRestoration = 'manual'
  pageJustLoaded = !cameFromWelcome
  if (!cameFromWelcome && scrollY > 0) keepScroll()
  let settling: ReturnType<typeof setTimeout> | undefined

  addEventListener(
    'scroll',
    () => {
      clearTimeout(settling)
      settling = setTimeout(keepScroll, 150)
    },
    { passive: true },
  )

  addEventListener('hashchange', () => {
    clearTimeout(settling)
    pageJustLoaded = false
    if (keptScroll() === 0) scrollTo(0, 0)
  })

  // A link to the screen one is on changes nothing in the address; at least it goes to the top.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (link && link.hash && link.hash.toLowerCase() === location.hash.toLowerCase()) scrollTo(0, 0)
  })
}

/** A screen has opened: goes to where the reader was, and says whether they came here from another screen. */
export function arriveOnScreen(): boolean {
  scrollTo(0, keptScroll())
  return !pageJustLoaded
}

/** A screen may keep other things with its entry. */
function keepScroll(): void {
  const entry: Entry | null = history.state
  history.replaceState({ ...entry, scroll: scrollY } satisfies Entry, '')
}

function keptScroll(): number {
  const entry: Entry | null = history.state
  return entry?.scroll ?? 0
}
