// Renders the Welcome screen to text when the site is built, and what stands there until the script is; vite/prerender.ts
// calls it.
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server.browser'
import { Site } from './routes.tsx'
import { bringTiles, type Tile } from './shop/menu/menu-store.ts'
import { CornerFrame, Failed, Waiting } from './ui/late-part.tsx'

export function parts(tiles: readonly Tile[]): { welcome: string; notYet: string } {
  bringTiles(tiles)
  return { welcome: welcome(), notYet: notYet() }
}

function welcome(): string {
  const html = renderToString(
    <StrictMode>
      <Site />
    </StrictMode>,
  )
  // React asks for the pictures ahead of the page that names them; they stand right below.
  return html.replace(/^(<link rel="preload"[^>]*>)+/, '')
}

function notYet(): string {
  return renderToStaticMarkup(
    <>
      <CornerFrame>
        <Waiting />
      </CornerFrame>
      <CornerFrame>
        <Failed />
      </CornerFrame>
    </>,
  )
}
