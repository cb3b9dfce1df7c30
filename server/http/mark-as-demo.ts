// The demo says so on every screen: the page itself carries the words, before any script runs.
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { demoWords } from '#words/demo.ts'
import { etagOf, type PageFiles } from './page-files.ts'

/** Looked for by web/ui/demo.ts, for what covers the page or leaves it: dialogs, paper, the browser's tab. */
const strip =
  `<aside class="demo-strip" aria-label="${demoWords.name}"><b>${demoWords.lead}</b> ${demoWords.short}` +
  `<span class="demo-strip__rest">${demoWords.rest}</span></aside>`

export function markAsDemo(files: PageFiles): PageFiles {
  const page = files.get('/')
  // As under npm run dev: nothing is served that could be marked.
  if (!page) return files
  const html = page.plain.toString()
  if (!html.includes('<body>')) throw new Error('the page has no <body> to mark as a demo')
  const plain = Buffer.from(
    html
      .replace('<html ', '<html data-demo ')
      .replace(/(?<=<title>).*(?=<\/title>)/, demoWords.title)
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
