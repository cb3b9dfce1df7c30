// Starts the site in the browser.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { takeLoginReturn } from './login-outcome.ts'
import { Site } from './routes.tsx'
import { rememberScroll } from './ui/scroll-memory.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const loginReturn = takeLoginReturn()
rememberScroll()

createRoot(root).render(
  <StrictMode>
    <Site loginReturn={loginReturn} />
  </StrictMode>,
)
