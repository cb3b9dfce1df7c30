// Starts the site in the browser.
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isAt, paths } from './paths.ts'
import { fetchOnIntent, Site } from './routes.tsx'
import { readLocation } from './ui/hash-location.ts'
import { rememberScroll } from './ui/scroll-memory.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** R30: POST /login sends the browser back with it; the login window reads what it says. */
const loginReturned = /[?&]login=/.test(location.search)
rememberScroll()
fetchOnIntent()

const site = (
  <StrictMode>
    <Site loginReturned={loginReturned} />
  </StrictMode>
)

// What was rendered ahead is the Welcome screen; index.html has hidden it where the address names another.
if (root.hasChildNodes() && isAt(readLocation(), paths.welcome) && !loginReturned) {
  hydrateRoot(root, site)
} else {
  root.replaceChildren()
  createRoot(root).render(site)
}
delete document.documentElement.dataset['elsewhere']
