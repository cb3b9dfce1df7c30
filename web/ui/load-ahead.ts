// Stands in for Vite's own helper of the same name: fetches the style sheets and shared scripts of a late part together
// with the part itself. It does the same for the browsers that can run this site, at a fifth of the size.

const asked = new Map<string, Promise<unknown>>()

// oxlint-disable-next-line no-underscore-dangle -- the name that Vite's build calls it by
export async function __vitePreload<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  await Promise.all(files.map(fetchOnce))
  return load()
}

function fetchOnce(file: string): Promise<unknown> {
  const known = asked.get(file)
  if (known) return known
  const link = document.createElement('link')
  const isSheet = file.endsWith('.css')
  link.rel = isSheet ? 'stylesheet' : 'modulepreload'
  link.href = `/${file}`
  // Nobody waits for a script here: the part that imports it does. But a part without its style sheet is not whole.
  const arrival = isSheet
    ? new Promise((arrived, failed) => {
        link.addEventListener('load', arrived)
        link.addEventListener('error', failed)
      })
    : Promise.resolve()
  document.head.append(link)
  asked.set(file, arrival)
  return arrival
}
