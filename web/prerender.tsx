// Renders the Welcome screen to text when the site is built; vite/prerender.ts calls it.
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { Site } from './routes.tsx'

export function welcome(): string {
  const html = renderToString(
    <StrictMode>
      <Site />
    </StrictMode>,
  )
  // React asks for the pictures ahead of the page that names them; they stand right below.
  return html.replace(/^(<link rel="preload"[^>]*>)+/, '')
}
