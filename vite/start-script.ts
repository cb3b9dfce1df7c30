// The one script that stands in the page itself: it says so where the site's own does not arrive (R32).

export const startScript = `
      {
        const page = document.documentElement
        let note, broken

        // The page holds the Welcome screen. Where the address names another, nobody shall see it flash by.
        if (/^#\\/?[^/]/.test(location.hash)) page.dataset.elsewhere = ''

        const say = (which) => {
          note?.remove()
          note = document.getElementById('not-yet').content.children[which].cloneNode(true)
          note.querySelector('button')?.addEventListener('click', () => location.reload())
          document.body.append(note)
        }

        // Until the site's script has run the links lead nowhere, so one who follows them is told to wait. The link that
        // skips to the page needs no script.
        const wait = () => location.hash === '#main' || note || say(0)
        const press = ({ target }) => target.closest?.('button') && wait()

        const late = setTimeout(say, 120000, 1)
        // An extension of the browser brings scripts of its own.
        const isSite = ({ target, filename }) =>
          target.matches?.('script[src^="/assets/"]') || filename?.startsWith(location.origin + '/assets/')
        // It did not arrive, or this browser cannot run it.
        const error = (event) => {
          if (!isSite(event)) return
          broken = true
          clearTimeout(late)
          say(1)
        }
        // Told also of a script that could not run.
        const load = (event) => {
          if (!isSite(event)) return
          clearTimeout(late)
          document.removeEventListener('load', load, true)
          removeEventListener('error', error, true)
          removeEventListener('hashchange', wait)
          removeEventListener('click', press)
          if (!broken) note?.remove()
        }
        document.addEventListener('load', load, true)
        addEventListener('error', error, true)
        addEventListener('hashchange', wait)
        addEventListener('click', press)
      }
    `
