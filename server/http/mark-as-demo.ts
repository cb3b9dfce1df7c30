// The demo says so on every screen: the page itself carries the words, before any script runs.
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { etagOf, type PageFiles } from './page-files.ts'

/** Read again by web/ui/demo.ts, for what covers the page or leaves it: dialogs, paper, the browser's tab. */
const strip =
  '<aside class="demo-strip" aria-label="Demo"><b>Demo.</b> Nothing here is real' +
  '<span class="demo-strip__rest">: no card is charged, no burrito is made.</span></aside>'

export function markAsDemo(files: PageFiles): PageFiles {
  const page = files.get('/')
  // As under npm run dev: nothing is served that could be marked.
  if (!page) return files
  const html = page.plain.toString()
  if (!html.includes('<body>')) throw new Error('the page has no <body> to mark as a demo')
  const plain = Buffer.from(
    html
      .replace('<html ', '<html data-demo ')
      .replace('<title>', '<title>Demo: ')
      .replace('<body>', `<body>\n    ${strip}`),
  )
  return new Map(files).set('/', {
    ...page,
    plain,
    etag: etagOf(plain),
    br: brotliCompressSync(plain),
    gzip: gzipSync(plain),
  })
}
