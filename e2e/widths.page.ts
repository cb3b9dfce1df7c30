// What the journeys about widths look at: a screen at a width and a size of letters, and what does not fit on it.
import { expect, type CDPSession, type Locator, type Page } from '@playwright/test'

export interface View {
  readonly width: number
  readonly height: number
  /** The browser's font size in px; 16 where nobody has set another. */
  readonly letters: number
}

/** A page keeps its font size for as long as the session that has set it. */
const browsers = new WeakMap<Page, CDPSession>()

/** Sets the window, and the font size as a visitor sets it in the browser, which moves break points in em as well. */
export async function setView(page: Page, { width, height, letters }: View): Promise<void> {
  await page.setViewportSize({ width, height })
  const browser = browsers.get(page) ?? (await page.context().newCDPSession(page))
  browsers.set(page, browser)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } })
}

/** Nothing is wider than the window, cut off, printed over something else, or broken inside a word. */
export async function expectToFit(root: Locator): Promise<void> {
  await expect.poll(() => findFaults(root)).toEqual([])
}

/** Says in words what does not fit; none of them is a style that somebody may like otherwise. */
export function findFaults(root: Locator): Promise<string[]> {
  return root.evaluate((top) => {
    const faults = new Set<string>()
    const wide = document.documentElement
    if (wide.scrollWidth > wide.clientWidth) faults.add(`the page scrolls sideways to ${wide.scrollWidth}`)
    const isSeen = (element: Element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      // What is there for screen readers alone.
      for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
        const { width, height } = up.getBoundingClientRect()
        if (getComputedStyle(up).clipPath !== 'none' && width <= 1 && height <= 1) return false
      }
      return true
    }
    const scrolls = (element: Element, axis: 'overflowX' | 'overflowY') =>
      ['auto', 'scroll'].includes(getComputedStyle(element)[axis])
    /** Without what has scrolled out of sight. */
    const seenOf = (boxes: DOMRect[], owner: Element) => {
      let seen = boxes
      for (let up: Element | null = owner; up && up !== wide; up = up.parentElement) {
        if (!scrolls(up, 'overflowY') && !scrolls(up, 'overflowX')) continue
        const { left, right, top: from, bottom } = up.getBoundingClientRect()
        seen = seen.filter(
          (one) =>
            one.left < right &&
            one.right > left &&
            one.top + one.height / 2 > from &&
            one.bottom - one.height / 2 < bottom,
        )
      }
      return seen.filter(({ width }) => width > 1)
    }
    const named = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`
    const texts: { text: Text; boxes: DOMRect[] }[] = []
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text
      const owner = text.parentElement
      if (!owner || !/\S/.test(text.data) || owner.closest('option, svg, script, style, noscript')) continue
      if (!isSeen(owner)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const boxes = seenOf([...range.getClientRects()], owner)
      if (boxes.length === 0) continue
      if (!owner.closest('[aria-hidden=true]')) texts.push({ text, boxes })
      // A turned card has turned letters: a few px are allowed.
      const left = Math.min(...boxes.map((box) => box.left))
      const right = Math.max(...boxes.map((box) => box.right))
      const cut = (by: string) => faults.add(`"${text.data.trim().slice(0, 40)}" ${by} of ${named(owner)}`)
      for (let up: Element | null = owner; up && up !== wide; up = up.parentElement) {
        if (scrolls(up, 'overflowX') && up.scrollWidth > up.clientWidth) break
        const box = up.getBoundingClientRect()
        const style = getComputedStyle(up)
        const holds = style.overflowX !== 'visible' || style.borderInlineStartWidth !== '0px'
        if (holds && (left < box.left - 2 || right > box.right + 2)) cut(`leaves ${named(up)} sideways`)
        const bottom = Math.max(...boxes.map((one) => one.bottom))
        const isClosed = ['hidden', 'clip'].includes(style.overflowY)
        if (isClosed && up.clientHeight > 1 && bottom > box.bottom + 6) cut(`is cut off by ${named(up)}`)
        if (style.position === 'fixed') break
        if (scrolls(up, 'overflowY') && up.scrollHeight > up.clientHeight) break
      }
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}$.,]+/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top: at }) => Math.round(at / 4)))
        if (lines.size > 1 && !/[­]/.test(word) && getComputedStyle(owner).writingMode === 'horizontal-tb')
          cut(`breaks "${word}"`)
      }
    }
    for (const [at, one] of texts.entries())
      for (const other of texts.slice(at + 1)) {
        const over = one.boxes.some((a) =>
          other.boxes.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.35 * Math.min(a.height, b.height),
          ),
        )
        if (!over) continue
        // Bars that stay lie over what scrolls by.
        const stays = (element: Element | null): boolean =>
          element !== null &&
          element !== top &&
          (['sticky', 'fixed'].includes(getComputedStyle(element).position) || stays(element.parentElement))
        if (stays(one.text.parentElement) !== stays(other.text.parentElement)) continue
        faults.add(`"${one.text.data.trim().slice(0, 30)}" lies on "${other.text.data.trim().slice(0, 30)}"`)
      }
    return [...faults]
  })
}
