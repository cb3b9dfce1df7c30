// The demo says so on every screen: the page itself carries the words, before any script runs.
import { demoWords } from '#words/basics/demo.ts'

/** Looked for by web/ui/demo.ts, for what leaves the page: paper, the browser's tab. Dialogs leave the strip in sight. */
const strip =
  `<aside class="demo-strip" aria-label="${demoWords.name}"><b>${demoWords.lead}</b> ${demoWords.short}` +
  `<span class="demo-strip__rest">${demoWords.rest}</span></aside>`

export function markAsDemo(html: string): string {
  if (!html.includes('<body>')) throw new Error('the page has no <body> to mark as a demo')
  return html
    .replace('<html ', '<html data-demo ')
    .replace(/(?<=<title>).*(?=<\/title>)/, demoWords.title)
    .replace('<body>', `<body>\n    ${strip}`)
}
