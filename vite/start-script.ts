// The inline start script of the page, which tells the customer when the site's script does not load (R32).

export const startScript = `
      {
        const page = document.documentElement
        let note, broken

        // The page contains the Welcome screen. Where the address names another screen, Welcome must not flash by, and its
        // pictures are not fetched.
        if (/^#\\/?[^/]/.test(location.hash)) page.dataset.elsewhere = ''
        else document.getElementById('hero')?.removeAttribute('media')

        // Who has ordered on this device is offered the same again: the card's room is there from the first paint.
        try {
          const stored = (name) => JSON.parse(localStorage.getItem('burritoful.' + name))
          if (stored('orders')?.length && !(stored('not-now') > Date.now())) page.dataset.again = ''
        } catch {}

        const say = (which) => {
          note?.remove()
          note = document.getElementById('not-yet').content.children[which].cloneNode(true)
          note.querySelector('button')?.addEventListener('click', () => location.reload())
          document.body.append(note)
        }

        // Links and buttons do nothing until the site's script has run, so a customer who presses one is told to wait.
        // The skip link needs no script.
        const wait = () => location.hash === '#main' || note || say(0)
        const press = ({ target }) => target.closest?.('button') && wait()

        const late = setTimeout(say, 120000, 1)
        // Browser extensions add scripts of their own, which do not count.
        const isSite = ({ target, filename }) =>
          target.matches?.('script[src^="/assets/"]') || filename?.startsWith(location.origin + '/assets/')
        // The site's script did not load, or this browser cannot run it.
        const error = (event) => {
          if (!isSite(event)) return
          broken = true
          clearTimeout(late)
          say(1)
        }
        // The load event also fires for a script that could not run.
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
