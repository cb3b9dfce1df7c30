// Stands in for Vite's own helper of the same name: fetches the style sheets and shared scripts of a late part together
// with the part itself. It does the same for the browsers that can run this site, at a fifth of the size.

const asked: Record<string, Promise<unknown>> = {}

// oxlint-disable-next-line no-underscore-dangle -- the name that Vite's build calls it by
export async function __vitePreload<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  // The first style sheet stands in the page itself.
  const missing = files.filter((file) => !file.includes('/first-'))
  await Promise.all(missing.map((file) => (asked[file] ??= fetchFile(file))))
  return load()
}

function fetchFile(file: string): Promise<unknown> {
  return new Promise((arrived, failed) => {
    const link = document.createElement('link')
    const isSheet = file.endsWith('.css')
    link.rel = isSheet ? 'stylesheet' : 'modulepreload'
    link.href = `/${file}`
    link.addEventListener('load', arrived)
    link.addEventListener('error', () => {
      // The next click asks again.
      delete asked[file]
      link.remove()
      failed(new Error(`Unable to preload ${file}`))
    })
    document.head.append(link)
    // Nobody waits for a script here: the part that imports it does. But a part without its style sheet is not whole.
    if (!isSheet) arrived(undefined)
  })
}
