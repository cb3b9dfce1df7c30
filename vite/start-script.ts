// The one script that stands in the page itself: it loads the site's own, and says so where that does not arrive.

/** `entry` is the address of the site's script. */
export function startScript(entry: string): string {
  return `
      {
        const page = document.documentElement
        const picture = '[fetchpriority=high]'
        let loading, note, again

        // The page holds the Welcome screen. Where the address names another, nobody shall see it flash by.
        if (/^#\\/?[^/]/.test(location.hash)) page.dataset.elsewhere = ''

        // Until then the links lead nowhere, so one who follows them is told to wait, or that it failed (R32).
        const say = (which) => {
          const next = document.getElementById('not-yet').content.children[which]
          // Said once, however often it is tried again.
          if (note?.isEqualNode(next)) return
          note?.remove()
          note = next.cloneNode(true)
          note.querySelector('button')?.addEventListener('click', () => location.reload())
          document.body.append(note)
        }
        // The link that skips to the page needs no script.
        const wait = () => location.hash === '#main' || note || say(0)
        const press = ({ target }) => target.closest?.('button') && wait()
        const fail = () => say(1)
        const late = setTimeout(fail, 120000)

        const start = () => {
          // Out of a cache the script can be there before the rest of the page, which it takes over.
          if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start)
          loading ??= import('${entry}').then(
            () => {
              clearTimeout(late)
              removeEventListener('hashchange', wait)
              removeEventListener('click', press)
              note?.remove()
            },
            (error) => {
              reportError(error)
              fail()
              loading = undefined
              // One after the other, however many ask for it.
              clearTimeout(again)
              again = setTimeout(start, 10000)
            },
          )
        }

        // The script waits for the picture, so that the two do not share a slow line: the page is seen sooner, and works
        // no later, for all the bytes must come anyway. Whoever touches it, or came for another screen, does not wait.
        const seen = ({ target }) => target.matches?.(picture) && start()
        for (const event of ['load', 'error']) document.addEventListener(event, seen, true)
        for (const event of ['pointerdown', 'keydown']) addEventListener(event, start, { once: true })
        for (const event of ['hashchange', 'online']) addEventListener(event, start)
        addEventListener('hashchange', wait)
        addEventListener('click', press)
        if ('elsewhere' in page.dataset) start()
        setTimeout(start, 3000)
      }
    `
}
