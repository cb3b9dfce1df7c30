// Renders the Welcome screen to text, and what stands there until the script is: vite/prerender.ts builds it into one file,
// which the server calls whenever the restaurant or its menu change.
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server.browser'
import { textIn } from '#domain/local-text.ts'
import type { PageParts, ShopFront } from '#domain/shop-front.ts'
import { language } from '#words/locale.ts'
import { pageDescription } from '#words/pages.ts'
import { welcomeWords } from '#words/shop/welcome.ts'
import { Site } from './routes.tsx'
import { openFront } from './shop-front.ts'
import { CornerFrame, Failed, Waiting } from './ui/late-part.tsx'

export function partsOf(front: ShopFront): PageParts {
  openFront(front)
  return { head: head(front), welcome: welcome(), notYet: notYet() }
}

function head({ restaurant: { name, since, words }, items }: ShopFront): string {
  const description = pageDescription(
    textIn(words.lead, language),
    items.map((item) => textIn(item.name, language)),
  )
  return renderToStaticMarkup(
    <>
      <title>{welcomeWords.tab(name, since)}</title>
      <meta name="description" content={description} />
    </>,
  )
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
