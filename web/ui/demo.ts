// Whether this is the demo: then the server has put the words for it into the page itself.
import { demoMessages as words } from '#words/basics/demo.ts'

/** Undefined on a real site. */
export const demoMessages = globalThis.document?.querySelector('.demo-strip') ? words : undefined
