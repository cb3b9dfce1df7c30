// Whether this is the demo: then the server has put the words for it into the page itself.

/** The first of those words, which fit anywhere; undefined on a real site. */
export const demoWords = globalThis.document?.querySelector('.demo-strip')?.textContent.split(':', 1)[0]
