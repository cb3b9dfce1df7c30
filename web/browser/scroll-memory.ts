// Scroll restoration: Back and Forward return to where the reader was on a screen, and a new screen opens at its top.
import { linkOf, onLocation } from './hash-location.ts'
import { entryNow, storeInEntry } from './history-entries.ts'

let pageJustLoaded = true
/** The screen of the address is not there yet, or not as long as it was: where the page stands now is not the reader's place. */
let isArriving = true
let stopWaiting = () => {}

/** What a reader does to scroll. */
const scrollGestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Called once, before the first screen is shown. The prerendered Welcome screen may have been scrolled, or left, before
 * this script had loaded.
 */
export function rememberScroll(cameFromWelcome: boolean): void {
  history.scrollRestoration = 'manual'
  pageJustLoaded = !cameFromWelcome
  if (!cameFromWelcome && scrollY > 0) storeInEntry({ scroll: scrollY })
  let debounceTimer: ReturnType<typeof setTimeout> | undefined

  addEventListener(
    'scroll',
    () => {
      clearTimeout(debounceTimer)
      debounceTimer = setTimeout(storeScroll, 150)
    },
    { passive: true },
  )

  onLocation(() => {
    clearTimeout(debounceTimer)
    stopWaiting()
    pageJustLoaded = false
    isArriving = true
    if (storedScroll() === 0) scrollTo(0, 0)
  })

  // A link to the current screen changes nothing in the address, so a click on such a link scrolls to the top.
  addEventListener('click', (event) => {
    if (linkOf(event)?.hash.toLowerCase() === location.hash.toLowerCase()) scrollTo(0, 0)
  })
}

/**
 * Called when a screen has opened: scrolls to where the reader was, and returns whether the reader came from another
 * screen.
 */
export function arriveOnScreen(): boolean {
  stopWaiting()
  const stored = storedScroll()
  scrollTo(0, stored)
  isArriving = isTooShort(stored)
  if (isArriving) waitForRoom(stored)
  return !pageJustLoaded
}

/** What the screen lists may come after its heading: the page goes on to the reader's place as it grows, unless they scroll. */
function waitForRoom(stored: number): void {
  const grown = new ResizeObserver(() => {
    scrollTo(0, stored)
    if (!isTooShort(stored)) stopWaiting()
  })
  stopWaiting = () => {
    grown.disconnect()
    for (const gesture of scrollGestures) removeEventListener(gesture, stopWaiting)
    isArriving = false
    stopWaiting = () => {}
  }
  for (const gesture of scrollGestures) addEventListener(gesture, stopWaiting, { passive: true })
  grown.observe(document.body)
}

/** For what must be seen wherever the reader was: the page does not go on to their place any more. */
export function stopRestoringScroll(): void {
  stopWaiting()
}

/** Half a pixel is lost where the screen's pixels are smaller than the page's. */
function isTooShort(stored: number): boolean {
  return scrollY < stored - 1
}

function storeScroll(): void {
  if (!isArriving) storeInEntry({ scroll: scrollY })
}

function storedScroll(): number {
  return entryNow().scroll ?? 0
}
