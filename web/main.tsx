// Starts the site in the browser.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Site } from './routes.tsx'
import { rememberScroll } from './ui/scroll-memory.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** R30: POST /login sends the browser back with it; the login window reads what it says. */
const loginReturned = /[?&]login=/.test(location.search)
rememberScroll()

createRoot(root).render(
  <StrictMode>
    <Site loginReturned={loginReturned} />
  </StrictMode>,
)
