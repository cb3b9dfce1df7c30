// Starts the site in the browser.
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isAt, paths } from './paths.ts'
import { fetchOnIntent, Site } from './routes.tsx'
import { openLocation, readLocation } from './browser/hash-location.ts'
import { watchLayers } from './browser/open-layers.ts'
import { rememberScroll } from './browser/scroll-memory.ts'
import { readPageData } from './page-data.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** R30: POST /login sends the browser back with it; the login window reads what it says. */
const loginReturned = /[?&]login=/.test(location.search)
// The link that skips to the page, followed before this script was there: the hash belongs to the router.
if (location.hash === '#main') history.replaceState(history.state, '', '#/')
openLocation()
watchLayers()

const isPrerendered = root.hasChildNodes()
const isWelcome = isAt(readLocation(), paths.welcome)
// Without a mark of index.html the address was another when the page came: a link was followed meanwhile.
rememberScroll(isPrerendered && !isWelcome && !('elsewhere' in document.documentElement.dataset))
fetchOnIntent()
readPageData()

const site = (
  <StrictMode>
    <Site loginReturned={loginReturned} />
  </StrictMode>
)

// What was rendered ahead is the Welcome screen; index.html has hidden it where the address names another.
if (isPrerendered && isWelcome && !loginReturned) {
  hydrateRoot(root, site)
} else {
  root.replaceChildren()
  createRoot(root).render(site)
}
delete document.documentElement.dataset['elsewhere']
