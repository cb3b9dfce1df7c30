// Renders the Welcome screen to text, and what stands there until the script is: vite/prerender.ts builds it into one file,
// which the server calls whenever the restaurant or its menu change.
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server.browser'
import { drawnPreview, previewPath, previewSize } from '#domain/restaurant/brand.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { PageParts, PageData } from '#domain/restaurant/page-data.ts'
import { language } from '#words/basics/locale.ts'
import { namedPreviewAlt, pageDescription, previewAlt } from '#words/basics/pages.ts'
import { welcomeMessages } from '#words/restaurant/shop/welcome.ts'
import { Site } from './routes.tsx'
import { openPageData } from './page-data.ts'
import { HeroPreload } from './shop/welcome/hero.tsx'
import { CornerFrame, Failed, Waiting } from './ui/lazy-part.tsx'

/** `site` is the origin of the site's address; absent where nobody has set it. */
export function partsOf(front: PageData, site?: string): PageParts {
  openPageData(front)
  return { head: head(front, site), welcome: welcome(), notYet: notYet() }
}

/** R39: what search engines and link previews show. */
function head({ restaurant, items }: PageData, site: string | undefined): string {
  const { name, since, words } = restaurant
  const title = welcomeMessages.tab(name, since)
  const description = pageDescription(
    textInLanguage(words.lead, language),
    items.map((item) => textInLanguage(item.name, language)),
  )
  return renderToStaticMarkup(
    <>
      <title>{title}</title>
      <HeroPreload />
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {site && <OwnAddress site={site} preview={previewPath(restaurant)} name={name} />}
    </>,
  )
}

/** Only a whole address is of use here. */
function OwnAddress({ site, preview, name }: { site: string; preview: string | undefined; name: string }) {
  return (
    <>
      <link rel="canonical" href={`${site}/`} />
      <meta property="og:url" content={`${site}/`} />
      {preview && (
        <>
          <meta property="og:image" content={site + preview} />
          <meta property="og:image:width" content={String(previewSize.width)} />
          <meta property="og:image:height" content={String(previewSize.height)} />
          <meta
            property="og:image:alt"
            content={preview === drawnPreview ? previewAlt : namedPreviewAlt(name)}
          />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
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
